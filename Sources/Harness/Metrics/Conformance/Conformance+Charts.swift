import BenchmarkKit

extension Conformance {
  /// The coverage of the navigation graph by the reference model and by diverging subjects.
  func navigationMatrices(_ subjects: [Subject]) -> [Chart] {
    guard let navigation, !navigation.isEmpty else { return [] }
    let others = rows.enumerated().compactMap { place, row in
      self.navigation(of: row).map { edges in
        matrix(
          edges, name: "conformance-navigation-\(place)", of: row.subject,
          "Edges count up to the first screen that differs from the reference model's.")
      }
    }
    let whole = others.isEmpty ? nil : "Diverging subjects have separate diagrams below."
    return [
      matrix(
        navigation, name: "conformance-navigation", of: nil,
        sameness ?? whole ?? "Counted in the reference model.")
    ] + others
  }

  /// A matrix of the covered edges from every screen or alert to every other.
  private func matrix(
    _ navigation: [Edge], name: String, of subject: String?, _ remark: String
  ) -> Chart {
    let nodes = navigation.flatMap { [$0.from, $0.to] }.uniqued
    let left = Chart.nameWidth
    let size = min(32, (Chart.width - left - 16) / Double(nodes.count))
    // Column names are written vertically, with room for the larger text on phones.
    let top = 184.0
    func place(_ index: Int) -> Double { Double(index) * size + size / 2 }
    var marks: [Markup] = []
    for (index, node) in nodes.enumerated() {
      let y = top + place(index), x = left + place(index)
      marks += [
        .label(node, x: left - 6, y: y, .end),
        .line(from: (left, y), to: (left + size * Double(nodes.count), y), class: "grid"),
        .line(from: (x, top), to: (x, top + size * Double(nodes.count)), class: "grid"),
        .tag(
          "text",
          ["transform": "translate(\((x + 4).place) \((top - 8).place)) rotate(-90)"], .text(node)),
      ]
    }
    for (row, from) in nodes.enumerated() {
      for (column, to) in nodes.enumerated() {
        let edges = navigation.filter { $0.from == from && $0.to == to }
        guard !edges.isEmpty else { continue }
        marks += cell(edges, x: left + place(column), y: top + place(row), size: size)
      }
    }
    marks.append(.label("from ↓   to →", x: left - 6, y: top - 14, .end, isDim: true))
    let uncovered = navigation.filter { $0.count == 0 }
    return Chart(
      name: name,
      title: "Conformance: edges of the navigation graph" + (subject.map { " in \($0)" } ?? ""),
      reading:
        """
        Rows are the screens and alerts before an event; columns are those after it. Each number \
        counts the declared edges between the two. Its circle is filled if all were covered; \
        otherwise, it is hollow and shows a fraction. \(remark)
        """,
      summary:
        "\(nodes.count) screens and alerts, \(navigation.count) edges, \(navigation.coverage). "
        + (uncovered.isEmpty
          ? "All are covered."
          : "Not covered: "
            + uncovered.map { "\($0.from) to \($0.to) by \($0.trigger)" }.joined(separator: "; ")
            + "."),
      height: top + size * Double(nodes.count) + 8, marks: marks)
  }

  private func cell(_ edges: [Edge], x: Double, y: Double, size: Double) -> [Markup] {
    let covered = edges.count { $0.count > 0 }
    let isWhole = covered == edges.count
    let tip =
      "\(edges[0].from) → \(edges[0].to): "
      + edges.map { "\($0.trigger) \($0.count)×" }.joined(separator: ", ")
    return [
      .dot(
        x: x, y: y, radius: size * 0.38, isWhole ? .mark : .alarm, isHollow: !isWhole, tip: tip),
      .tag(
        "text",
        [
          "x": x.place, "y": (y + 4).place, "text-anchor": "middle", "pointer-events": "none",
          "style": isWhole ? "stroke: none; fill: var(--page)" : "fill: var(--alarm)",
        ], .text(isWhole ? "\(edges.count)" : "\(covered)/\(edges.count)")),
    ]
  }
}
