import Testing

@testable import SourceAdaptation

struct AdaptationTests {
  private let source = """
    import UIKit

    class EditViewController: UIViewController {
      @IBOutlet weak var nameField: UITextField!
      let limit = 3

      @objc
      private func save(_ sender: Any) {
        done(#selector(save))
      }
    }

    """

  @Test func `An adapted file starts with its origin and keeps the lines of the original`() {
    let text = adaptation(of: source).text()
    #expect(text.hasPrefix("#sourceLocation(file: \"/App/File1.swift\", line: 1)\n"))
    let original = source.split(separator: "\n", omittingEmptySubsequences: false)
    let adapted = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    #expect(adapted.count == original.count)
    #expect(Array(adapted)[4] == original[4])
  }

  @Test func `A file that now needs UIKit imports it before its first line`() {
    let foundation = "import Foundation\nlet a = #selector(A.b(_:))"
    #expect(adaptation(of: foundation).text().hasPrefix("import UIKit\n#sourceLocation"))
    #expect(adaptation(of: "import UIKit\n" + foundation).text().hasPrefix("#sourceLocation"))
  }

  @Test(arguments: [
    ("// A\n//\nlet a = 1", "// A\n", "// A\n//\n"), ("\n//\r\nlet a = 1", "\n", "\n//\r\n"),
  ])
  func `Added lines replace the comment at the top`(
    source: String, one: String, two: String
  ) {
    let path = "/App/File1.swift"
    #expect(
      adaptation(of: source).text()
        == Spelling.sourceLocation(path, line: 2) + "\n" + source.dropFirst(one.count))
    #expect(
      adaptation(of: source + "; let b = #selector(A.b(_:))").text()
        .hasPrefix("import UIKit\n" + Spelling.sourceLocation(path, line: 3) + "\nlet a = 1"))
  }

  @Test(arguments: ["// A", "/*\n*/\nlet a = 1", "let a = 1 // A\n// B\n"])
  func `A file that does not start with a comment line keeps all its lines`(source: String) {
    #expect(
      adaptation(of: source).text()
        == Spelling.sourceLocation("/App/File1.swift", line: 1) + "\n" + source)
  }

  @Test func `Adapting an adapted file changes nothing`() {
    let once = adaptation(of: source)
    #expect(adaptation(of: source).outputs == once.outputs)
    let twice = adaptation(of: once.body())
    #expect(twice.body() == once.body())
    #expect(twice.summary == "App: 1 file, 0 lines changed, 0 storyboards")
  }

  @Test func `A file that needs no adaptation is unchanged`() {
    let plain = "import UIKit\r\n\r\nfinal class A: UIView {\n\tvar é = \"🙂\" // @objc\n}\n"
    #expect(adaptation(of: plain).body() == plain)
  }

  @Test func `The report counts the lines that differ from the original`() {
    let result = adaptation(of: source, "let a = 1\n")
    #expect(result.summary == "App: 2 files, 4 lines changed, 0 storyboards")
    #expect(
      result.text("report.txt") == """
        App: 2 files, 4 lines changed, 0 storyboards

        4 of 11 lines: /App/File1.swift
        0 of 1 line: /App/File2.swift

        """)
  }

  @Test func `Files with the same name in different folders have different copies`() {
    let inputs = ["/A/View.swift", "/B/view.swift"].map { Input(path: $0, text: "") }
    #expect(OutputNames.names(for: inputs) == ["View.adapted.swift", "view.adapted-2.swift"])
  }

  @Test func `Time is virtual unless the module declares its own types`() {
    let text = adaptation(of: "struct Timer {}").text("VirtualTime.swift")
    #expect(text.contains("\ntypealias DispatchQueue = UIKit.DispatchQueue\n"))
    #expect(!text.contains("UIKit.Timer"))
  }

  @Test func `Files that the target compiles itself are read but not written`() {
    let result = Adaptation(
      module: "App", entryPoint: .library,
      inputs: [Input(path: "B.swift", text: "class B: A { @objc func b() {} }")],
      compiled: [Input(path: "A.swift", text: "class A: NSObject {}")])
    #expect(result.text("B.adapted.swift").contains("@MainActor func handleAction"))
    #expect(!result.outputs.contains { $0.fileName == "A.adapted.swift" })
  }

  @Test func `The command line is parsed`() throws {
    let words = "--module App --main executable --output Out --compiled C.swift A.swift B.xib"
    let arguments = try Arguments(words.split(separator: " ").map(String.init))
    #expect(arguments.module == "App")
    #expect(arguments.entryPoint == .executable)
    #expect(arguments.output == "Out")
    #expect(arguments.compiled == ["C.swift"])
    #expect(arguments.files == ["A.swift", "B.xib"])
  }

  @Test(arguments: ["--main both", "--module", "--unknown x", "A.swift", "--module App"])
  func `An invalid command line is rejected`(line: String) {
    #expect(throws: Arguments.Misuse.self) {
      try Arguments(line.split(separator: " ").map(String.init))
    }
  }
}
