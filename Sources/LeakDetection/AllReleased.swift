import CLeakDetection

/// Runs a block and throws when instances of some modules' classes that it made are alive after it.
///
///     @MainActor @Test func profileIsReleased() throws {
///       try expectAllReleased(in: ["MyApp"]) {
///         let coordinator = ProfileCoordinator()
///         coordinator.start()
///         coordinator.finish()
///       }
///     }
///
/// The error says how many of which class are alive, and draws what keeps them: each cycle, and each path from a static or global
/// variable of the modules, once.
///
/// It is an ordinary function, so it works in any test framework, on the main actor or off it. Blocks take turns: while one runs,
/// another test that comes here waits. Only what the block's own thread makes is looked at; objects of threads and tasks that
/// the block starts are not. There is no form for `async` blocks: while one is suspended, other tests run on its thread, and what
/// they make would be taken for the block's.
///
/// - Parameters:
///   - modules: The modules whose classes must have no instances left, such as your app's.
///   - allowed: Classes whose instances may stay, such as a singleton that is made when it is first asked for. What they hold
///     may not stay.
///   - block: What makes the objects. It must not give them to variables outside it.
/// - Throws: ``StillAlive`` when something is; ``CannotTellWhatIsAlive`` when nobody can know, which is never the same as
///   nothing being alive; and whatever the block throws, in which case nothing is looked at.
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

// In a function of its own: when it returns, nothing here holds what the block made.
@inline(never) private func run(_ block: () throws -> Void) rethrows { try block() }

extension HeapCensus {
  /// Does something while no other thread is within ``expectAllReleased(in:allowing:_:)``, such as copying the process: the copy
  /// would have the books of another thread half written.
  public static func whileNobodyElseCounts<Value>(_ body: () -> Value) -> Value {
    if nb_has_session() { return body() }
    nb_take_turn()
    defer { nb_end_turn() }
    return body()
  }
}

/// Objects are alive that should be gone.
public struct StillAlive: Error, CustomStringConvertible {
  /// How many of which class, by name.
  public let counts: [HeapCensus.Count]
  /// What keeps them: for each fault the trace of the oldest object that it keeps.
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
    // Of thousands that are left, the oldest show what keeps them.
    traces = objects.sorted { $0.id < $1.id }.prefix(200)
      .map { aftermath.trace(of: $0, outliving: objects) }
      // A member of a cycle tells more of it than what hangs below.
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
  /// A sentence on fields that could not be read, for people; none where there are none.
  package var advice: [String] {
    let fields = count == 1 ? "1 field" : "\(count) fields"
    let its = count == 1 ? "its type" : "their types"
    return isEmpty
      ? [] : ["\(fields) could not be read by \(its): \(joined(separator: ", "))."]
  }
}

/// Why nobody can know what is alive.
public struct CannotTellWhatIsAlive: Error, CustomStringConvertible {
  /// What is missing, and what to do about it.
  public let description: String

  /// - Throws: An error when a block would pass whatever it leaves behind.
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

  /// - Throws: An error when some objects of the block had no place in the tables.
  fileprivate static func check(_ census: HeapCensus) throws(Self) {
    guard !census.isComplete else { return }
    throw Self(
      description: "the block made more objects than the census has room for, 4 million at once;"
        + " make it smaller.")
  }
}
