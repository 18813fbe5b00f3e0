import Foundation
import RandomUsers
import UIKit

/// A deviation planted in the new version of an app, and what random users found.
struct PlantedVersion: Codable {
  let app: String
  let deviation: String
  /// The index of the launch's circumstances in `PlantedApp.circumstances`.
  let circumstances: Int
  /// The subject of the first difference, such as `title of Screen<ListScreen>`.
  let difference: String
  /// The number of sessions of the crowd that found the difference.
  let sessions: Int
  /// The simplest events found that reveal the difference.
  let events: [UserEvent]
}

/// The state and the time in which both versions are launched, and the outages of their server.
struct Circumstances<Model: ShownModel> {
  let start: Model.Start
  /// The interval between outages: the server is unreachable in each half second whose number is a
  /// multiple of this value; `nil` if the server is always reachable.
  var outages: Int?
  /// The number of seconds that have passed on the model's clock, on which roles and offers depend.
  var seconds = 0

  @MainActor func launch(_ make: @escaping (Model.Start) -> Model) -> AppLaunch {
    .delegate {
      var model = make(start)
      if seconds > 0 { model.handle(.wait(seconds: seconds)) }
      return ModelApp(model, outages: outages)
    }
  }
}
