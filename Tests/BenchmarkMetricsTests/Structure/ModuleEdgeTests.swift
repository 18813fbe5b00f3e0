import ComparedApps
import Testing

@testable import BenchmarkMetrics

@Suite("Module edges and casts") struct ModuleEdgeTests {
  static let shop = [
    ("Cart/CartViewController.swift", "final class CartViewController: UIViewController {}"),
    ("Shop/ShopViewController.swift", "final class ShopViewController: UIViewController {}"),
  ]

  @Test("a module that names another module's type has an edge to it")
  func edge() throws {
    let parsed = try ParsedArchitecture(
      Self.shop + [("Shop/ShopRouter.swift", "func open() {\n  show(CartViewController())\n}")])
    #expect(
      parsed.edges == [
        .init(
          from: "Shop", to: "Cart",
          place: .init(file: "Shop/ShopRouter.swift", line: 2, text: "CartViewController"))
      ])
  }

  @Test(
    "comments, strings, a module's own types and application-wide files create no edge",
    arguments: [
      ("Shop/A.swift", "// opens CartViewController\nlet name = \"CartViewController\""),
      ("Cart/A.swift", "let cart = CartViewController()"),
      ("Application/A.swift", "let cart = CartViewController()"),
      ("A.swift", "let cart = CartViewController()"),
    ])
  func noEdge(file: (String, String)) throws {
    #expect(try ParsedArchitecture(Self.shop + [file]).edges.isEmpty)
  }

  @Test("a name that two modules declare belongs to neither")
  func ambiguous() throws {
    let files = [
      ("Cart/Cell.swift", "class Cell {}"), ("Shop/Cell.swift", "class Cell {}"),
      ("Shop/A.swift", "let cell = Cell()"),
    ]
    #expect(try ParsedArchitecture(files).edges.isEmpty)
  }

  @Test("each pair of modules has one edge, at its first occurrence")
  func once() throws {
    let code = "let a = CartViewController()\nlet b = CartViewController()"
    let edges = try ParsedArchitecture(Self.shop + [("Shop/A.swift", code)]).edges
    #expect(edges.map(\.place.line) == [1])
  }

  @Test("casts to the architecture's own types are found")
  func casts() throws {
    let code = """
      let cart = top as? CartViewController
      let any = top as! any CartListener
      let stack = top as? UINavigationController
      let text = value as String
      """
    let files =
      Self.shop + [
        ("Shop/A.swift", code), ("Application/CartListener.swift", "protocol CartListener {}"),
      ]
    #expect(
      try ParsedArchitecture(files).casts == [
        .init(file: "Shop/A.swift", line: 1, text: "as? CartViewController"),
        .init(file: "Shop/A.swift", line: 2, text: "as! CartListener"),
      ])
  }

  @Test(
    "only lines in files that import UIKit count as lines with UIKit",
    arguments: [
      ("import UIKit\nlet a = 1", 2), ("import Foundation\npublic import UIKit\n", 2),
      ("// import UIKit\nlet a = 1", 0), ("let text = \"import UIKit\"", 0),
      ("import UIKitKeyboard", 0),
    ])
  func linesWithUIKit(code: String, expected: Int) throws {
    let parsed = try ParsedArchitecture([("Shop/A.swift", code), ("Shop/B.swift", "let b = 1")])
    let structure = Structure.Architecture(
      module: "A", parsed, AppSources(module: "A"), valueTypes: [])
    #expect(structure.linesWithUIKit == expected)
  }
}

extension ParsedArchitecture {
  /// Parses files with paths such as `Cart/CartRouter.swift`; the role is the end of the name.
  init(_ files: [(String, String)]) throws {
    let roles = ["Coordinator", "Router", "Routable", "Factory"]
    try self.init(
      files.map { path, text in
        let folders = path.split(separator: "/").dropLast()
        let name = path.dropLast(".swift".count).prefix { $0 != "+" }
        let role = roles.first { name.hasSuffix($0) }
        return (
          path, folders.first.map(String.init).flatMap { $0 == "Application" ? nil : $0 },
          ["Routable": "Routers", "Factory": "Factories"][role] ?? role.map { "\($0)s" } ?? "",
          text.split(separator: "\n").count, text
        )
      })
  }
}
