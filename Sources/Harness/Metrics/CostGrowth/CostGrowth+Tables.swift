import BenchmarkKit

extension CostGrowth {
  /// The models of all curves, the crossings, and one table of costs per sweep.
  ///
  /// Empty for an app without sweeps.
  package var tables: [Table] {
    guard !curves.isEmpty else { return [] }
    return [modelTable] + (crossings.isEmpty ? [] : [crossingTable])
      + sweeps.map(costs)
  }

  /// All points of all curves, for use in a spreadsheet.
  package var pointTable: Table {
    Table(
      name: "cost-growth-points", title: "Cost growth, point by point",
      columns: [
        .init("sweep", .text), .init("measured", .text), .init("subject", .text), .init("n"),
        .init(unit.rawValue), .init("smallest"), .init("largest"),
      ],
      rows: curves.flatMap { curve in
        curve.points.map { point in
          [
            .text(curve.sweep), .text(sweep(of: curve)?.measured ?? ""),
            .text(curve.subject), .integer(point.n),
            .decimal(point.cost, digits: 1), .decimal(point.costs.min() ?? 0, digits: 1),
            .decimal(point.costs.max() ?? 0, digits: 1),
          ]
        }
      })
  }

  private func sweep(of curve: Curve) -> Sweep? { sweeps.first { $0.name == curve.sweep } }

  private var modelTable: Table {
    Table(
      name: "cost-growth", title: "Cost growth: complexity by subject",
      columns: [
        .init("n", .text), .init("measured", .text), .init("subject", .text),
        .init("complexity", .text), .init("\(unit.rawValue) at the smallest n"),
        .init("slope"), .init("residual"), .init("increase %"), .init("weight"),
      ],
      rows: curves.compactMap { curve in
        guard let fit = curve.fit, let first = curve.points.first, let last = curve.points.last
        else { return nil }
        return [
          .text(curve.sweep), .text(sweep(of: curve)?.measured ?? ""),
          .text(curve.subject), .text(fit.complexity),
          .decimal(first.cost, digits: 0), .decimal(fit.slope, digits: 2),
          .decimal(fit.residualStandardError, digits: 0),
          .decimal((last.cost / max(1, first.cost) - 1) * 100, digits: 1),
          .decimal(fit.weight, digits: 2),
        ]
      },
      notes: [
        """
        complexity: the best-fitting model by AICc among O(1), O(log n), O(n), O(n log n) and \
        O(n²); weight: its Akaike weight among the five.
        """,
        "A change of 1 % or less over the range counts as constant.",
        """
        slope: \(unit.rawValue) per unit of the model; residual: the typical distance of a \
        measurement from the curve; increase: from the smallest to the largest n.
        """,
        repeatability,
      ] + boundNotes)
  }

  private var boundNotes: [String] {
    sweeps.compactMap { sweep in
      sweep.bound.map { "\(sweep.name) has too few points for a model: \($0)." }
    }
  }

  private var repeatability: String {
    guard unit == .instructions else {
      return
        """
        Medians of \(curves.first?.points.first?.costs.count ?? 0) measurements, each on a fresh \
        app, in balanced order.
        """
    }
    let spreads = curves.flatMap(\.points).map { point in
      ((point.costs.max() ?? 0) - (point.costs.min() ?? 0)) / max(1, point.cost)
    }.sorted()
    let worst = ((spreads.last ?? 0) * 100).fixed(3)
    let usual = (spreads.isEmpty ? 0 : spreads[spreads.count / 2] * 100).fixed(3)
    return
      """
      callgrind counts the instructions twice, on fresh apps. The two counts differ by \(usual) % \
      in the median and by \(worst) % at most, because the allocator may choose different free \
      blocks.
      """
  }

  private var crossingTable: Table {
    Table(
      name: "cost-growth-crossings", title: "Cost growth: crossings of subjects",
      columns: [
        .init("n", .text), .init("cheaper below", .text), .init("cheaper above", .text),
        .init("crossing at n"),
      ],
      rows: crossings.map { crossing in
        [
          .text(crossing.sweep), .text(crossing.rising),
          .text(crossing.overtaken), .decimal(crossing.n, digits: 1),
        ]
      },
      notes: [
        """
        The intersections of fitted curves. Each subject must cost less than the other at one end \
        of the range, by more than 1 %.
        """
      ])
  }

  private func costs(_ sweep: Sweep) -> Table {
    let own = curves.filter { $0.sweep == sweep.name }
    let values = own.first?.points.map(\.n) ?? []
    return Table(
      name: "cost-growth-\(sweep.name.fileName)",
      title: "\(sweep.measured), by \(sweep.name): \(unit.rawValue)",
      columns: [.init("subject", .text)] + values.map { .init("n = \($0)") },
      rows: own.map { curve in
        [.text(curve.subject)]
          + values.map { n in
            curve.points.first { $0.n == n }.map { .decimal($0.cost, digits: 0) } ?? .empty
          }
      }, notes: sweep.bound.map { ["The range of n is limited: \($0)."] } ?? [])
  }
}

extension String {
  /// The string as lowercase words joined by hyphens.
  var fileName: String {
    split { !$0.isLetter && !$0.isNumber }.joined(separator: "-").lowercased()
  }
}

extension CostGrowth.Fit {
  /// The complexity in O notation.
  var complexity: String { "O(\(model))" }
}
