import Foundation
import Testing

@Suite("bench check-sources") struct CheckSourcesTests {
  private func check(
    _ files: [String: String], _ options: String...
  ) throws -> Bench.Result {
    try Bench.withFolder { folder in
      for (name, text) in files {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      return try Bench.run(["check-sources", folder.path] + options)
    }
  }

  @Test("'bench check-sources' lists what is missing, with its files, first use and remedy")
  func missing() throws {
    let result = try check(
      [
        "A.swift": "import UIKit\nimport SwiftUI\n\nlet a = UIMadeUp()\n",
        "Sub/B.swift": "import UIKit\nlet b: [UIMadeUp] = []\n",
        "Pods/C.swift": "import Combine\n", "Package.swift": "import PackageDescription\n",
      ], "--format", "csv")

    #expect(result.status == 1)
    #expect(
      result.output.replacing("\r\n", with: "\n").hasPrefix(
        """
        missing,kind,files,uses,first use,what to do
        UIMadeUp,type,2,2,A.swift:4,declare it in a file of your own: 'class UIMadeUp {}'
        SwiftUI,module,1,1,A.swift:2,
        """))
    #expect(!result.output.contains("Combine") && !result.output.contains("PackageDescription"))
    #expect(
      result.errors.contains(
        "error: found 2 missing names and 0 errors, expected none; "
          + "the tables above show what to do."
      ))
  }

  @Test("'bench check-sources' exits with 0 if nothing is missing, and names the products to add")
  func complete() throws {
    let result = try check(["A.swift": "import UIKit\nlet a = UIView()\n"])

    #expect(result.status == 0)
    #expect(result.output.contains("add .product(name: \"UIKit\", package: \"NavBench\")"))
    #expect(result.output.contains("Found nothing missing in 1 file."))
    #expect(result.errors.isEmpty)
  }

  @Test("'bench check-sources --detail' lists all uses and the plugin's warnings")
  func detail() throws {
    let result = try check(
      [
        "A.swift": """
        import UIKit
        let a = UIMadeUp(); let b = UIMadeUp()
        extension UIView { override func draw(_ a: CGRect) {} }
        extension UIView { override func didMoveToWindow() {} }
        """
      ], "--detail", "--format", "markdown")

    #expect(result.status == 1)
    #expect(result.output.contains("| A.swift | 2 | UIMadeUp |"))
    #expect(result.output.contains("| A.swift | 3 | warning |"))
    #expect(result.output.contains("| A.swift | 4 | error |"))
    #expect(result.errors.contains("1 missing name and 1 error"))
  }

  @Test("a storyboard is checked together with the sources")
  func storyboard() throws {
    let result = try check(
      ["A.swift": "let a = 1", "Base.lproj/Main.storyboard": "<<<<"], "--format", "csv")

    #expect(result.status == 1)
    #expect(result.output.contains("Base.lproj/Main.storyboard,1,error,"))
  }

  @Test("files that the Xcode project beside them does not compile are named")
  func leftOut() throws {
    let result = try check([
      "A.swift": "import UIKit\n", "Old/B.swift": "import UIKit\n",
      "App.xcodeproj/project.pbxproj": "A1 /* A.swift in Sources */,",
    ])

    #expect(result.status == 0)
    #expect(
      result.output.contains(
        "App.xcodeproj does not compile 1 file of this folder; exclude: Old/B.swift."))
  }

  @Test("'bench check-sources' rejects a path without sources")
  func invalid() throws {
    let none = try Bench.run("check-sources", "/nowhere")
    #expect(none.status == 65)
    #expect(none.errors.contains("nothing found at '/nowhere'. Expected a Swift file or a folder."))
    #expect(try Bench.run("check-sources").status == 64)
    #expect(try check([:]).status == 65)
  }

  @Test(
    "nothing is missing in the sources of this repository's apps and examples",
    arguments: [
      ["Benchmarks/Examples/Sources/Club"],
      // The target excludes its previews, which need SwiftUI.
      ["AppDelegate.swift", "Controllers", "Model", "SceneDelegate.swift", "Store", "Views"]
        .map { "Benchmarks/Examples/Sources/Notes/\($0)" },
      ["Sources/Apps/FootballGather"], ["Sources/Apps/Fitness/Architectures/FitnessMVPC"],
      ["Sources/Apps/Fitness/Screens"],
    ])
  func repository(paths: [String]) throws {
    let result = try Bench.run(
      ["check-sources"] + paths.map { Bench.root.appendingPathComponent($0).path })
    #expect(result.status == 0, "\(result.output)")
  }
}
