import Foundation
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
    #expect(text.hasPrefix("#sourceLocation(file: \"/App/File1.swift\", line: 2)\n"))
    let original = source.split(separator: "\n", omittingEmptySubsequences: false)
    let adapted = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(adapted.count == original.count)
    #expect(adapted[1] == "import UIKit; ")
    #expect(adapted[4] == original[4])
  }

  @Test(arguments: [
    ("// A\n//\nlet a = 1", "//\nlet a = 1"), ("\n//\r\nlet a = 1", "//\r\nlet a = 1"),
    ("\u{FEFF}// A\r\nlet a = 1", "let a = 1"), ("/* A */\nlet a = 1", "let a = 1"),
    ("/* A\n B\n*/ let a = 1", "/* B\n*/ let a = 1"),
    ("import UIKit\nimport Foundation", "import UIKit; import Foundation"),
    ("import UIKit // why\n\nlet a = 1", "import UIKit; \nlet a = 1"),
    ("import UIKit; import B\r\n#if A\n#endif", "import UIKit; import B; #if A\n#endif"),
    ("import UIKit.UIColor\n@testable import B", "import UIKit; @testable import B"),
  ])
  func `The first line makes room for the added one`(source: String, rest: String) {
    let text = adaptation(of: source).text()
    let lines = text.split(separator: "\n", maxSplits: 1).map(String.init)
    #expect(lines[0].hasSuffix(Spelling.sourceLocation("/App/File1.swift", line: 2)))
    #expect(lines[1] == rest)
  }

  @Test(arguments: [
    "// A", "class A {\n}", "/* /*\n*/ */ let a = 1", "import UIKit /* A\n*/", "#if A\n#endif",
    "@available(iOS 13, *)\nclass A {}",
  ])
  func `A file that starts with code keeps all its lines`(source: String) {
    let text = adaptation(of: source).text()
    #expect(text.hasSuffix(Spelling.sourceLocation("/App/File1.swift", line: 1) + "\n" + source))
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
    let text = adaptation(of: plain).text()
    #expect(text.hasSuffix("line: 2)\nimport UIKit; " + plain.dropFirst("import UIKit\r\n".count)))
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

    let published = adaptation(of: "public func a(on queue: DispatchQueue) {}")
      .text("VirtualTime.swift")
    #expect(published.contains("\npublic typealias DispatchQueue = UIKit.DispatchQueue\n"))
    #expect(published.contains("\ntypealias Timer = UIKit.Timer\n"))
  }

  @Test func `Removing a stored value returns, which Foundation's method on Linux does not`() {
    let text = adaptation(of: "").text("VirtualTime.swift")
    #expect(text.contains("func set(_ url: Foundation.URL?, forKey key: String)"))
    // The module may have a type of its own with this name.
    #expect(text.contains("extension Foundation.UserDefaults {"))
  }

  @Test func `Requests are virtual in a target that depends on VirtualNetwork`() {
    let text = adaptation(of: "class URLSessionTask {}").text("VirtualTime.swift")
    let parts = text.components(
      separatedBy: "#if canImport(VirtualNetwork)\nimport VirtualNetwork\n")
    #expect(parts.count == 2)
    #expect(parts.last?.contains("\ntypealias URLSession = VirtualNetwork.URLSession\n") == true)
    #expect(!text.contains("URLSessionTask ="))
  }

  @Test func `All types of VirtualNetwork replace those of Foundation`() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(
      at: sources.appending(path: "Platform/VirtualNetwork"), includingPropertiesForKeys: nil)
    let declaration = /^(?:open|public) (?:final )?(?:class|protocol|struct) (URL\w+)/
    let declared = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8)
        .matches(of: declaration.anchorsMatchLineEndings()).map { String($0.1) }
    }
    #expect(declared.sorted() == VirtualTime.networkNames)
  }

  @Test func `Files that the target compiles itself are read but not written`() {
    let result = Adaptation(
      module: "App", entryPoint: .library,
      inputs: [Input(path: "B.swift", text: "class B: A { @objc func b() {} }")],
      compiled: [Input(path: "A.swift", text: "class A: NSObject {}")])
    #expect(result.text("B.adapted.swift").contains("@MainActor func handleAction"))
    #expect(!result.outputs.contains { $0.fileName == "A.adapted.swift" })
  }

  @Test func `The problems of all files are reported at once`() throws {
    let bad = [
      "@objc protocol A { @objc optional func a() -> Int }",
      "extension UIView { override init() {} }",
    ]
    let inputs = bad.enumerated().map { Input(path: "\($0).swift", text: $1) }
    let xib = Input(path: "A.xib", text: "<archive/>")
    let result = Adaptation(module: "App", entryPoint: .library, inputs: inputs + [xib])
    #expect(result.diagnostics.map(\.path) == ["0.swift", "1.swift", "A.xib"])
    #expect(!result.diagnostics.contains { !$0.isError })
  }

  @Test func `A library leaves out top-level statements, and an executable compiles them itself`() {
    let main = Input(path: "/App/main.swift", text: "// A\nUIApplicationMain(\n0)\n")
    let library = Adaptation(module: "App", entryPoint: .library, inputs: [main])
    #expect(library.text("main.adapted.swift").hasSuffix("line: 2)\n\n\n"))
    #expect(library.messages.first?.hasPrefix("/App/main.swift:2: warning: found 'main") == true)
    #expect(Adaptation(module: "App", entryPoint: .executable, inputs: [main]).hasErrors)

    let imports = Input(path: "/App/main.swift", text: "import UIKit\nstart()\n")
    let emptied = Adaptation(module: "App", entryPoint: .library, inputs: [imports])
    #expect(emptied.text("main.adapted.swift").hasSuffix("line: 1)\n\n\n"))
  }

  @Test func `Sources truncated at any point are adapted`() throws {
    let many = """
      import class UIKit.UIView
      #if DEBUG
      @objc(P) protocol P: Q { @objc optional func a(_ b: @escaping (Int) -> Void) throws \
      -> [A<B>] }
      #endif
      @objcMembers open class A<T: B & C>: UIView, P where T: D {
        @IBOutlet private(set) weak var (a, b): [String: [Int]]!, c = "\\(d(#keyPath(E.f)))"
        @objc dynamic lazy var e: Int = { [weak self] in self!.f }() { didSet { g() } }
        @IBAction func a(_ sender: UIButton, for event: UIEvent) async { b(sender.tag) }
        class override func h<T>(i: T = .init(), j: Int...) -> some K { #selector(setter: A.B.c) }
      }
      extension A.B where T == Int { override var l: /* m */ M? { get async throws { 1 } } }
      extension UIView { override func layoutSubviews() { }; @objc(n:) private func n(o: P) { } }
      @UIApplicationMain enum R { case s(t: U), v = 1; indirect case w; \
      subscript(x: Int) -> Y { z } }
      """
    let texts = [source, many, try fixture("Main.storyboard").text]
    for (text, kind) in zip(texts, ["swift", "swift", "storyboard"]) {
      let bytes = Array(text.utf8)
      for length in stride(from: 0, to: bytes.count, by: kind == "swift" ? 1 : 97) {
        let part = String(decoding: bytes[..<length], as: UTF8.self)
        let result = Adaptation(
          module: "App", entryPoint: .library, inputs: [Input(path: "A." + kind, text: part)])
        #expect(result.outputs.contains { $0.fileName == "VirtualTime.swift" })
      }
    }
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
