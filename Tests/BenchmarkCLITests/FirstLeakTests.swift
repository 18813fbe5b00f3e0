import Foundation
import Testing

/// Follows the pages 'Find your first leak' and 'Find a leak in an architecture' literally: each
/// command must print what its page shows.
@Suite("The guides to a first leak") struct FirstLeakTests {
  private static let firstLeak = Bench.root.appendingPathComponent(
    "Sources/Harness/BenchmarkCLI/BenchmarkCLI.docc/FindYourFirstLeak.md")
  private static let leakInAnArchitecture = Bench.root.appendingPathComponent(
    "Sources/Apps/FootballGather/ReferenceModel/FootballGatherReference.docc/"
      + "FindALeakInAnArchitecture.md")

  /// A command on a page, and the lines shown below it.
  private struct Step: CustomTestStringConvertible, Sendable {
    let command: String
    let shown: String
    var testDescription: String { command }

    /// The parts of the output between the lines that mark omissions.
    var parts: [String] {
      shown.split(separator: "\n…\n").map { $0.trimmingCharacters(in: .newlines) }
        .filter { !$0.isEmpty }
    }
  }

  private static var steps: [Step] {
    steps(on: firstLeak) + steps(on: leakInAnArchitecture)
  }

  private static func steps(on page: URL) -> [Step] {
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    // A backslash continues a command on the next line.
    return text.replacing(" \\\n    ", with: " ").matches(
      of: /```console\n\$ bench ([^\n]*)\n((?s).*?)```/
    ).map {
      Step(command: String($0.1), shown: "\n\($0.2)")
    }
  }

  @Test("each command prints what its page shows, in order", arguments: steps)
  private func output(_ step: Step) throws {
    let words = step.command.split(separator: " ").map(String.init)

    let result = try Bench.start(words, environment: ["COLUMNS": "80"])

    var rest = (result.output + result.errors)
      .replacing("\(Bench.root.path)/", with: "")[...]
    #expect(!step.parts.isEmpty)
    for part in step.parts {
      let range = try #require(rest.range(of: part), "\(part)\n-- not in --\n\(rest)")
      rest = rest[range.upperBound...]
    }
  }

  @Test("the page quotes the defect's code and the gallery's fix verbatim")
  func code() throws {
    let text = try String(contentsOf: Self.firstLeak, encoding: .utf8)
    let source = try String(
      contentsOf: Bench.root.appendingPathComponent(
        "Sources/Verification/DefectGallery/Leaks/L01FinishClosure.swift"), encoding: .utf8)
    let code = text.matches(of: /```swift\n((?s).*?)```/).map { String($0.1) }

    #expect(code.count == 3)
    #expect(Self.steps(on: Self.firstLeak).count == 2)
    #expect(Self.steps(on: Self.leakInAnArchitecture).count == 2)
    #expect(code.prefix(2).allSatisfy(source.contains))
  }
}
