import RandomUsers
import UIKit
import UserSessions

/// A coordinator releases its children when notified that their screens have left the stack.
///
/// Leak-free: it is notified of every way back, including the back menu, and a cancelled swipe
/// releases no child.
enum I07 {
  nonisolated static let app = LeakFreeApp(
    "I07", "children are retained until the stack has shown another screen",
    events: [
      .tap("Order"), .swipeBack(isFinished: false), .tap("Invoice"), .backMenu(depth: 0),
      .tap("Order"), .tap("Invoice"), .back, .swipeBack(isFinished: true),
    ]
  ) { .root { AppCoordinator(window: $0) } }

  final class AppCoordinator: NSObject, AppRoot, UINavigationControllerDelegate {
    private let navigation = UINavigationController()
    private var children: [Coordinator] = []

    init(window: UIWindow) {
      super.init()
      window.rootViewController = navigation
      navigation.delegate = self
    }

    func start() {
      let orders = OrdersScreen("Order") { [weak self] in self?.openOrder() }
      navigation.setViewControllers([orders], animated: false)
    }

    private func openOrder() {
      let screen = OrderScreen()
      let child = Coordinator(screen)
      child.onInvoice = { [weak self] in self?.openInvoice() }
      screen.coordinator = child
      open(screen, child)
    }

    private func openInvoice() {
      let screen = InvoiceScreen()
      open(screen, Coordinator(screen))
    }

    private func open(_ screen: UIViewController, _ child: Coordinator) {
      children.append(child)
      navigation.pushViewController(screen, animated: true)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { children.removeAll(where: \.hasLeft) }
  }

  final class Coordinator {
    var onInvoice: (() -> Void)?
    private weak var screen: UIViewController?

    var hasLeft: Bool { screen?.navigationController == nil }

    init(_ screen: UIViewController) { self.screen = screen }
  }

  final class OrdersScreen: Screen {}

  final class OrderScreen: Screen {
    weak var coordinator: Coordinator?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Invoice") { [weak self] in self?.coordinator?.onInvoice?() }
    }
  }

  final class InvoiceScreen: Screen {}
}
