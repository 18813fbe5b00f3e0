import RandomUsers
import UIKit
import UserSessions

/// A store notifies weak observers, and discards boxes of released observers at the next change.
///
/// Leak-free: an empty box retains nothing, and an observer that the user has left is no longer
/// needed.
enum I02 {
  nonisolated static let app = LeakFreeApp(
    "I02", "a store retains the empty boxes of its observers until its next change",
    events: [.tap("Product"), .tap("Buy"), .back, .tap("Product"), .back, .tap("Add a bag")]
  ) { .root { AppCoordinator(window: $0) } }

  final class AppCoordinator: AppRoot {
    private let navigation = UINavigationController()
    private let basket = Basket()

    init(window: UIWindow) { window.rootViewController = navigation }

    func start() {
      let shop = ShopScreen("Product") { [weak self] in self?.showProduct() }
      shop.addButton("Add a bag") { [weak self] in self?.basket.buy() }
      shop.basket = basket
      navigation.setViewControllers([shop], animated: false)
    }

    private func showProduct() {
      let product = ProductScreen("Buy") { [weak self] in self?.basket.buy() }
      product.basket = basket
      navigation.pushViewController(product, animated: true)
    }
  }

  protocol BasketObserver: AnyObject {
    func basketDidChange(_ basket: Basket)
  }

  final class Basket {
    private struct WeakBox {
      weak var observer: (any BasketObserver)?
    }

    private var observers: [WeakBox] = []
    private(set) var count = 0 {
      didSet {
        observers.removeAll { $0.observer == nil }
        for box in observers { box.observer?.basketDidChange(self) }
      }
    }

    func add(_ observer: any BasketObserver) {
      observers.append(WeakBox(observer: observer))
      observer.basketDidChange(self)
    }

    func buy() { count += 1 }
  }

  class BasketScreen: Screen, BasketObserver {
    var basket: Basket?

    override func viewDidLoad() {
      super.viewDidLoad()
      basket?.add(self)
    }

    func basketDidChange(_ basket: Basket) { show("\(basket.count) in the basket") }
  }

  final class ShopScreen: BasketScreen {}
  final class ProductScreen: BasketScreen {}
}
