import UIKit

/// The scenes and segues of the app; on iOS, a storyboard file contains them.
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
      name: name, initial: "LoginViewController",
      scenes: [
        .init(
          identifier: "LoginViewController", segues: [show(.players, "PlayerListViewController")]
        ) { LoginViewController(coder: $0) },
        .init(
          identifier: "PlayerListViewController",
          segues: [
            show(.detail, "PlayerDetailViewController"), show(.add, "PlayerAddViewController"),
            show(.confirm, "ConfirmPlayersViewController"),
          ]
        ) { PlayerListViewController(coder: $0) },
        .init(
          identifier: "PlayerDetailViewController",
          segues: [show(.edit, "PlayerEditViewController")]
        ) { PlayerDetailViewController(coder: $0) },
        .init(identifier: "PlayerEditViewController") { PlayerEditViewController(coder: $0) },
        .init(identifier: "PlayerAddViewController") { PlayerAddViewController(coder: $0) },
        .init(
          identifier: "ConfirmPlayersViewController",
          segues: [show(.gather, "GatherViewController")]
        ) { ConfirmPlayersViewController(coder: $0) },
        .init(identifier: "GatherViewController") { GatherViewController(coder: $0) },
      ])
  }

  private static func show(
    _ segue: SegueIdentifier, _ destination: String
  ) -> UIStoryboard.Definition.Segue {
    .init(identifier: segue.rawValue, destination: destination, kind: .show)
  }
}

/// The segues of the storyboard.
enum SegueIdentifier: String {
  case players, detail, add, confirm, edit, gather
}

extension UIViewController {
  func performSegue(_ segue: SegueIdentifier, sender: Any? = nil) {
    performSegue(withIdentifier: segue.rawValue, sender: sender)
  }
}
