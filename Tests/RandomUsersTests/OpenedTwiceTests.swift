import RandomUsers
import Testing
import UIKit

@Suite("Opened twice") @MainActor struct OpenedTwiceTests {
  @Test("closing a sheet over two equal screens does not count as opening them twice")
  func sheetOverEqualScreens() throws {
    let report = try RandomUsers(modules: ["RandomUsersTests"]).replay(
      [.doubleTap("Cancel")],
      on: .window { window in
        let stack = UINavigationController()
        stack.setViewControllers([ChoiceViewController(), ChoiceViewController()], animated: false)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        let sheet = UINavigationController(rootViewController: CancelViewController())
        stack.present(sheet, animated: false)
        return stack
      })

    #expect(report.findings.isEmpty, "\(report)")
    let below = "UINavigationController[ChoiceViewController, ChoiceViewController]"
    #expect(report.states[below] == 1)
  }

  @Test("a double tap that closes a sheet and pushes two screens below it is reported")
  func pushedBelowSheet() throws {
    let report = try RandomUsers(modules: ["RandomUsersTests"]).replay(
      [.doubleTap("Cancel")],
      on: .window { window in
        let stack = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = stack
        window.makeKeyAndVisible()
        let cancel = CancelViewController()
        cancel.onCancel = { [weak stack] in
          DispatchQueue.main.async {
            stack?.dismiss(animated: false)
            stack?.pushViewController(ChoiceViewController(), animated: false)
          }
        }
        stack.present(UINavigationController(rootViewController: cancel), animated: false)
        return stack
      })

    let opened = report.findings(of: .openedTwice).map(\.subject)
    #expect(opened == ["ChoiceViewController"], "\(report)")
  }
}

private final class ChoiceViewController: UIViewController {}

private final class CancelViewController: UIViewController {
  var onCancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        guard let onCancel = self?.onCancel else { return self?.dismiss(animated: true) ?? () }
        onCancel()
      }, for: .touchUpInside)
    view.addSubview(button)
  }
}
