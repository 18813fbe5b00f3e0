import BenchmarkKit

/// A map of the app's screens and alerts, with an arrow wherever an event leads from one to
/// another.
///
/// The nodes are stacked vertically, ordered by the number of events from the launch. Arrows on the
/// right lead down, and arrows on the left lead up, so that the map fits the width of a phone.
struct NavigationMap {
  /// A screen or alert.
  struct Node: Equatable {
    let name: String
    /// The smallest number of events that lead here from the launch; `nil` if none do.
    let distance: Int?
    /// Whether the node is an alert, whose buttons lead away from it.
    let isAlert: Bool
  }

  /// All edges from one node to another.
  struct Arrow: Equatable {
    /// The indices of the two nodes.
    let from: Int
    let to: Int
    let count: Int
  }

  let nodes: [Node]
  let arrows: [Arrow]
  /// The number of events that lead back to the screen they start from; these are not drawn.
  let staying: Int

  init(_ edges: [Conformance.Edge]) {
    let names = edges.flatMap { [$0.from, $0.to] }.uniqued
    let distances = Self.distances(edges)
    let order = names.enumerated().sorted { one, other in
      (distances[one.element] ?? .max, one.offset)
        < (distances[other.element] ?? .max, other.offset)
    }.map(\.element)
    nodes = order.map { name in
      Node(
        name: name, distance: distances[name],
        isAlert: edges.contains { $0.from == name && $0.kind == "alert button" })
    }
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    arrows = edges.filter { $0.from != $0.to }
      .map { Arrow(from: places[$0.from]!, to: places[$0.to]!, count: $0.count) }
      .merged(by: { [$0.from, $0.to] }) {
        $0 = Arrow(from: $0.from, to: $0.to, count: $0.count + $1.count)
      }
    staying = edges.filter { $0.from == $0.to }.map(\.count).sum
  }

  /// The smallest number of events from the launch to each node, found by breadth-first search.
  ///
  /// The launch screen is the start of the first edge.
  private static func distances(_ edges: [Conformance.Edge]) -> [String: Int] {
    guard let launch = edges.first?.from else { return [:] }
    var distances = [launch: 0]
    var queue = [launch]
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      for edge in edges where edge.from == node && distances[edge.to] == nil {
        distances[edge.to] = distances[node]! + 1
        queue.append(edge.to)
      }
    }
    return distances
  }
}

// MARK: Drawing

extension NavigationMap {
  private static let rowHeight = 30.0, top = 14.0
  private static let boxLeft = 182.0, boxWidth = 176.0, boxHeight = 20.0

  var chart: Chart? {
    guard nodes.count > 1, !arrows.isEmpty else { return nil }
    // Frequent arrows are drawn last, on top of the others.
    let order = arrows.sorted { ($0.count, $1.from, $1.to) < ($1.count, $0.from, $0.to) }
    let most = order.last?.count ?? 1
    let marks = order.map { arrow($0, most: most) } + nodes.indices.flatMap(box)
    return Chart(
      name: "conformance-map", title: "The app's screens, and the paths that users took",
      reading: """
        Boxes are screens, and rounded boxes are alerts. The number before a name is the distance \
        from the launch in events, by which they are ordered. Arrows on the right lead down, those \
        on the left up; the more often one was used, the thicker it is. Red: never used. \
        \(Double(staying).grouped()) events stayed on their screen.
        """,
      summary: order.reversed().prefix(12).map {
        "\(nodes[$0.from].name) to \(nodes[$0.to].name): \(Double($0.count).grouped())."
      }.joined(separator: " "),
      height: Self.top + Double(nodes.count) * Self.rowHeight, marks: marks)
  }

  private func middle(_ node: Int) -> Double {
    Self.top + (Double(node) + 0.5) * Self.rowHeight
  }

  private func box(_ index: Int) -> [Markup] {
    let node = nodes[index], y = middle(index)
    return [
      .tag(
        "rect",
        [
          "x": Self.boxLeft.place, "y": (y - Self.boxHeight / 2).place,
          "width": Self.boxWidth.place, "height": Self.boxHeight.place,
          "rx": node.isAlert ? "10" : "2", "fill": Palette.panel.variable,
          "stroke": Palette.faint.variable, "stroke-width": "1",
        ]),
      .label(
        (node.distance.map { "\($0)  " } ?? "") + node.name, x: Self.boxLeft + Self.boxWidth / 2,
        y: y, .middle),
    ]
  }

  /// A half ellipse from the side of one box to the side of another, with an arrowhead.
  private func arrow(_ arrow: Arrow, most: Int) -> Markup {
    let leadsDown = arrow.to > arrow.from
    let x = leadsDown ? Self.boxLeft + Self.boxWidth : Self.boxLeft
    let side = leadsDown ? 1.0 : -1.0
    let rows = Double(abs(arrow.to - arrow.from))
    // Long arrows bulge further, up to the edge of the plot.
    let bulge = side * (16 + 110 * rows / Double(max(1, nodes.count - 1)))
    let start = middle(arrow.from) + side * 4, end = middle(arrow.to) - side * 4
    let colour = arrow.count == 0 ? Palette.alarm : .mark
    let width = 0.5 + 6 * (Double(arrow.count) / Double(max(1, most))).squareRoot()
    let head = 3 + width / 2
    return .tag(
      "g", ["opacity": arrow.count == 0 ? "1" : "0.7"],
      .tag(
        "title", [:],
        .text(
          "\(nodes[arrow.from].name) → \(nodes[arrow.to].name): "
            + "\(Double(arrow.count).grouped()) times")),
      .tag(
        "path",
        [
          "d": """
          M \(x.place) \(start.place) C \((x + bulge * 1.33).place) \(start.place) \
          \((x + bulge * 1.33).place) \(end.place) \((x + side * head * 1.5).place) \(end.place)
          """,
          "fill": "none", "stroke": colour.variable, "stroke-width": width.place,
        ]),
      .tag(
        "polygon",
        [
          "points": "\(x.place),\(end.place) "
            + "\((x + side * head * 2).place),\((end - head).place) "
            + "\((x + side * head * 2).place),\((end + head).place)",
          "fill": colour.variable,
        ]))
  }
}
