import UIKit

/// The scenes of the app, without segues; on iOS, a storyboard file contains them.
enum MainStoryboard {
  private static let name = #fileID

  /// Creates the view of the scene with the same name.
  static func instantiate<View: UIViewController>() -> View {
    if !UIStoryboard.isRegistered(name) { UIStoryboard.register(definition) }
    let identifier = String(describing: View.self)
    let storyboard = UIStoryboard(name: name, bundle: nil)
    guard let view = storyboard.instantiateViewController(withIdentifier: identifier) as? View
    else { preconditionFailure("the scene '\(identifier)' has a view of another class") }
    return view
  }

  private static var definition: UIStoryboard.Definition {
    UIStoryboard.Definition(name: name, scenes: tabScenes + sheetScenes)
  }

  private static var tabScenes: [UIStoryboard.Definition.Scene] {
    [
      .init(identifier: "SplashViewController") { SplashViewController(coder: $0) },
      .init(identifier: "ActivitiesViewController") { ActivitiesViewController(coder: $0) },
      .init(identifier: "SubcategoriesViewController") { SubcategoriesViewController(coder: $0) },
      .init(identifier: "TrainersViewController") { TrainersViewController(coder: $0) },
      .init(identifier: "TrainerViewController") { TrainerViewController(coder: $0) },
      .init(identifier: "ClubsViewController") { ClubsViewController(coder: $0) },
      .init(identifier: "DatesViewController") { DatesViewController(coder: $0) },
      .init(identifier: "SummaryViewController") { SummaryViewController(coder: $0) },
      .init(identifier: "AccountViewController") { AccountViewController(coder: $0) },
    ]
  }

  private static var sheetScenes: [UIStoryboard.Definition.Scene] {
    [
      .init(identifier: "NoteViewController") { NoteViewController(coder: $0) },
      .init(identifier: "AppointmentsViewController") { AppointmentsViewController(coder: $0) },
      .init(identifier: "AppointmentViewController") { AppointmentViewController(coder: $0) },
      .init(identifier: "LoginViewController") { LoginViewController(coder: $0) },
    ]
  }
}
