import RandomUsers
import UIKit
import UserSessions

/// The handler of an alert's action captures the alert to read its field.
///
/// The cycle is alert → action → handler → alert. UIKit's alerts release all handlers once the user
/// has chosen an action; this custom alert releases only the handler of the chosen action.
enum L15 {
  nonisolated static let defect = Defect(
    "L15", "the handler of an alert's action captures the alert", .leak, of: "L15.PromptAlert",
    suspect: "PromptAction.handler",
    events: [.tap("Rename…"), .type("Holiday", into: "Name"), .tap("Cancel")]
  ) { isFixed in
    .window { window in
      let app = AppCoordinator(isFixed: isFixed)
      window.rootViewController = app.start()
      return app
    }
  }

  final class AppCoordinator {
    private weak var album: AlbumScreen?
    private let isFixed: Bool

    init(isFixed: Bool) { self.isFixed = isFixed }

    func start() -> UIViewController {
      let album = AlbumScreen("Rename…") { [weak self] in self?.askForName() }
      self.album = album
      return UINavigationController(rootViewController: album)
    }

    private func askForName() {
      let alert = PromptAlert()
      alert.modalPresentationStyle = .overFullScreen
      alert.addAction(PromptAction("Cancel") {})
      if isFixed {
        alert.addAction(
          PromptAction("Rename") { [weak self, weak alert] in self?.rename(to: alert?.text) })
      } else {
        alert.addAction(PromptAction("Rename") { [weak self] in self?.rename(to: alert.text) })
      }
      album?.present(alert, animated: true)
    }

    private func rename(to name: String?) { album?.title = name }
  }

  final class PromptAction {
    let title: String
    private var handler: (() -> Void)?

    init(_ title: String, handler: @escaping () -> Void) {
      self.title = title
      self.handler = handler
    }

    func perform() {
      handler?()
      handler = nil
    }
  }

  final class PromptAlert: Screen {
    var text: String? { field.text }
    private let field = UITextField()
    private var actions: [PromptAction] = []

    func addAction(_ action: PromptAction) { actions.append(action) }

    override func viewDidLoad() {
      super.viewDidLoad()
      field.accessibilityIdentifier = "Name"
      view.addSubview(field)
      for action in actions {
        addButton(action.title) { [weak self] in self?.choose(action) }
      }
    }

    private func choose(_ action: PromptAction) {
      dismiss(animated: true) { action.perform() }
    }
  }

  final class AlbumScreen: Screen {}
}
