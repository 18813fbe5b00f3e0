import Foundation
import ParserChecks
import Testing

/// Inputs collected by `scripts/fuzz` that reach new code, or that once exposed a defect.
@Suite("Corpus of inputs") struct CorpusTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Corpus")

  private static func inputs(of file: UntrustedInput) throws -> [(name: String, content: Data)] {
    let folder = folder.appendingPathComponent(file.rawValue)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      ($0, try Data(contentsOf: folder.appendingPathComponent($0)))
    }
  }

  @Test(
    "every input is either accepted and usable, or rejected with the location of the error",
    arguments: UntrustedInput.allCases)
  @MainActor func holds(_ file: UntrustedInput) throws {
    var verdicts: Set<Bool> = []

    for (name, content) in try Self.inputs(of: file) {
      do {
        verdicts.insert(try file.check(content) == .accepted)
      } catch {
        Issue.record("Corpus/\(file.rawValue)/\(name): \(error)")
      }
    }

    // An index skips unreadable entries instead of failing: the documents hold the full runs.
    #expect(verdicts == (file == .history ? [true] : [true, false]))
  }

  @Test("the corpus stays small enough to be read in every test run")
  func size() throws {
    let inputs = try UntrustedInput.allCases.flatMap(Self.inputs)

    #expect(inputs.count < 50 * UntrustedInput.allCases.count)
    #expect(inputs.map(\.content.count).reduce(0, +) < 500_000)
  }
}
