import Foundation
import Testing
import UIKit

// MARK: - An app that is not ready when its link arrives

final class ShopAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var coordinator: ShopCoordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    coordinator = ShopCoordinator(window: window)
    loadConfiguration { [weak self] in
      self?.coordinator?.start()
    }
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    guard let deepLink = ShopLink(url) else { return false }
    coordinator?.handle(deepLink)
    return true
  }

  private func loadConfiguration(completion: @escaping @MainActor () -> Void) {
    DispatchQueue.global().async {
      DispatchQueue.main.async { completion() }
    }
  }
}

enum ShopLink {
  case product(Int)
  case cart

  init?(_ url: URL) {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
      return nil
    }
    switch components.host {
    case "product":
      guard
        let id = components.queryItems?.first(where: { $0.name == "id" })?.value.flatMap(Int.init)
      else { return nil }
      self = .product(id)
    case "cart": self = .cart
    default: return nil
    }
  }
}

@MainActor final class ShopCoordinator {
  private let window: UIWindow
  private let navigationController = UINavigationController()
  private var pendingLink: ShopLink?

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    let home = UIViewController()
    home.title = "Shop"
    navigationController.setViewControllers([home], animated: false)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    if let link = pendingLink {
      pendingLink = nil
      handle(link)
    }
  }

  func handle(_ link: ShopLink) {
    guard window.rootViewController != nil else {
      pendingLink = link
      return
    }
    navigationController.popToRootViewController(animated: false)
    switch link {
    case .product(let id): show("Product \(id)", animated: false)
    case .cart: show("Cart", animated: true)
    }
  }

  private func show(_ title: String, animated: Bool) {
    let controller = UIViewController()
    controller.title = title
    navigationController.pushViewController(controller, animated: animated)
  }
}

// MARK: - Test

@MainActor @Suite("Deep links before the window exists") struct EarlyDeepLinkTests {
  @Test(
    "a link waits for the window at a cold start, and replaces the visible screen otherwise")
  func coldAndWarm() throws {
    let phone = Phone()
    let product = try #require(URL(string: "shop://product?id=7"))
    let cart = try #require(URL(string: "shop://cart"))
    let delegate = ShopAppDelegate()

    phone.device.launch(delegate, url: product)
    #expect(phone.window == nil)
    phone.settle()
    #expect(phone.screen?.title == "Product 7")

    phone.device.open(cart)
    phone.settle()
    #expect(phone.screen?.title == "Cart")
    #expect(phone.screen?.navigationController?.viewControllers.map(\.title) == ["Shop", "Cart"])
    #expect(phone.device.loop.events.isEmpty)
  }
}
