import PlatformInterfaces
import Testing

@testable import SourceAdaptation

struct PreviewTests {
  @Test(arguments: [
    ("#Preview { A() }", ""),
    ("#Preview(\"A\", traits: .portrait, .sizeThatFitsLayout) {\n  A(b: { 1 })\n}", "\n\n"),
    ("@available(iOS 17, *)\n@MainActor #Preview(\"A\") { A() }", "\n"),
    ("#Preview(\"A\") {\n  #if DEBUG\n  A()\n  #endif\n}", "\n\n\n\n"),
    ("#Preview {\n  @objc class B {}\n  a(#selector(c))\n}", "\n\n\n"),
  ])
  func `A preview is left out, but not its lines`(source: String, result: String) {
    let adapted = adaptation(of: "class A {}\n\(source)\nclass B {}")
    #expect(adapted.body() == "class A {}\n\(result)\nclass B {}")
    #expect(adapted.messages == [])
    #expect(check("import UIKit\n" + source).missing == [])
  }

  @Test(arguments: [
    "import SwiftUI\nstruct B: PreviewProvider { static var previews: some View { C() } }",
    "import SwiftUI\n\n#Preview {\n  A()\n}", "import SwiftUI",
    "import SwiftUI\nimport Model",
    "import SwiftUI\nextension UIViewController {\n"
      + "  private struct B: UIViewControllerRepresentable {}\n  func c() -> some View { B() }\n}",
    "import SwiftUI\nstruct B: UIViewRepresentable {}\nfinal class C: Service {}",
  ])
  func `Code for debugging that exists for previews is left out`(source: String) {
    for condition in ["DEBUG", "DEBUG && canImport(UIKit)"] {
      let file = "class A {}\n#if \(condition)\n\(source)\n#endif"
      let lines = String(repeating: "\n", count: source.count { $0 == "\n" })
      let result = ["class A {}", "#if \(condition)", lines, "#endif"].joined(separator: "\n")
      #expect(adaptation(of: file).body() == result)
      #expect(check(file).missing == [])
    }
  }

  @Test(arguments: [
    "#if DEBUG\nimport SwiftUI\nstruct Menu: View {}\n#endif",
    "#if DEBUG\nimport SwiftUI\nlet a = 1\n#endif",
    "#if !DEBUG\nstruct A: PreviewProvider {}\n#endif",
    "#if DEBUG\nlet a = 1\n#if canImport(SwiftUI)\nstruct B: PreviewProvider {}\n#endif\n#endif",
    "#if canImport(SwiftUI) && BETA\nimport SwiftUI\nstruct B: PreviewProvider {}\n#endif",
    "struct A: PreviewProvider {}", "#warning(\"Preview\") ; a()", "// #Preview {}",
    "let a = \"#Preview {}\"",
  ])
  func `Other code stays`(source: String) {
    #expect(adaptation(of: "let b = 1\n" + source).body() == "let b = 1\n" + source)
  }

  private static let preview =
    "#if DEBUG\nimport SwiftUI\nstruct P: UIViewRepresentable { let mock = 1 }\n"

  @Test(arguments: [
    ("final class MockA: A {}", "#if DEBUG\nlet a = MockA()\n#endif"),
    ("let mock = 1", "print(mock)"), ("func mock() {}", "class B { init() { mock() } }"),
    ("extension A { static let mock = A() }", "let a: A = .mock"),
    ("final class MockA { struct Q: UIViewRepresentable {} }", "let a = MockA()"),
  ])
  func `A branch with a preview stays if other code uses what it declares`(
    declaration: String, use: String
  ) {
    let file = Self.preview + declaration + "\n#endif"
    #expect(adaptation(of: file, use).body() == file)
    #expect(adaptation(of: file + "\n" + use).body() == file + "\n" + use)
    #expect(check(file + "\n" + use).missing.map(\.name).contains("SwiftUI"))
  }

  @Test(arguments: [
    ("final class MockA: A { let b = 1 }", "let b = 1"),
    ("final class MockA: A {}", "#Preview { B(MockA()) }"),
    ("final class MockA: A {}", preview + "struct Q: PreviewProvider { let a = MockA() }\n#endif"),
    ("extension P { func b() {} }", "a.b()"), ("", "import SwiftUI"),
    ("extension A { struct Q: UIViewRepresentable {}\nfunc b() -> Q { Q() } }", "a.b()"),
    ("", "let mock = 1"), ("", "let p: P"),
  ])
  func `A branch with a preview is left out if only previews use what it declares`(
    declaration: String, use: String
  ) {
    let file = Self.preview + declaration + "\n#endif\nlet a = 1"
    let adapted = adaptation(of: file, use).body()
    #expect(adapted.filter { $0 != "\n" } == "#if DEBUG#endiflet a = 1")
  }

  @Test func `Another branch than the one with the preview stays`() {
    let source = "#if DEBUG\nstruct B: PreviewProvider {}\n#else\nlet b = 1\n#endif"
    #expect(
      adaptation(of: "let a = 1\n" + source).body()
        == "let a = 1\n#if DEBUG\n\n#else\nlet b = 1\n#endif")
  }

  @Test func `The report counts the lines of a preview`() {
    let adapted = adaptation(of: "class A {}\n#Preview {\n  A()\n}\n@objc class B {}\n")
    #expect(adapted.summary == "App: 1 file, 4 lines changed, 0 storyboards")
  }

  @Test(arguments: [
    ("import SwiftUI\nclass A: UIViewController {}\n#Preview { A() }", ["SwiftUI"]),
    ("import SwiftUI\nstruct A: PreviewProvider {}", ["SwiftUI"]),
    ("#if DEBUG\nimport SwiftUI\nstruct Menu: View {}\n#endif", ["SwiftUI"]),
    ("struct A: PreviewProvider {}", ["PreviewProvider"]),
  ])
  func `The remedy for previews that stay keeps the rest of their file`(
    source: String, names: [String]
  ) {
    let missing = check(source).missing
    #expect(missing.map(\.name) == names)
    for name in missing {
      #expect(name.remedy.contains("between '#if canImport(SwiftUI)' and '#endif'"))
    }
  }

  private func check(_ source: String) -> SourceCheck {
    SourceCheck([Input(path: "/App/A.swift", text: source)], platform: PlatformInterfaces.all)
  }
}
