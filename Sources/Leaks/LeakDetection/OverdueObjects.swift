/// Tracks when objects become overdue, and when they are released after all.
///
/// The caller knows the app and decides which live objects are in excess.
public struct OverdueObjects {
  /// An object that outlived its screen.
  public struct Entry: Sendable {
    public let object: TrackedObject
    /// The event after which the object was in excess.
    public let since: Int
    /// The event in which the object was released after all, while the app was still running.
    public fileprivate(set) var death: Int?
  }

  /// Every object that was ever overdue and not forgiven, oldest first.
  public private(set) var entries: [Entry] = []
  private var waiting: [TrackedObject: Int] = [:]

  /// Creates a tracker without overdue objects.
  public init() {}

  /// Whether no overdue object is alive.
  public var isEmpty: Bool { waiting.isEmpty }
  /// The overdue objects that are alive.
  public var alive: Set<TrackedObject> { Set(waiting.keys) }

  /// Records which objects are alive after an event.
  ///
  /// - Parameters:
  ///   - alive: The live objects.
  ///   - excess: The live objects that are in excess now.
  ///   - event: The number of the event.
  /// - Returns: The objects that have become overdue, and the overdue objects that were released.
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

  /// Removes an object that was alive for a reason: its screen is shown again.
  public mutating func forgive(_ object: TrackedObject) {
    guard let index = waiting.removeValue(forKey: object) else { return }
    entries.remove(at: index)
    for (other, place) in waiting where place > index { waiting[other] = place - 1 }
  }

  /// The live objects in excess of the expected counts: the oldest of each type that are not in the
  /// live set.
  ///
  /// - Parameters:
  ///   - alive: The live objects, oldest first.
  ///   - expected: The number of instances of each type that should be alive.
  ///   - liveSet: The objects that are known to be expected.
  public static func excess(
    of alive: [TrackedObject], over expected: [String: Int],
    liveSet: Set<TrackedObject> = []
  ) -> [TrackedObject] {
    let excess = surplus(of: alive.lazy.filter { !liveSet.contains($0) }, alive, expected)
    return alive.filter(excess.contains)
  }

  /// The live objects in excess of the expected counts, chosen by which screens remain.
  ///
  /// An object created in the same event as a screen probably belongs to that screen, and one
  /// created at launch probably belongs to the app. An object of the app or of a remaining screen
  /// is chosen only after all others of its type. Objects that are already overdue are chosen
  /// first. Among equals, the oldest is chosen.
  ///
  /// - Parameters:
  ///   - alive: The live objects, oldest first.
  ///   - expected: The number of instances of each type that should be alive.
  ///   - births: The events in which the remaining screens were created, and the launch.
  public func excess(
    of alive: [TrackedObject], over expected: [String: Int], screensBornIn births: Set<Int>
  ) -> [TrackedObject] {
    let known = alive.filter { waiting[$0] != nil }
    let rest = alive.filter { waiting[$0] == nil }
    let others = rest.filter { !births.contains($0.birth) }
    let order = known + others + rest.filter { births.contains($0.birth) }
    let excess = Self.surplus(of: order, alive, expected)
    return alive.filter(excess.contains)
  }

  /// The first objects in the given order that exceed the expected counts of their types.
  private static func surplus(
    of order: some Sequence<TrackedObject>, _ alive: [TrackedObject], _ expected: [String: Int]
  ) -> Set<TrackedObject> {
    var surplus: [String: Int] = [:]
    for object in alive { surplus[object.type, default: 0] += 1 }
    for (type, count) in expected { surplus[type, default: 0] -= count }
    return Set(
      order.filter { object in
        guard surplus[object.type, default: 0] > 0 else { return false }
        surplus[object.type]! -= 1
        return true
      })
  }
}
