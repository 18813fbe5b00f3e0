import RandomUsers
import UIKit
import UserSessions

/// A child is retained only after its `start()`, as in published listings of coordinators.
///
/// A child with nothing to show finishes during its start. It is then removed before it is added,
/// and so it stays.
enum L26 {
  nonisolated static let defect = Defect(
    "L26", "a child that finishes during its start is retained afterwards", .abandoned,
    of: "L26.TermsCoordinator", suspect: "AppCoordinator.children",
    events: [.tap("Buy"), .tap("Accept"), .back]
      + (0..<5).flatMap { _ in [.tap("Buy"), .back] as [UserEvent] }
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  final class AppCoordinator: AppRoot {
    private let navigation = UINavigationController()
    private let isFixed: Bool
    private var children: [TermsCoordinator] = []
    private var hasAccepted = false

    init(window: UIWindow, isFixed: Bool) {
      self.isFixed = isFixed
      window.rootViewController = navigation
    }

    func start() {
      let shop = ShopScreen("Buy") { [weak self] in self?.buy() }
      navigation.setViewControllers([shop], animated: false)
    }

    private func buy() {
      let child = TermsCoordinator(navigation, hasAccepted: hasAccepted)
      child.onFinish = { [weak self] in self?.termsDidFinish($0) }
      if isFixed {
        children.append(child)
        child.start()
      } else {
        child.start()
        children.append(child)
      }
    }

    private func termsDidFinish(_ child: TermsCoordinator) {
      children.removeAll { $0 === child }
      hasAccepted = true
      navigation.setViewControllers(
        navigation.viewControllers.prefix(1) + [ReceiptScreen()], animated: true)
    }
  }

  final class TermsCoordinator {
    var onFinish: ((TermsCoordinator) -> Void)?
    private weak var navigation: UINavigationController?
    private let hasAccepted: Bool

    init(_ navigation: UINavigationController, hasAccepted: Bool) {
      self.navigation = navigation
      self.hasAccepted = hasAccepted
    }

    func start() {
      if hasAccepted {
        onFinish?(self)
      } else {
        let terms = TermsScreen("Accept") { [weak self] in
          if let self { onFinish?(self) }
        }
        navigation?.pushViewController(terms, animated: true)
      }
    }
  }

  final class ShopScreen: Screen {}
  final class TermsScreen: Screen {}
  final class ReceiptScreen: Screen {}
}
