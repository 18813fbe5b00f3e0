import Foundation
import RandomUsers
import UIKit

/// A deviation planted in the new version of an app, and what random users found.
struct PlantedVersion: Codable {
  let app: String
  let deviation: String
  /// The position of the launch's circumstances in those of the `PlantedApp`.
  let circumstances: Int
  /// What differs first, such as `title of ModelScreen`.
  let difference: String
  /// The number of sessions until the difference was found, in whole crowds of ten.
  let sessions: Int
  /// The simplest events found to show it.
  let events: [UserEvent]
}

/// The state in which both versions are launched, and what happens around them.
struct Circumstances<Model: ShownModel> {
  let start: Model.Start
  /// Every how many half seconds the server cannot be reached; `nil` if it always can.
  var outages: Int?

  @MainActor func launch(_ make: @escaping (Model.Start) -> Model) -> AppLaunch {
    .delegate { ModelApp(make(start), outages: outages) }
  }
}
