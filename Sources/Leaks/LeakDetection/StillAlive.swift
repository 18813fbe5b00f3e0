/// Objects that should have been released but are still alive.
public struct StillAlive: Error, CustomStringConvertible {
  /// The number of live objects per class, sorted by name.
  public let counts: [HeapCensus.Count]
  /// For each defect, the trace of the oldest object that it keeps alive.
  public let traces: [LeakTrace]
  /// The fields and captures that could not be decoded, such as `Profile.lock`.
  public let unreadFields: [String]
  private let modules: [String]

  init(_ snapshot: HeapSnapshot, in modules: [String], _ allowed: Set<String>) {
    let objects = (snapshot.leaked + snapshot.held).filter { !allowed.contains($0.type) }
    counts = Dictionary(grouping: objects, by: \.type)
      .map { HeapCensus.Count(type: $0.key, count: $0.value.count) }
      .sorted { $0.type < $1.type }
    var known: Set<String> = []
    // The 200 oldest survivors are enough to show what keeps thousands alive.
    traces = objects.sorted { $0.id < $1.id }.prefix(200)
      .map { snapshot.trace(of: $0, outliving: objects) }
      // A member of a cycle explains more than the objects that the cycle holds.
      .sorted { $0.root == .cycle && $0.path.isEmpty && !($1.root == .cycle && $1.path.isEmpty) }
      .filter { known.insert($0.fingerprint).inserted }
    unreadFields = snapshot.unreadFields
    self.modules = modules
  }

  public var description: String {
    let total = counts.map(\.count).reduce(0, +)
    let heading =
      "\(total) \(total == 1 ? "object" : "objects") of \(modules.joined(separator: ", "))"
      + " created in the block \(total == 1 ? "is" : "are") still alive after it:"
    let list = counts.map { "  \($0.count) \($0.type)" }
    let advice =
      "The underlined reference is the likely cause: make it weak, or clear it."
      + " If instances of a class are meant to stay alive, name the class in 'allowing'."
    return ([heading] + list + traces.map(\.drawing) + [advice] + unreadFields.advice)
      .joined(separator: "\n")
  }
}
