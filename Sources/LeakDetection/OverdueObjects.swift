/// The objects that should be gone and are not: since when, and until when.
///
/// Whoever knows the app says which live objects are too many; this keeps the books, object by object.
public struct OverdueObjects {
  /// An object that outlived its screen.
  public struct Entry: Sendable {
    public let object: TrackedObject
    /// The event after which it was too many.
    public let since: Int
    /// The event in which it died after all, while the app still ran.
    public fileprivate(set) var death: Int?
  }

  /// Every object that was ever overdue, oldest first.
  public private(set) var entries: [Entry] = []
  private var waiting: [TrackedObject: Int] = [:]

  /// Begins with nothing overdue.
  public init() {}

  /// Whether an object that is overdue still lives.
  public var isEmpty: Bool { waiting.isEmpty }
  /// The overdue objects that live.
  public var alive: Set<TrackedObject> { Set(waiting.keys) }

  /// Takes note of what lives after an event.
  ///
  /// - Parameters:
  ///   - alive: The live objects.
  ///   - excess: Those of them that are too many now.
  ///   - event: The number of the event.
  /// - Returns: The objects that have become overdue, and those that have died.
  public mutating func update(
    alive: [TrackedObject], excess: [TrackedObject], event: Int
  ) -> (new: [TrackedObject], dead: [Entry]) {
    let living = Set(alive)
    var dead: [Entry] = []
    for (object, index) in waiting where !living.contains(object) {
      entries[index].death = event
      dead.append(entries[index])
      waiting[object] = nil
    }
    let new = excess.filter { waiting[$0] == nil }
    for object in new {
      waiting[object] = entries.count
      entries.append(Entry(object: object, since: event))
    }
    return (new, dead.sorted { $0.object.id < $1.object.id })
  }

  /// Takes an object off the books: its screen is shown again, so it was kept for that.
  public mutating func forgive(_ object: TrackedObject) {
    guard let index = waiting.removeValue(forKey: object) else { return }
    entries.remove(at: index)
    for (other, place) in waiting where place > index { waiting[other] = place - 1 }
  }

  /// Those of the live objects that are too many: of each type the oldest, apart from those that were there from the beginning.
  ///
  /// - Parameters:
  ///   - alive: The live objects, oldest first.
  ///   - expected: How many instances of each type should live.
  ///   - residents: Objects that are among those for certain.
  public static func excess(
    of alive: [TrackedObject], over expected: [String: Int],
    residents: Set<TrackedObject> = []
  ) -> [TrackedObject] {
    var surplus: [String: Int] = [:]
    for object in alive { surplus[object.type, default: 0] += 1 }
    for (type, count) in expected { surplus[type, default: 0] -= count }
    return alive.filter { object in
      guard surplus[object.type, default: 0] > 0, !residents.contains(object) else { return false }
      surplus[object.type]! -= 1
      return true
    }
  }
}
