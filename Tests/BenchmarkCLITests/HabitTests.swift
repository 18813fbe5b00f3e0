@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Testing

@Suite("Conventions of the command line") struct HabitTests {
  private static let table = Bench.root.appendingPathComponent(
    "Sources/Harness/BenchmarkCLI/BenchmarkCLI.docc/Habits.md")

  /// The source text of every test suite, by its name.
  private static func suites() throws -> [String: String] {
    let tests = Bench.root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    var suites: [String: String] = [:]
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      // A suite extends to the start of the next one.
      let starts = text.matches(of: #/struct ([A-Za-z]+Tests)\b/#)
      for (index, start) in starts.enumerated() {
        let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : text.endIndex
        suites[String(start.output.1), default: ""] += text[start.range.lowerBound..<end]
      }
    }
    return suites
  }

  @Test("every test named in the table exists")
  func tests() throws {
    let suites = try Self.suites()
    let text = try String(contentsOf: Self.table, encoding: .utf8)

    let named = text.matches(of: #/`([A-Za-z]+Tests)/([A-Za-z]+)`/#).map(\.output)
    #expect(named.count > 40)
    for (_, suite, function) in named {
      let source = suites[String(suite)] ?? ""
      #expect(
        source.contains("func \(function)("),
        """
        Habits.md names \(suite)/\(function), which is not a test. Name the test of the \
        convention, or explain why there is none.
        """
      )
    }
  }

  @Test("all twenty-five conventions are listed, each with a test or the reason why there is none")
  func complete() throws {
    let rows = try String(contentsOf: Self.table, encoding: .utf8)
      .matches(of: #/\n\| ([0-9]+) \| [^|]+ \| ([^|]+) \|/#).map(\.output)

    #expect(rows.map { Int($0.1) } == Array(1...25))
    for (_, number, text) in rows {
      #expect(text.contains("Tests/") || text.contains("Not"), "\(number)")
    }
  }
}
