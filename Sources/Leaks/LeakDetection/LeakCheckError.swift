import CLeakDetection

/// The reason why a check for live objects was impossible; such a check never passes.
public enum LeakCheckError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The program has no allocation hooks.
  case noHooks
  /// The detector's self-check failed in this process.
  case selfCheckFailed(reason: String)
  /// This thread is already counting objects.
  case nested
  /// No module was given.
  case noModules
  /// The program contains no code from this module.
  case unknownModule(String)
  /// More objects were alive at once than can be counted.
  case tooManyObjects

  /// A message that states the problem and a remedy.
  public var description: String {
    switch self {
    case .noHooks:
      "no allocation hooks found; they require Linux on x86-64 or arm64."
        + " Link NavBench's product LeakDetection into the test target,"
        + " or skip the test if HeapCensus.isAvailable is false."
    case .selfCheckFailed(let reason):
      "the leak detector's self-check failed (\(reason)): it cannot read the objects of this"
        + " compiler, runtime or processor. Use Swift 6.3, or skip the test if"
        + " HeapCensus.isAvailable is false."
    case .nested:
      "this thread is already counting objects. Do not nest calls to expectAllReleased,"
        + " and do not call it during the session of a HeapCensus."
    case .noModules: "no module given. Name the modules whose objects must be released."
    case .unknownModule(let name):
      "no code from module '\(name)' found in this program. Check the spelling,"
        + " that the module is linked, and that its symbols are not stripped."
    case .tooManyObjects:
      "more than 4 million objects were alive at once, which exceeds the limit."
        + " Split the block into smaller blocks."
    }
  }

  static func check(_ modules: [String]) throws(Self) {
    guard nb_hooks_present() else { throw .noHooks }
    if let reason = HeapCensus.selfCheckFailure { throw .selfCheckFailed(reason: reason) }
    if nb_has_session() { throw .nested }
    if modules.isEmpty { throw .noModules }
    for module in modules where !nb_has_module("$s\(module.utf8.count)\(module)") {
      throw .unknownModule(module)
    }
  }
}
