import RandomUsers
import UIKit
import UserSessions

/// A flow's completion closure captures the flow: flow → closure → flow.
enum L01 {
  nonisolated static let defect = Defect(
    "L01", "a flow's completion closure captures the flow", .leak, of: "L01.SignUpCoordinator",
    suspect: "SignUpCoordinator.onFinish", events: [.tap("Sign up"), .tap("Done")]
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  final class AppCoordinator: AppRoot {
    private let navigation = UINavigationController()
    private let isFixed: Bool
    private var children: [SignUpCoordinator] = []

    init(window: UIWindow, isFixed: Bool) {
      self.isFixed = isFixed
      window.rootViewController = navigation
    }

    func start() {
      let welcome = WelcomeScreen("Sign up") { [weak self] in self?.signUp() }
      navigation.setViewControllers([welcome], animated: false)
    }

    private func signUp() {
      let child = SignUpCoordinator(navigation)
      if isFixed {
        child.onFinish = { [weak self, weak child] in
          if let child { self?.remove(child) }
        }
      } else {
        child.onFinish = { [weak self] in self?.remove(child) }
      }
      children.append(child)
      child.start()
    }

    private func remove(_ child: SignUpCoordinator) {
      children.removeAll { $0 === child }
      navigation.popToRootViewController(animated: true)
    }
  }

  final class SignUpCoordinator {
    var onFinish: (() -> Void)?
    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func start() {
      let form = FormScreen("Done") { [weak self] in self?.onFinish?() }
      // A user who goes back without signing up has also left the flow.
      form.onLeave = { [weak self] in self?.onFinish?() }
      navigation?.pushViewController(form, animated: true)
    }
  }

  final class WelcomeScreen: Screen {}
  final class FormScreen: Screen {}
}
