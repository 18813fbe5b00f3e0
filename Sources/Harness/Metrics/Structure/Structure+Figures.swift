import BenchmarkKit
import Statistics

extension Structure {
  package static let figures: [Figure] = [
    figure("moduleEdges", "modules that name another module", "module edges", \.edges.count),
    figure("casts", "casts to the app's own types", "casts", \.casts.count),
    figure(
      "flowBranches", "branches on the flow outside coordinators", "flow branches",
      \.flowBranches.count),
    figure(
      "carriedValues", "values that a module passes on without reading them", "carried values",
      \.carriedValues.count),
    figure(
      "routes", "routes of the coordinator with the most", "most routes"
    ) { $0.coordinators.map(\.routes.count).max() ?? 0 },
    figure(
      "linesWithUIKit", "code lines in files that import UIKit", "lines with UIKit",
      \.linesWithUIKit),
    figure(
      "linesPerModule", "code lines added per module, from the smallest size to the whole app",
      "lines per module", \.linesPerModule),
  ]

  private static func figure(
    _ id: String, _ title: String, _ heading: String,
    _ count: @escaping @Sendable (Architecture) -> Int?
  ) -> Figure {
    Figure(id, title: title, heading: heading, criterion: nil) { run, subject in
      run[Structure.self]?.architectures.first { $0.module == subject.module }
        .flatMap(count).map { Estimate(exact: Double($0)) }
    }
  }
}
