import CLeakDetection

/// An error for a check that could not be made.
public struct CannotTellWhatIsAlive: Error, CustomStringConvertible {
  /// The missing requirement and how to meet it.
  public let description: String

  /// - Throws: An error when a block would pass whatever it left behind.
  static func check(_ modules: [String]) throws(Self) {
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
  static func check(_ census: HeapCensus) throws(Self) {
    guard !census.isComplete else { return }
    throw Self(
      description: "the block made more objects than the census has room for, 4 million at once;"
        + " make it smaller.")
  }
}
