import UIKit

/// The segues of the storyboard.
enum Segue: String {
  case players, detail, add, confirm, edit, gather
}

/// The storyboard file of the app, as code: its scenes, and the segues between them.
enum MainStoryboard {
  private static let name = #fileID

  /// Creates the controller of the scene named after its class.
  static func instantiate<Controller: UIViewController>() -> Controller {
    if !UIStoryboard.isRegistered(name) { UIStoryboard.register(file) }
    let scene = String(describing: Controller.self)
    let controller = UIStoryboard(name: name, bundle: nil)
      .instantiateViewController(withIdentifier: scene)
    guard let controller = controller as? Controller else {
      preconditionFailure("the scene '\(scene)' has a controller of another class")
    }
    return controller
  }

  private static var file: UIStoryboard.Definition {
    .init(
      name: name, initial: "LoginViewController",
      scenes: [
        scene([.players: "PlayerListViewController"]) { LoginViewController(coder: $0) },
        scene([
          .detail: "PlayerDetailViewController", .add: "PlayerAddViewController",
          .confirm: "ConfirmPlayersViewController",
        ]) { PlayerListViewController(coder: $0) },
        scene([.edit: "PlayerEditViewController"]) { PlayerDetailViewController(coder: $0) },
        scene { PlayerEditViewController(coder: $0) },
        scene { PlayerAddViewController(coder: $0) },
        scene([.gather: "GatherViewController"]) { ConfirmPlayersViewController(coder: $0) },
        scene { GatherViewController(coder: $0) },
      ])
  }

  private static func scene<Controller: UIViewController>(
    _ segues: KeyValuePairs<Segue, String> = [:],
    make: @escaping @Sendable @MainActor (NSCoder) -> Controller?
  ) -> UIStoryboard.Definition.Scene {
    .init(
      identifier: String(describing: Controller.self),
      segues: segues.map {
        .init(identifier: $0.key.rawValue, destination: $0.value, kind: .show)
      }, make: make)
  }
}

extension UIViewController {
  func performSegue(_ segue: Segue, sender: Any? = nil) {
    performSegue(withIdentifier: segue.rawValue, sender: sender)
  }
}
