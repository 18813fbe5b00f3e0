import BenchmarkKit
import Statistics

extension Decisions {
  package static let figures: [Figure] = [
    Figure(
      "typesCrossed", title: "types called between an action and the navigation request",
      heading: "types crossed", digits: 1
    ) { run, subject in
      guard let rows = run.decisions?.rows.filter({ $0.subject == subject.id }), !rows.isEmpty
      else { return nil }
      return Estimate(
        exact: Double(rows.map(\.types.count).sum) / Double(rows.count))
    }.noted { run in
      run.decisions.map { _ in
        """
        types crossed: the mean number of the architecture's types that are called between an \
        action and the navigation request.
        """
      }
    }
  ]
}
