import UIKit

/// The state of an app when it has become idle after an event of a compared session.
struct Observation: Codable, Hashable {
  let screen: ObservedScreen
  /// The class of the screen in front or behind an alert, which names the difference but is not
  /// compared.
  let name: String
  /// Requests that UIKit refused during the event.
  let refusals: [String]
  /// The exception or hang that ended the session.
  let failure: String?
  /// The app's live objects by class.
  let alive: [String: Int]
  /// The number of objects created during the event, including closures.
  let created: Int
}
