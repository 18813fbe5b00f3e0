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
/// Only classes of the given modules count. The error lists the number of live objects per class
/// and draws the references that keep the objects alive. Each cycle, and each path from a static or
/// global variable of the modules, is drawn once.
///
/// This is an ordinary function, so it works in any test framework, on or off the main actor.
/// Blocks run one at a time: while one runs, other tests that call this function wait. Only objects
/// created on the block's own thread are checked, not objects created by threads and tasks that the
/// block starts. There is no `async` variant: while an `async` block is suspended, other tests run
/// on its thread, and their objects would be attributed to the block.
///
/// - Parameters:
///   - modules: The modules whose classes must have no instances left, such as your app's module.
///   - allowed: Classes whose instances may stay alive, such as a lazily created singleton. The
///     objects that these instances hold must still be released.
///   - block: The code that creates the objects. It must not store them outside the block.
/// - Throws: ``StillAlive`` if any object is alive; ``LeakCheckError`` if the check is impossible;
///   and any error that the block throws, in which case nothing is checked.
public func expectAllReleased(
  in modules: [String], allowing allowed: Set<String> = [], _ block: () throws -> Void
) throws {
  try LeakCheckError.check(modules)
  nb_take_turn()
  defer { nb_end_turn() }
  let census = HeapCensus(modules: modules)
  defer { census.end() }
  try run(block)
  census.end()
  guard census.isComplete else { throw LeakCheckError.tooManyObjects }
  if census.objects().allSatisfy({ allowed.contains($0.type) }) { return }
  throw StillAlive(census.snapshot(), in: modules, allowed)
}

// A separate function, so that no local reference to the block's objects remains after it returns.
@inline(never) private func run(_ block: () throws -> Void) rethrows { try block() }

extension HeapCensus {
  /// Runs a closure while no other thread is within ``expectAllReleased(in:allowing:_:)``.
  ///
  /// Use it to copy the process, for example: otherwise the copy could contain another thread's
  /// half-written tables.
  public static func whileNoOtherThreadCounts<Value>(_ body: () -> Value) -> Value {
    if nb_has_session() { return body() }
    nb_take_turn()
    defer { nb_end_turn() }
    return body()
  }
}

extension [String] {
  /// A sentence that lists fields that could not be decoded; empty if there are none.
  package var advice: [String] {
    let fields = count == 1 ? "1 field" : "\(count) fields"
    return isEmpty ? [] : ["\(fields) could not be decoded: \(joined(separator: ", "))."]
  }
}
