import RandomUsers
import UIKit
import UserSessions

/// A form is created in advance but held only weakly by the closure that is to show it.
///
/// The autorelease pool retains it only until the end of the turn, before the user reaches the
/// form.
enum C04 {
  nonisolated static let defect = Defect(
    "C04", "a screen is held weakly from the start", .releasedEarly, of: "C04.SignUpView",
    suspect: "TermsScreen.onAccept", events: [.tap("Sign up"), .tap("Accept")]
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  /// The form, as the coordinator sees it.
  protocol SignUpView: UIViewController {}

  final class AppCoordinator: AppRoot {
    private let navigation = UINavigationController()
    private let isFixed: Bool

    init(window: UIWindow, isFixed: Bool) {
      self.isFixed = isFixed
      window.rootViewController = navigation
    }

    func start() {
      let login = LoginScreen("Sign up") { [weak self] in self?.signUp() }
      navigation.setViewControllers([login], animated: false)
    }

    private func signUp() {
      let form = makeForm()
      let terms = TermsScreen()
      if isFixed {
        terms.onAccept = { [weak self] in self?.show(form) }
      } else {
        terms.onAccept = { [weak self, weak form] in self?.show(form) }
      }
      navigation.pushViewController(terms, animated: true)
    }

    private func makeForm() -> any SignUpView {
      FormScreen("Done") { [weak self] in
        self?.navigation.popToRootViewController(animated: true)
      }
    }

    /// Replaces the terms with the form.
    private func show(_ form: (any SignUpView)?) {
      guard let form, let login = navigation.viewControllers.first else { return }
      navigation.setViewControllers([login, form], animated: true)
    }
  }

  final class LoginScreen: Screen {}

  final class TermsScreen: Screen {
    var onAccept: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Accept") { [weak self] in self?.onAccept?() }
    }
  }

  final class FormScreen: Screen, SignUpView {}
}
