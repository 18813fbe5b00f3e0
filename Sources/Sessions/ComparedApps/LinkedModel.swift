import UserSessions

/// A reference model that follows links, and so determines what each link must do in each state.
package protocol LinkedModel: ReferenceModel {
  /// The start of an app that a link launches.
  static func start(_ start: Start, launchedBy link: String, _ arrival: LinkArrival) -> Start

  /// The number of links that were followed, including those to the current screen.
  var followedLinks: Int { get }
  /// Whether this link waits to be followed.
  func hasParked(_ link: String) -> Bool
  /// The IDs of the screens on all stacks, in the order of the running app's.
  ///
  /// A screen keeps its ID as long as it is there; one opened in its place has a different ID.
  var screens: [Int] { get }
  /// The events that complete the screen's task: a screen opened in an unusual way may be miswired.
  var wayOn: [UserEvent] { get }
}
