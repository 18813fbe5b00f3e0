import BenchmarkMetrics
import BenchmarkResults
import FootballGatherUI
import Foundation

/// The lines of a campaign's subjects as they were when it began, or the reason why there are none.
///
/// They are exact figures of what was run, so they are counted when the run begins, and only where the sources are those of
/// this build: an edit before the run is resumed does not reach them.
struct CountedLines: Codable {
  private(set) var lines: LinesOfCode?
  private(set) var problem: String?

  init(_ subjects: [SubjectUnderTest]) throws(Failure) {
    guard let checkout = Checkout.current else {
      problem = "the sources are not where this was built"
      return
    }
    if let file = checkout.newerSource(in: Checkout.compared) {
      problem = "'\(file)' is newer than this build of bench; build it again"
      return
    }
    let catalog = Set(Subjects.all.map(\.subject.module))
    do {
      lines = try LineCount(
        subjects.map(\.architecture).filter { catalog.contains($0.module) }
      ).run(sources: checkout.root.appendingPathComponent("Sources").path)
    } catch {
      throw Failure(.badInput, "\(error)")
    }
  }

  /// Whether the same lines were counted.
  func isSame(as other: CountedLines) -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(self)) == (try? encoder.encode(other))
  }
}
