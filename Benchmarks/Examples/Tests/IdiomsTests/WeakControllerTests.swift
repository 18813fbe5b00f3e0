import Testing
import UIKit

// MARK: - A coordinator that holds its screens weakly from the start

@MainActor final class SignUpFactory {
  func makeSignUp() -> SignUpViewController {
    SignUpViewController()
  }
}

final class SignUpViewController: UIViewController {
  var onSignUp: (() -> Void)?
  var onTerms: (() -> Void)?

  func confirm() {
    title = "Confirmed"
  }
}

@MainActor final class SignUpCoordinator {
  private let factory = SignUpFactory()
  private let navigationController: UINavigationController
  private weak var signUpController: SignUpViewController?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    signUpController = factory.makeSignUp()
    signUpController?.onTerms = { [weak self] in
      self?.signUpController?.confirm()
    }
    guard let controller = signUpController else { return }
    navigationController.pushViewController(controller, animated: true)
  }
}

// MARK: - Test

@MainActor @Suite("A new controller that is only referenced weakly") struct WeakControllerTests {
  @Test("the controller lives until it is pushed, and is released after it has been popped")
  func lifetime() throws {
    let phone = Phone()
    let navigation = UINavigationController(rootViewController: UIViewController())
    phone.show(navigation)
    let coordinator = SignUpCoordinator(navigationController: navigation)

    coordinator.start()
    phone.settle()
    weak let screen = phone.screen as? SignUpViewController
    try #require(screen != nil)
    screen?.onTerms?()
    #expect(screen?.title == "Confirmed")

    phone.doing { $0.tapBack().isDelivered }
    #expect(screen == nil)
  }

  @Test("without an autorelease pool, the controller is released at once and is not shown")
  func withoutPool() {
    let phone = Phone()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    phone.show(navigation)
    phone.device.loop.behavior.autoreleasesNewControllers = false

    let coordinator = SignUpCoordinator(navigationController: navigation)
    withExtendedLifetime(coordinator) {
      coordinator.start()
      phone.settle()
    }

    #expect(navigation.viewControllers == [root])
  }
}
