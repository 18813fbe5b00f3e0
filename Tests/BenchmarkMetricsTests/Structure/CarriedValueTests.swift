import Foundation
import Testing

@testable import BenchmarkMetrics

@Suite("Carried values") struct CarriedValueTests {
  /// The values that a module `Shop` carries, in an architecture with a module `Cart` that it
  /// opens.
  private func carried(_ code: String, router: String = "") throws -> [String] {
    let cart = """
      final class CartViewController {
        var item: Item?
        init(item: Item) {}
      }
      enum CartModule {
        static func make(item: Item) -> CartViewController { CartViewController(item: item) }
      }
      """
    let parsed = try ParsedArchitecture([
      ("Cart/Cart.swift", cart), ("Shop/ShopRouter.swift", router),
      ("Shop/ShopPresenter.swift", "final class ShopPresenter {\n\(code)\n}"),
    ])
    return CarriedValues(in: parsed, valueTypes: ["Item", "Int"]).all
      .filter { $0.scene == "Shop" }.map(\.name)
  }

  @Test(
    "a value that is only passed to another module is carried",
    arguments: [
      "let item: Item\nfunc open() { show(CartViewController(item: item)) }",
      "let item: Item\nfunc open() { show(CartModule.make(item: item)) }",
      "let item: Item\nfunc open() { show(CartModule.make(item: self.item)) }",
      "let item: Item\nfunc open() { cart.item = item }",
      "let item: Item\nfunc open() { cart.item = isOpen ? item : other }",
      "var item: Item!\nfunc prepare(cart: CartViewController) { cart.item = item }",
      "let item: Item\ninit(item: Item) { self.item = item }\nfunc o() { cart.item = item }",
      "let item: Item\nfunc open() { perform { [item] in cart.item = item } }",
      "let item: Item\nvar given: Item { item }\nfunc open() { cart.item = given }",
      "let item: Item\nvar given: Item {\nswitch kind {\ncase .a: item\ndefault: other\n}\n}\n"
        + "func open() { show(CartModule.make(item: given)) }",
    ])
  func carries(code: String) throws {
    #expect(try carried(code) == ["item"])
  }

  @Test(
    "a value that the module reads, or that stays in it, is not carried",
    arguments: [
      "let item: Item\nfunc open() { cart.item = item }\nfunc show() { label.text = item.name }",
      "let item: Item\nfunc open() { if item == first { cart.item = item } }",
      "let item: Item\nfunc open() { if let item { cart.item = item } }",
      "let item: Item\nfunc open() { service.load(item)\ncart.item = item }",
      "let item: Item\nfunc open() { cart.item = item\nprint(\"\\(item)\") }",
      "let item: Item\nfunc title() { title = item }",
      "let item: Item\ninit(item: Item) { self.item = item }",
      "let service: Service\nfunc open() { show(CartViewController(item: service)) }",
      "let onItem: (Item) -> Void\nfunc open() { show(CartModule.make(item: onItem)) }",
      "var item: Item { first }\nfunc open() { cart.item = item }",
      "let item: Item\nvar given: Item { item }\nfunc open() { cart.item = given; print(given) }",
      "let item: Item\nvar given: Item { item.first }\nfunc open() { cart.item = given }",
      "let item: Item\nfunc given() -> Item {\n  item\n}\nfunc open() { cart.item = given() }",
    ])
  func reads(code: String) throws {
    #expect(try carried(code).isEmpty)
  }

  @Test("a value that is passed on within the module is followed to its last use")
  func handedOver() throws {
    let presenter = "let item: Item\nfunc open() { router.showCart(with: item) }"
    let router = "func showCart(with choice: Item) { show(CartModule.make(item: choice)) }"
    #expect(try carried(presenter, router: router) == ["item"])
    let reading = "func showCart(with choice: Item) { if choice.isSold { return } }"
    #expect(try carried(presenter, router: reading).isEmpty)
  }

  @Test("the values in a module's own structure are judged by how its members are used")
  func structure() throws {
    let carrying = "let input: Input\nfunc open() { show(CartModule.make(item: input.item)) }"
    let structure = "struct Input {\n  let item: Item\n}"
    #expect(try carried(carrying, router: structure) == ["item"])
    let reading = carrying + "\nfunc show() { title = input.item.name }"
    #expect(try carried(reading, router: structure).isEmpty)
  }

  @Test("a value that the module passes to its own object is followed into the initializer")
  func initializer() throws {
    let presenter = """
      let item: Item
      init(item: Item) { self.item = item }
      func open() { show(CartModule.make(item: item)) }
      """
    let configurator = "func make(item: Item) { connect(ShopPresenter(item: item)) }"
    #expect(try carried(presenter, router: configurator) == ["item"])
    let reading = "init(item: Item) { self.item = item\ntitle = item.name }"
    #expect(
      try carried(
        presenter.replacingOccurrences(of: "init(item: Item) { self.item = item }", with: reading),
        router: configurator
      ).isEmpty)
  }

  @Test("mutually recursive functions do not stop the search")
  func recursion() throws {
    let presenter = "let item: Item\nfunc open() { router.showCart(with: item) }"
    let router = """
      func showCart(with choice: Item) { retry(with: choice) }
      func retry(with choice: Item) { showCart(with: choice)
      show(CartModule.make(item: choice)) }
      """
    #expect(try carried(presenter, router: router) == ["item"])
  }
}
