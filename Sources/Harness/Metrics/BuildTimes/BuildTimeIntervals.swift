import BenchmarkKit
import Statistics

extension BuildTimes {
  /// The median time of every build with its interval, one row per architecture.
  func intervals(_ subjects: [Subject]) -> Chart? {
    let shown = Kind.allCases.map { kind in
      (kind: kind, rows: targets.compactMap { row($0.module, kind) }.filter { $0.time.value > 0 })
    }.filter { !$0.rows.isEmpty }
    let bounds = shown.flatMap(\.rows).flatMap { row in
      [row.time.value, row.time.lower, row.time.upper].compactMap { $0 }
    }
    guard !bounds.isEmpty else { return nil }
    let scale = Scale.logarithmic(bounds, at: (170, 400))
    let top = 8.0
    let height = shown.map { Double($0.rows.count) * 16 + 14 }.reduce(0, +)
    var marks = scale.bottomAxis(
      from: top, to: top + height, title: "seconds (logarithmic), \(cores) cores")
    var y = top
    for (kind, rows) in shown {
      marks.append(.label(kind.title, x: 0, y: y + 10))
      for row in rows {
        marks += self.marks(row, y: y + 10, scale, subjects)
        y += 16
      }
      y += 14
    }
    return Chart(
      name: "builds", title: "Build times",
      reading: reading(subjects),
      summary: shown.map { kind, rows in
        "\(kind.title): "
          + rows.map { "\(subjects.architecture(of: $0.module)) \($0.time.value.fixed(2)) s" }
          .joined(separator: ", ") + "."
      }.joined(separator: " "), height: top + height + 44, marks: marks)
  }

  /// The legend, which names the rows that a logarithmic axis cannot show.
  ///
  /// A short time minus its overhead can be zero or negative.
  private func reading(_ subjects: [Subject]) -> String {
    var sentences = [
      "Dot: the median over \(rounds.count) rounds. Line: its interval, \(IntervalScope.builds)."
    ]
    let missing = rows.filter { $0.time.value <= 0 }
      .map { "\($0.kind.title) of \(subjects.architecture(of: $0.module))" }
    if !missing.isEmpty {
      sentences.append(
        "Not drawn, because the median is 0 or negative: \(missing.joined(separator: ", ")).")
    }
    if rows.contains(where: { $0.time.value > 0 && ($0.time.lower ?? 1) <= 0 }) {
      sentences.append("A line that starts at the axis extends to 0 or below.")
    }
    return sentences.joined(separator: " ")
  }

  private func marks(_ row: Row, y: Double, _ scale: Scale, _ subjects: [Subject]) -> [Markup] {
    let name = subjects.architecture(of: row.module)
    var marks: [Markup] = []
    if let lower = row.time.lower, let upper = row.time.upper {
      let start = max(lower, scale.domain.lowerBound)
      marks.append(.line(from: (scale(start), y), to: (scale(upper), y), .mark, width: 2))
    }
    return marks + [
      .dot(
        x: scale(row.time.value), y: y, radius: 2.5, .mark,
        tip: "\(name): \(Table.Cell(row.time, digits: 2).text) s"),
      .label(name, x: 410, y: y, isDim: true),
    ]
  }
}
