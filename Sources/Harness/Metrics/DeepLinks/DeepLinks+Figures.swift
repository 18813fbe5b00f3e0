import BenchmarkKit
import Statistics

extension DeepLinks {
  package static let figures: [Figure] = [
    // A link that ended the app counts as lost.
    Figure(
      "linksLost", title: "links lost, in all states", heading: "links lost",
      comparison: .counts { run, subject in
        guard let links = run.deepLinks, let lost = links.lost(by: subject.id) else { return nil }
        return Figure.Counts(
          work: links.links + links.states.map { "\($0)" }, values: ["links lost": Double(lost)])
      }
    ) { run, subject in
      run.deepLinks?.lost(by: subject.id).map { Estimate(exact: Double($0)) }
    }.inOverview("links lost", note: { _ in "links lost: deep links that lead nowhere or astray." })
    {
      ($0.deepLinks?.lost(by: $1.id)).map { .integer($0) } ?? .empty
    }.asDefect { run in
      "none of \(Double(run.deepLinks?.trials ?? 0).grouped()) deep links lost"
    } presence: { run, subject in
      "\((run.deepLinks?.lost(by: subject.id) ?? 0).counted("deep link")) lost"
    }.noted { run in
      run.deepLinks.map {
        """
        links lost: of \($0.links.count) links in each of \($0.states.count) states, the number \
        whose outcome differs from the reference model's, or that crash the app.
        """
      }
    }
  ]
}
