import UserSessions

/// A reference model that follows links and determines their required effect in each state.
package protocol LinkedModel: ReferenceModel {
  /// The start of an app that a link launches.
  static func start(_ start: Start, launchedBy link: String, _ arrival: LinkArrival) -> Start

  /// The number of links that were followed, including those to the current screen.
  var followedLinks: Int { get }
  /// Whether this link is parked, waiting to be followed.
  func hasParked(_ link: String) -> Bool
  /// Whether this link waits for the user to log in on a screen that was open or that it opened.
  ///
  /// `false` by default, for apps in which links never open a login screen.
  func awaitsLogin(_ link: String) -> Bool
  /// Whether this link leads to a screen that the current user may not see.
  ///
  /// `false` by default, for apps whose users may see everything.
  func refuses(_ link: String) -> Bool
  /// The IDs of the screens on all stacks, in the same order as in the running app.
  ///
  /// A screen keeps its ID while it is open; a screen that replaces it has a different ID.
  var screens: [Int] { get }
  /// The events that complete the task of the visible screen.
  ///
  /// Trials perform them after a link, because a visible screen may still be wired incorrectly.
  var wayOn: [UserEvent] { get }
}

extension LinkedModel {
  package func awaitsLogin(_ link: String) -> Bool { false }
  package func refuses(_ link: String) -> Bool { false }
}
