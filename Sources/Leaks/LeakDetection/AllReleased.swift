import CLeakDetection

/// Runs a block and throws if objects that it created are still alive afterwards.
///
///     @MainActor @Test func profileIsReleased() throws {
///       try expectAllReleased(in: ["MyApp"]) {
///         let coordinator = ProfileCoordinator()
///         coordinator.start()
///         coordinator.finish()
///       }
///     }
///
/// Only classes of the given modules count. The error lists the number of live objects per class,
/// and draws what keeps them: each cycle, and each path from a static or global variable of the
/// modules, once.
///
/// This is an ordinary function, so it works in any test framework, on or off the main actor.
/// Blocks run one at a time: while one runs, other tests that call this function wait. Only objects
/// created on the block's own thread are checked, not those of threads and tasks that the block
/// starts. There is no `async` variant: while an `async` block is suspended, other tests run on its
/// thread, and their objects would be attributed to the block.
///
/// - Parameters:
///   - modules: The modules whose classes must have no instances left, such as your app's.
///   - allowed: Classes whose instances may stay, such as a lazily created singleton. Objects that
///     they hold may not.
///   - block: Creates the objects. It must not store them in variables outside the block.
/// - Throws: ``StillAlive`` if any object is alive; ``CannotTellWhatIsAlive`` if the check is
///   impossible, which never counts as a pass; and any error that the block throws, in which case
///   nothing is checked.
public func expectAllReleased(
  in modules: [String], allowing allowed: Set<String> = [], _ block: () throws -> Void
) throws {
  try CannotTellWhatIsAlive.check(modules)
  nb_take_turn()
  defer { nb_end_turn() }
  let census = HeapCensus(modules: modules)
  defer { census.end() }
  try run(block)
  census.end()
  try CannotTellWhatIsAlive.check(census)
  if census.objects().allSatisfy({ allowed.contains($0.type) }) { return }
  throw StillAlive(census.aftermath(), in: modules, allowed)
}

// A separate function: when it returns, nothing here holds the block's objects.
@inline(never) private func run(_ block: () throws -> Void) rethrows { try block() }

extension HeapCensus {
  /// Runs a closure while no other thread is within ``expectAllReleased(in:allowing:_:)``.
  ///
  /// Use it to copy the process, for example: otherwise the copy could contain another thread's
  /// half-written tables.
  public static func whileNobodyElseCounts<Value>(_ body: () -> Value) -> Value {
    if nb_has_session() { return body() }
    nb_take_turn()
    defer { nb_end_turn() }
    return body()
  }
}

/// Objects that should have been released but are still alive.
public struct StillAlive: Error, CustomStringConvertible {
  /// The number of live objects per class, sorted by name.
  public let counts: [HeapCensus.Count]
  /// The paths that keep them: for each defect, the trace of the oldest object that it keeps alive.
  public let traces: [LeakTrace]
  /// The fields and captures that could not be read by their type, such as `Profile.lock`.
  public let unreadFields: [String]
  private let modules: [String]

  init(_ aftermath: Aftermath, in modules: [String], _ allowed: Set<String>) {
    let objects = (aftermath.leaked + aftermath.held).filter { !allowed.contains($0.type) }
    counts = Dictionary(grouping: objects, by: \.type)
      .map { HeapCensus.Count(type: $0.key, count: $0.value.count) }
      .sorted { $0.type < $1.type }
    var known: Set<String> = []
    // Of thousands of survivors, the oldest suffice to show what keeps them.
    traces = objects.sorted { $0.id < $1.id }.prefix(200)
      .map { aftermath.trace(of: $0, outliving: objects) }
      // A member of a cycle explains more than objects that hang below it.
      .sorted { $0.root == .cycle && $0.path.isEmpty && !($1.root == .cycle && $1.path.isEmpty) }
      .filter { known.insert($0.fingerprint).inserted }
    unreadFields = aftermath.unreadFields
    self.modules = modules
  }

  public var description: String {
    let total = counts.map(\.count).reduce(0, +)
    let heading =
      "\(total) \(total == 1 ? "object" : "objects") of \(modules.joined(separator: ", "))"
      + " made in the block \(total == 1 ? "is" : "are") alive after it, and should be gone:"
    let list = counts.map { "  \($0.count) \($0.type)" }
    let advice =
      "The underlined reference is the one to look at: make it weak, or end it by hand."
      + " A class whose instances may stay is named in 'allowing'."
    return ([heading] + list + traces.map(\.drawing) + [advice] + unreadFields.advice)
      .joined(separator: "\n")
  }
}

extension [String] {
  /// A sentence about unreadable fields; empty if there are none.
  package var advice: [String] {
    let fields = count == 1 ? "1 field" : "\(count) fields"
    let its = count == 1 ? "its type" : "their types"
    return isEmpty
      ? [] : ["\(fields) could not be read by \(its): \(joined(separator: ", "))."]
  }
}

/// An error for a check that could not be made.
public struct CannotTellWhatIsAlive: Error, CustomStringConvertible {
  /// The missing requirement and how to meet it.
  public let description: String

  /// - Throws: An error when a block would pass whatever it left behind.
  fileprivate static func check(_ modules: [String]) throws(Self) {
    guard HeapCensus.isAvailable else {
      throw Self(
        description: "objects can only be counted with the allocation hooks, on Linux and x86-64;"
          + " link the product LeakDetection of NavBench into the test target,"
          + " or leave the test out where HeapCensus.isAvailable is false.")
    }
    if nb_has_session() {
      throw Self(
        description: "this thread is counting objects already, and can only do so once;"
          + " do not put expectAllReleased into another, or into the session of a HeapCensus.")
    }
    if modules.isEmpty {
      throw Self(description: "no module was named; name the one whose objects must be gone.")
    }
    for module in modules where !nb_has_module("$s\(module.utf8.count)\(module)") {
      throw Self(
        description: "this program has no code of a module '\(module)';"
          + " look for a misspelling, and see that it is linked in and not stripped of its symbols."
      )
    }
  }

  /// - Throws: An error when the tables had no room for some of the block's objects.
  fileprivate static func check(_ census: HeapCensus) throws(Self) {
    guard !census.isComplete else { return }
    throw Self(
      description: "the block made more objects than the census has room for, 4 million at once;"
        + " make it smaller.")
  }
}
