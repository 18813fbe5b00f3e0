import Foundation
import RandomUsers
import UIKit

/// A deviation planted in the new version of an app, and what random users found.
struct PlantedVersion: Codable {
  let app: String
  let deviation: String
  /// The index of the launch's circumstances in `PlantedApp.circumstances`.
  let circumstances: Int
  /// The subject of the first difference, such as `title of ModelScreen`.
  let difference: String
  /// The number of sessions of all crowds up to the one that found the difference.
  let sessions: Int
  /// The simplest events found that reveal the difference.
  let events: [UserEvent]
}

/// The state in which both versions are launched, and the outages of their server.
struct Circumstances<Model: ShownModel> {
  let start: Model.Start
  /// The interval between outages: the server is unreachable in each half second whose number is a
  /// multiple of this value; `nil` if the server is always reachable.
  var outages: Int?

  @MainActor func launch(_ make: @escaping (Model.Start) -> Model) -> AppLaunch {
    .delegate { ModelApp(make(start), outages: outages) }
  }
}
