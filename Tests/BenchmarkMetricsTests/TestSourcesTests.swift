import Foundation
import Testing

@testable import BenchmarkMetrics

@Suite("Unit test effort") struct TestSourcesTests {
  private func folder(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return folder.path
  }

  @Test("test doubles and their members, tested types, UIKit use, protocols and lines are counted")
  func effort() throws {
    let feature = try folder([
      "Presenter.swift": "import Foundation\nprotocol Seen {}\nfinal class Presenter {}\n",
      "Screen.swift": "import UIKit\nclass Screen {}\nenum Unused {}\n",
    ])
    let tests = try folder([
      "Spies.swift": """
      // A comment is no code.
      final class ViewSpy: Seen {
        enum Call { case show }
        private(set) var calls: [Call] = []
        var output: Int?
        let toPresent = 1
        func show() { let local = 1; calls.append(.show) }
        private func hidden() {}
      }
      struct Fixture { func help() {} }
      """,
      "Tests.swift": "let presenter = Presenter()\n\nlet screen = Screen()\n",
    ])

    let effort = try #require(try TestSources(tests: tests, feature: [feature])).effort

    #expect(
      effort
        == UnitTests.Effort(
          doubles: 1, doubleMembers: 3, testedTypes: 2, testedTypesWithUIKit: 1, protocols: 1,
          codeLines: 11))
  }

  @Test("without a folder of tests, nothing is counted")
  func missing() throws {
    #expect(try TestSources(tests: "/nowhere", feature: []) == nil)
  }
}
