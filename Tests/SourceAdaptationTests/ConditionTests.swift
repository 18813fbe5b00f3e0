import PlatformInterfaces
import Testing

@testable import SourceAdaptation

struct ConditionTests {
  @Test(arguments: [
    ("#if os(iOS)", "#if os(Linux)"), ("#if !os(iOS)", "#if !os(Linux)"),
    ("#if os(iOS) || os(tvOS)", "#if os(Linux) || os(tvOS)"),
    (
      "#if os( iOS )&&!targetEnvironment(macCatalyst)",
      "#if os( Linux )&&!targetEnvironment(macCatalyst)"
    ),
    (
      "#if os(macOS)\nimport AppKit\n#elseif os(iOS)",
      "#if os(macOS)\nimport AppKit\n#elseif os(Linux)"
    ),
    ("#if os(Linux)\n#if os(iOS)\n#endif", "#if os(Linux)\n#if os(Linux)\n#endif"),
  ])
  func `Code for iOS is code for Linux`(source: String, result: String) {
    let adapted = adaptation(of: "let a = 1\n\(source)\nlet b = 1\n#endif")
    #expect(adapted.body() == "let a = 1\n\(result)\nlet b = 1\n#endif")
  }

  @Test(arguments: [
    "#if os(Linux)\nlet a = 1\n#elseif os(iOS)\nlet a = 2\n#endif",
    "#if os(iOS)\nlet a = 1\n#elseif os(Linux)\nlet a = 2\n#endif",
    "#if os(iOS) || os(Linux)\nlet a = 1\n#endif", "#if os(iOS) && !os(Linux)\nlet a = 1\n#endif",
    "#if os(macOS)\nlet a = 1\n#endif", "#if targetEnvironment(simulator)\nlet a = 1\n#endif",
    "if #available(iOS 15, *) {}", "let a = os(iOS)", "// #if os(iOS)", "#if DEBUG #endif os(iOS)",
  ])
  func `A block that names Linux stays, and so does other code`(source: String) {
    #expect(adaptation(of: "let b = 1\n" + source).body() == "let b = 1\n" + source)
  }

  @Test func `A member that moves to its class keeps its condition`() {
    let result = adaptation(
      of: "class A: UIViewController {}\nextension A {\n#if os(iOS)\n"
        + "  override func viewDidLoad() {}\n#endif\n}")
    #expect(result.body().contains("#if (os(Linux))\n"))
    #expect(!result.body().contains("iOS"))
  }

  @Test(arguments: [
    ("#if os(iOS)\nlet a = UIMadeUp()\n#endif", ["UIMadeUp"]),
    ("#if !os(iOS)\nlet a = UIMadeUp()\n#endif", []),
    ("#if os(macOS)\n#elseif os(iOS) || os(tvOS)\nlet a = UIMadeUp()\n#endif", ["UIMadeUp"]),
    ("#if os(iOS) && !targetEnvironment(macCatalyst)\nlet a = UIMadeUp()\n#endif", ["UIMadeUp"]),
    ("#if os(Linux)\n#elseif os(iOS)\nlet a = UIMadeUp()\n#endif", []),
    ("#if targetEnvironment(simulator)\nlet a = UIMadeUp()\n#endif", []),
    ("#if os(iOS)\nimport CoreBluetooth\n#endif", ["CoreBluetooth"]),
  ])
  func `The check reads the branches that are compiled`(source: String, names: [String]) {
    let check = SourceCheck(
      [Input(path: "/App/A.swift", text: source)], platform: PlatformInterfaces.all)
    #expect(check.missing.map(\.name) == names)
  }
}
