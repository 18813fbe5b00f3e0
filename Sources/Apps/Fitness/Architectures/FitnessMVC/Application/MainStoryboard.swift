import UIKit

/// The scenes and segues of the app; on iOS, a storyboard file contains them.
enum MainStoryboard {
  private static let name = #fileID

  /// Creates the controller of the scene with the same name.
  static func instantiate<Controller: UIViewController>() -> Controller {
    instantiate(String(describing: Controller.self))
  }

  /// Creates the stack of a sheet, with its root.
  static func instantiateStack(_ scene: String) -> UINavigationController {
    instantiate(scene)
  }

  private static func instantiate<Controller: UIViewController>(
    _ identifier: String
  ) -> Controller {
    if !UIStoryboard.isRegistered(name) { UIStoryboard.register(definition) }
    let storyboard = UIStoryboard(name: name, bundle: nil)
    guard
      let controller = storyboard.instantiateViewController(withIdentifier: identifier)
        as? Controller
    else { preconditionFailure("the scene '\(identifier)' has a controller of another class") }
    return controller
  }

  private static var definition: UIStoryboard.Definition {
    UIStoryboard.Definition(
      name: name, initial: "SplashViewController", scenes: containers + tabScenes + sheetScenes)
  }

  private static var containers: [UIStoryboard.Definition.Scene] {
    [
      .init(
        identifier: "MainTabBarController", children: ["ActivitiesStack", "AccountStack"],
        segues: [present(.appointments, "AppointmentsStack"), present(.login, "LoginStack")]
      ) { MainTabBarController(coder: $0) },
      stack("ActivitiesStack", of: "ActivitiesViewController"),
      stack("AccountStack", of: "AccountViewController"),
      stack("AppointmentsStack", of: "AppointmentsViewController"),
      stack("NoteStack", of: "NoteViewController"),
      stack("LoginStack", of: "LoginViewController"),
    ]
  }

  private static var tabScenes: [UIStoryboard.Definition.Scene] {
    [
      .init(identifier: "SplashViewController") { SplashViewController(coder: $0) },
      .init(
        identifier: "ActivitiesViewController",
        segues: [
          show(.subcategories, "SubcategoriesViewController"), show(.clubs, "ClubsViewController"),
        ]
      ) { ActivitiesViewController(coder: $0) },
      .init(
        identifier: "SubcategoriesViewController",
        segues: [
          show(.trainers, "TrainersViewController"), show(.trainer, "TrainerViewController"),
        ]
      ) { SubcategoriesViewController(coder: $0) },
      .init(
        identifier: "TrainersViewController", segues: [show(.trainer, "TrainerViewController")]
      ) { TrainersViewController(coder: $0) },
      .init(
        identifier: "TrainerViewController",
        segues: [show(.trainer, "TrainerViewController"), show(.clubs, "ClubsViewController")]
      ) { TrainerViewController(coder: $0) },
      .init(
        identifier: "AccountViewController",
        segues: [show(.clubs, "ClubsViewController"), show(.trainer, "TrainerViewController")]
      ) { AccountViewController(coder: $0) },
      .init(identifier: "ClubsViewController", segues: [show(.dates, "DatesViewController")]) {
        ClubsViewController(coder: $0)
      },
      .init(identifier: "DatesViewController", segues: [show(.summary, "SummaryViewController")]) {
        DatesViewController(coder: $0)
      },
      .init(identifier: "SummaryViewController", segues: [present(.note, "NoteStack")]) {
        SummaryViewController(coder: $0)
      },
    ]
  }

  private static var sheetScenes: [UIStoryboard.Definition.Scene] {
    [
      .init(identifier: "NoteViewController") { NoteViewController(coder: $0) },
      .init(
        identifier: "AppointmentsViewController",
        segues: [show(.appointment, "AppointmentViewController")]
      ) { AppointmentsViewController(coder: $0) },
      .init(
        identifier: "AppointmentViewController", segues: [show(.clubs, "ClubsViewController")]
      ) { AppointmentViewController(coder: $0) },
      .init(identifier: "LoginViewController") { LoginViewController(coder: $0) },
    ]
  }

  private static func stack(
    _ identifier: String, of root: String
  ) -> UIStoryboard.Definition.Scene {
    .init(identifier: identifier, children: [root]) { UINavigationController(coder: $0) }
  }

  private static func show(
    _ segue: SegueIdentifier, _ destination: String
  ) -> UIStoryboard.Definition.Segue {
    .init(identifier: segue.rawValue, destination: destination, kind: .show)
  }

  private static func present(
    _ segue: SegueIdentifier, _ destination: String
  ) -> UIStoryboard.Definition.Segue {
    .init(identifier: segue.rawValue, destination: destination, kind: .present)
  }
}

/// The segues of the storyboard.
enum SegueIdentifier: String {
  case subcategories, trainers, trainer, clubs, dates, summary, note
  case appointments, appointment, login
}

extension UIViewController {
  func performSegue(_ segue: SegueIdentifier, sender: Any? = nil) {
    performSegue(withIdentifier: segue.rawValue, sender: sender)
  }
}
