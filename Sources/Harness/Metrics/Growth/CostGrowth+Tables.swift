import BenchmarkKit

extension CostGrowth {
  /// The models of all curves, the crossings, and one table of costs per sweep.
  ///
  /// None for an app without sweeps.
  package func tables(_ subjects: [Subject]) -> [Table] {
    guard !curves.isEmpty else { return [] }
    return [models(subjects)] + (crossings.isEmpty ? [] : [crossings(subjects)])
      + sweeps.map { costs($0, subjects) }
  }

  /// Every point of every curve, for use in a spreadsheet.
  package func points(_ subjects: [Subject]) -> Table {
    Table(
      name: "growth-points", title: "Growth, point by point",
      columns: [
        .init("sweep", .text), .init("measured", .text), .init("subject", .text), .init("n"),
        .init(unit.rawValue), .init("smallest"), .init("largest"),
      ],
      rows: curves.flatMap { curve in
        curve.points.map { point in
          [
            .text(curve.sweep), .text(sweep(of: curve)?.measured ?? ""),
            .text(subjects.name(of: curve.subject)), .integer(point.n),
            .decimal(point.cost, digits: 1), .decimal(point.costs.min() ?? 0, digits: 1),
            .decimal(point.costs.max() ?? 0, digits: 1),
          ]
        }
      })
  }

  private func sweep(of curve: Curve) -> Sweep? { sweeps.first { $0.name == curve.sweep } }

  private func models(_ subjects: [Subject]) -> Table {
    Table(
      name: "growth", title: "How costs grow",
      columns: [
        .init("n", .text), .init("measured", .text), .init("subject", .text),
        .init("cost grows with", .text), .init("\(unit.rawValue) at the smallest n"),
        .init("slope"), .init("residual"), .init("% over the range"), .init("evidence"),
      ],
      rows: curves.compactMap { curve in
        guard let fit = curve.fit, let first = curve.points.first, let last = curve.points.last
        else { return nil }
        return [
          .text(curve.sweep), .text(sweep(of: curve)?.measured ?? ""),
          .text(subjects.name(of: curve.subject)), .text(fit.law),
          .decimal(first.cost, digits: 0), .decimal(fit.slope, digits: 2),
          .decimal(fit.residualStandardError, digits: 0),
          .decimal((last.cost / max(1, first.cost) - 1) * 100, digits: 1),
          .decimal(fit.weight, digits: 2),
        ]
      },
      notes: [
        "The model among nothing (the cost is constant), log n, n, n log n and n² that describes the points best by AICc; evidence: its weight among"
          + " the five.",
        "A change of 1 % or less over the range counts as none.",
        "slope: \(unit.rawValue) per unit of the model. residual: how far a measurement typically is from the curve. % over the range: how much more the largest n"
          + " costs than the smallest.",
        repeatability,
      ] + boundNotes)
  }

  private var boundNotes: [String] {
    sweeps.compactMap { sweep in sweep.bound.map { "\(sweep.name): no model, for \($0)." } }
  }

  private var repeatability: String {
    guard unit == .instructions else {
      return
        "Medians of \(curves.first?.points.first?.costs.count ?? 0) times on fresh apps in balanced order."
    }
    let spreads = curves.flatMap(\.points).map { point in
      ((point.costs.max() ?? 0) - (point.costs.min() ?? 0)) / max(1, point.cost)
    }.sorted()
    let worst = ((spreads.last ?? 0) * 100).fixed(3)
    let usual = (spreads.isEmpty ? 0 : spreads[spreads.count / 2] * 100).fixed(3)
    return
      "Instructions by callgrind, counted twice on fresh apps, which differed by \(usual) % in the median and by"
      + " \(worst) % at most: the allocator finds other free blocks."
  }

  private func crossings(_ subjects: [Subject]) -> Table {
    Table(
      name: "growth-crossings", title: "Where subjects cross",
      columns: [
        .init("n", .text), .init("cheaper before", .text), .init("cheaper behind", .text),
        .init("at n"),
      ],
      rows: crossings.map { crossing in
        [
          .text(crossing.sweep), .text(subjects.name(of: crossing.rising)),
          .text(subjects.name(of: crossing.overtaken)), .decimal(crossing.n, digits: 1),
        ]
      },
      notes: [
        "Where fitted curves meet, if the measured costs at both ends differ by more than 1 % the one way and the other."
      ])
  }

  private func costs(_ sweep: Sweep, _ subjects: [Subject]) -> Table {
    let own = curves.filter { $0.sweep == sweep.name }
    let values = own.first?.points.map(\.n) ?? []
    return Table(
      name: "growth-\(sweep.name.fileName)",
      title: "\(sweep.measured), by \(sweep.name): \(unit.rawValue)",
      columns: [.init("subject", .text)] + values.map { .init("n = \($0)") },
      rows: own.map { curve in
        [.text(subjects.name(of: curve.subject))]
          + values.map { n in
            curve.points.first { $0.n == n }.map { .decimal($0.cost, digits: 0) } ?? .empty
          }
      }, notes: sweep.bound.map { ["n goes no further: \($0)."] } ?? [])
  }
}

extension String {
  /// Lowercase words joined by hyphens.
  var fileName: String {
    split { !$0.isLetter && !$0.isNumber }.joined(separator: "-").lowercased()
  }
}

extension CostGrowth.Fit {
  /// The complexity, with a word for the constant model.
  var law: String { model == "1" ? "nothing" : model }
}
