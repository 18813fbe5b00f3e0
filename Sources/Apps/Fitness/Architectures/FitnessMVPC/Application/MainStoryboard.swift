import UIKit

/// The scenes of the app. There are no segues: coordinators navigate between the scenes.
enum MainStoryboard {
  private static let name = #fileID

  /// Creates the controller of the scene with the same name.
  static func instantiate<Controller: UIViewController>() -> Controller {
    if !UIStoryboard.isRegistered(name) { UIStoryboard.register(definition) }
    let identifier = String(describing: Controller.self)
    let storyboard = UIStoryboard(name: name, bundle: nil)
    guard
      let controller = storyboard.instantiateViewController(withIdentifier: identifier)
        as? Controller
    else { preconditionFailure("the scene '\(identifier)' has a controller of another class") }
    return controller
  }

  private static var definition: UIStoryboard.Definition {
    UIStoryboard.Definition(
      name: name,
      scenes: [
        .init(identifier: "SplashViewController") { SplashViewController(coder: $0) },
        .init(identifier: "ActivitiesViewController") { ActivitiesViewController(coder: $0) },
        .init(identifier: "SubcategoriesViewController") {
          SubcategoriesViewController(coder: $0)
        },
        .init(identifier: "TrainersViewController") { TrainersViewController(coder: $0) },
        .init(identifier: "TrainerViewController") { TrainerViewController(coder: $0) },
        .init(identifier: "ClubsViewController") { ClubsViewController(coder: $0) },
        .init(identifier: "DatesViewController") { DatesViewController(coder: $0) },
        .init(identifier: "SummaryViewController") { SummaryViewController(coder: $0) },
        .init(identifier: "NoteViewController") { NoteViewController(coder: $0) },
        .init(identifier: "AccountViewController") { AccountViewController(coder: $0) },
        .init(identifier: "AppointmentsViewController") { AppointmentsViewController(coder: $0) },
        .init(identifier: "AppointmentViewController") { AppointmentViewController(coder: $0) },
        .init(identifier: "LoginViewController") { LoginViewController(coder: $0) },
      ])
  }
}
