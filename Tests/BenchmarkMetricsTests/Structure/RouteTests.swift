import Testing

@testable import BenchmarkMetrics

@Suite("Routes and router calls") struct RouteTests {
  private static let screens = [
    ("Cart/CartViewController.swift", "class CartViewController {}"),
    ("Shop/ShopViewController.swift", "class ShopViewController {}"),
  ]

  @Test("a coordinator's routes are the screens and flows that it creates")
  func routes() throws {
    let shop = """
      final class ShopCoordinator: BaseCoordinator {
        func start() { show(ShopViewController()) }
        func pay() { let flow = PayCoordinator()
          let cart = top as? CartViewController }
      }
      """
    let parsed = try ParsedArchitecture(
      Self.screens + [
        ("Application/BaseCoordinator.swift", "class BaseCoordinator {}"),
        ("Application/ShopCoordinator.swift", shop),
        (
          "Application/PayCoordinator.swift",
          "class PayCoordinator: BaseCoordinator { func start() { show(CartViewController()) } }"
        ),
      ])
    #expect(parsed.coordinators.map(\.name) == ["PayCoordinator", "ShopCoordinator"])
    #expect(parsed.coordinators.map(\.routes) == [["Cart"], ["PayCoordinator", "Shop"]])
    #expect(parsed.coordinators.map(\.lines) == [1, 5])
  }

  @Test("routes in a superclass, in an extension's file and in a factory count")
  func indirect() throws {
    let parsed = try ParsedArchitecture(
      Self.screens + [
        (
          "Application/BaseCoordinator.swift",
          "class BaseCoordinator { func cart() { show(CartViewController()) } }"
        ),
        ("Application/ShopCoordinator.swift", "class ShopCoordinator: BaseCoordinator {}"),
        (
          "Application/ShopCoordinator+Links.swift",
          "extension ShopCoordinator { func open() { show(factory.makeShop()) } }"
        ),
        (
          "Application/ModuleFactory.swift",
          "class ModuleFactory { func makeShop() -> ShopViewController { .init() } }"
        ),
      ])
    #expect(parsed.coordinators.map(\.name) == ["ShopCoordinator"])
    #expect(parsed.coordinators.map(\.routes) == [["Cart", "Shop"]])
  }

  @Test(
    "a coordinator can be too large in lines, in routes, or in both",
    arguments: [(250, 7, ""), (251, 7, "lines"), (250, 8, "routes"), (251, 8, "lines, routes")])
  func large(lines: Int, routes: Int, expected: String) {
    let coordinator = Structure.Coordinator(
      name: "A", lines: lines, routes: (0..<routes).map { "B\($0)" })
    #expect(coordinator.excess == expected)
  }

  @Test("calls to a router's methods are distinguished by their labels")
  func calls() throws {
    let routable = """
      protocol Routable {
        func push(_ module: Module)
        func push(_ module: Module, animated: Bool)
        func pop(completion: (() -> Void)?)
        func dismiss()
      }
      final class Router: Routable {
        func push(_ module: Module) { self.push(module, animated: true) }
      }
      """
    let code = """
      router.push(make(a, animated: b))
      router.push(module, animated: false)
      router?.push(module, animated: true)
      router.pop { done() }
      // router.dismiss()
      array.push()
      """
    let parsed = try ParsedArchitecture([
      ("Application/Routable.swift", routable), ("Application/ShopCoordinator.swift", code),
    ])
    #expect(
      parsed.routerCalls == [
        .init(name: "push(_:)", calls: 1), .init(name: "push(_:animated:)", calls: 2),
        .init(name: "pop(completion:)", calls: 1), .init(name: "dismiss()", calls: 0),
      ])
  }
}
