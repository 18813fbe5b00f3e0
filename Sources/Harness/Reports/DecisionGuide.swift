import BenchmarkKit
import Statistics

/// A guide that names the subject to choose for each priority, by fixed rules.
///
/// Subjects with defects are never recommended.
struct DecisionGuide {
  /// A requirement that only some subjects meet.
  private struct Requirement {
    let title: String
    let subjects: [Subject]
  }

  private let run: Run
  private let requirements: [Requirement]
  private let figures: [Figure]

  init(_ run: Run) {
    self.run = run
    let sound = Overview(run).sound
    let coordinated = sound.filter(run.hasCoordinators)
    requirements =
      [Requirement(title: "any architecture", subjects: sound)]
      + [
        Requirement(title: "with coordinators", subjects: coordinated),
        Requirement(
          title: "without coordinators", subjects: sound.filter { !run.hasCoordinators($0) }),
      ].filter { _ in !coordinated.isEmpty }
    figures = run.figures.filter { figure in
      figure.wish != nil && Set(sound.compactMap { figure.value(run, $0)?.value }).count > 1
    }
  }

  /// The table; `nil` if there is no choice.
  var table: Table? {
    guard requirements[0].subjects.count > 1, !figures.isEmpty else { return nil }
    return Table(
      name: "choice", title: "Which subject to choose",
      columns: [.init("if you want", .text)] + requirements.map { .init($0.title, .text) }
        + [.init("confidence", .text)],
      rows: figures.map { figure in
        [.text(figure.wish ?? "")] + requirements.map { .text(choice(figure, $0.subjects)) }
          + [.text(figure.isSampled ? "95 % intervals" : "exact")]
      },
      notes: [
        """
        Each cell names the subject without defects that has the smallest value, then the \
        runner-up; subjects with equal values share a place. ‘or’ means that the difference is not \
        resolved.
        """,
        figures.map { "\($0.wish ?? ""): \($0.title)" }.joined(separator: "; ").sentence,
        never,
      ].filter { !$0.isEmpty })
  }

  private var never: String {
    let defective = Overview(run).incorrect.map(\.subject.id)
    return defective.isEmpty
      ? "" : "Excluded because of their defects: \(defective.joined(separator: ", "))."
  }

  private func choice(_ figure: Figure, _ subjects: [Subject]) -> String {
    let best = run.least(figure, of: subjects)
    guard let first = best.first else { return "" }
    let rivals = subjects.filter { !best.contains($0) && run.isUnresolved(figure, $0, first) }
    let others = subjects.filter { !best.contains($0) && !rivals.contains($0) }
    let next = run.least(figure, of: others)
    return
      (["\(names(best))\(value(figure, first))"]
      + rivals.map { "\($0.id)\(value(figure, $0))" }).joined(separator: " or ")
      + (next.first.map { "; next \(names(next))\(value(figure, $0))" } ?? "")
  }

  private func names(_ subjects: [Subject]) -> String {
    subjects.map(\.id).joined(separator: ", ")
  }

  private func value(_ figure: Figure, _ subject: Subject) -> String {
    guard let estimate = figure.value(run, subject) else { return "" }
    let cell =
      figure.overview?.cell(run, subject) ?? .decimal(estimate.value, digits: figure.digits)
    return " (\(cell.text))"
  }
}
