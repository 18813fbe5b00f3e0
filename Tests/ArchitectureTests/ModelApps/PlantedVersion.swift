import Foundation
import RandomUsers
import UIKit

/// A deviation planted in the new version of an app, and what random users found.
struct PlantedVersion: Codable {
  let app: String
  let deviation: String
  /// The position of the launch's circumstances in those of the `PlantedApp`.
  let circumstances: Int
  /// The subject of the first difference, such as `title of ModelScreen`.
  let difference: String
  /// The number of sessions until the difference was found, in whole crowds.
  let sessions: Int
  /// The simplest events found to show it.
  let events: [UserEvent]
}

/// The state in which both versions are launched, and what happens around them.
struct Circumstances<Model: ShownModel> {
  let start: Model.Start
  /// The server is unreachable in each half second with a multiple of this number; `nil` for never.
  var outages: Int?

  @MainActor func launch(_ make: @escaping (Model.Start) -> Model) -> AppLaunch {
    .delegate { ModelApp(make(start), outages: outages) }
  }
}
