import Testing

@testable import SourceAdaptation

struct ImportTests {
  /// The modules that the first line of an adapted file imports.
  private func implied(_ source: String) -> [String] {
    let line = adaptation(of: source).text().prefix { $0 != "\n" }
    return line.split(separator: "; ").dropLast().map { String($0.dropFirst("import ".count)) }
  }

  @Test(arguments: [
    "import Foundation\nlet a = Selector(\"b\")", "import Foundation\nlet a = 1", "let a = 1",
    "import Foundation\nlet a = #selector(A.b(_:))", "import RxSwift\nlet a = UIView()",
    "#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif\nlet a = 1",
    "#if !canImport(UIKit)\nimport UIKit\n#endif\nlet a = 1", "let import = a.import.UIKit",
  ])
  func `A file sees UIKit as with a bridging header`(source: String) {
    #expect(implied(source) == ["UIKit"])
  }

  @Test(arguments: [
    "import UIKit\nlet a = UIView()", "import UIKit.UIColor\nlet a = 1", "", "// UIView",
    "@_exported import UIKit\nlet a = 1", "public import UIKit\nlet a = 1",
    "#if canImport(UIKit)\nimport UIKit\n#endif\nlet a = UIView()",
    "import RxSwift\nlet a = Timer()", "import class UIKit.UIView\nlet a = 1",
  ])
  func `A file that sees UIKit, or only packages, gets no further import`(source: String) {
    #expect(implied(source) == [])
  }

  #if canImport(FoundationNetworking)
    @Test(arguments: [
      ("import Foundation\nlet a: URLSession", ["UIKit", "FoundationNetworking"]),
      ("import UIKit\nlet a: [URLRequest]", ["FoundationNetworking"]),
      ("import UIKit\nimport struct Foundation.URLRequest\n", ["FoundationNetworking"]),
      ("import UIKit\n// URLRequest\nlet a: URL", []),
      (
        "import UIKit\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
          + "let a: HTTPURLResponse", []
      ),
    ])
    func `Foundation contains its networking types`(source: String, modules: [String]) {
      #expect(implied(source) == modules)
    }
  #endif

  @Test(arguments: [
    ("import UIKit\nlet a: SecTrust", ["Security"]),
    ("import Foundation\nlet a = Data() as CFData", ["UIKit", "Security"]),
    ("import UIKit\nlet a = kSecClass", ["Security"]),
    ("import Security\nimport UIKit\nlet a = errSecSuccess", []),
    ("import UIKit\nlet a: SecondView, b = Secret()", []),
    ("import Database\nlet a: Data", ["Foundation"]), ("import Database\nlet a: Own", []),
    ("import Database\nstruct Data {}\nlet a: Data", []),
    ("import UIKit\nlet a: OSLogType", ["os"]), ("import os.log\nimport UIKit\nlet a: OSLog", []),
  ])
  func `Foundation and UIKit make some names of other modules visible`(
    source: String, modules: [String]
  ) {
    #expect(implied(source) == modules)
  }

  @Test(arguments: [
    ("import UIKit.UIColor", "import UIKit"), ("import class UIKit.UIView", "import UIKit"),
    ("import struct Foundation.URL", "import Foundation"), ("import os.log", "import os"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    ("@_exported import struct UIKit.CGRect", "@_exported import UIKit"),
    ("@preconcurrency public import UIKit.UIFont", "@preconcurrency public import UIKit"),
    ("import struct Kit.Model", "import struct Kit.Model"),
    ("import Kit.Model", "import Kit.Model"),
    ("@testable import App", "@testable import App"),
  ])
  func `An import of part of an Apple module imports the whole module`(
    source: String, adapted: String
  ) {
    #expect(adaptation(of: "let a = 1\n" + source).body() == "let a = 1\n" + adapted)
  }
}
