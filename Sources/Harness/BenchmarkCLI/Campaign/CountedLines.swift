import BenchmarkKit
import BenchmarkMetrics
import FootballGatherUI
import Foundation

/// The line counts of a campaign's subjects at its start, or the reason why there are none.
///
/// They must describe the code that is run, so lines are counted at the start, and only if the
/// sources are those of this build. Edits made before the run is resumed do not affect them.
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
      ).run(sources: checkout.app.path)
    } catch {
      throw Failure(.badInput, "\(error)")
    }
  }

  /// Whether both line counts are equal.
  func isSame(as other: CountedLines) -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(self)) == (try? encoder.encode(other))
  }
}
