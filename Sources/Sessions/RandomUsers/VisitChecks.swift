/// The checks that a session makes.
///
/// Counting objects and comparing pictures of the screen take most of the time, so they are left
/// out when their result is known or not needed.
struct VisitChecks: Sendable {
  var countsObjects = true
  var comparesTouches = true
  /// The fingerprints of touches that have had an effect: these are not dead.
  var aliveTouches: Set<String> = []

  static let all = VisitChecks()

  init(aliveTouches: Set<String> = []) { self.aliveTouches = aliveTouches }

  /// Creates the checks that can reveal a finding of this kind.
  init(for kind: Finding.Kind) {
    switch kind {
    case .leak, .appLongCycle, .abandoned, .releasedLate, .releasedEarly: comparesTouches = false
    case .deadTouch: countsObjects = false
    default: (countsObjects, comparesTouches) = (false, false)
    }
  }
}
