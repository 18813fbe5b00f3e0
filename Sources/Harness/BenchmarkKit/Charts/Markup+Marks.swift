import Statistics

extension Markup {
  package enum Anchor: String { case start, middle, end }

  /// A text label; `y` is its vertical centre.
  ///
  /// - Parameter isOptional: Whether a phone hides a dim label, which repeats what a mark shows.
  package static func label(
    _ text: String, x: Double, y: Double, _ anchor: Anchor = .start, isDim: Bool = false,
    isOptional: Bool = false, colour: Palette? = nil
  ) -> Markup {
    .element(
      name: "text",
      attributes: [("x", x.place), ("y", (y + 4).place), ("text-anchor", anchor.rawValue)]
        + (isDim ? [("class", isOptional ? "dim optional" : "dim")] : [])
        + (colour.map { [("style", "fill: \($0.variable)")] } ?? []),
      content: [.text(text)])
  }

  /// A straight line, styled by a class of the style sheet or by a colour.
  package static func line(
    from: (x: Double, y: Double), to: (x: Double, y: Double), class name: String
  ) -> Markup {
    .tag(
      "line",
      [
        "x1": from.x.place, "y1": from.y.place, "x2": to.x.place, "y2": to.y.place, "class": name,
      ])
  }

  package static func line(
    from: (x: Double, y: Double), to: (x: Double, y: Double), _ colour: Palette, width: Double
  ) -> Markup {
    .tag(
      "line",
      [
        "x1": from.x.place, "y1": from.y.place, "x2": to.x.place, "y2": to.y.place,
        "stroke": colour.variable, "stroke-width": width.place,
      ])
  }

  /// The horizontal line of an estimate's interval, with a bar at each end that stays visible when
  /// the estimate's mark is wider than the interval; empty without an interval.
  package static func interval(
    of estimate: Estimate?, y: Double, _ scale: Scale, _ colour: Palette, width: Double
  ) -> [Markup] {
    guard let lower = estimate?.lower, let upper = estimate?.upper else { return [] }
    let ends = [lower, upper].map {
      Markup.line(from: (scale($0), y - 6), to: (scale($0), y + 6), colour, width: 1)
    }
    return [.line(from: (scale(lower), y), to: (scale(upper), y), colour, width: width)] + ends
  }

  package static func polyline(
    _ points: [(x: Double, y: Double)], _ colour: Palette, width: Double, dashes: String? = nil
  ) -> Markup {
    .element(
      name: "polyline",
      attributes: [
        ("points", points.map { "\($0.x.place),\($0.y.place)" }.joined(separator: " ")),
        ("fill", "none"), ("stroke", colour.variable), ("stroke-width", width.place),
        ("stroke-linejoin", "round"),
      ] + (dashes.map { [("stroke-dasharray", $0)] } ?? []), content: [])
  }

  package static func dot(
    x: Double, y: Double, radius: Double, _ colour: Palette, isHollow: Bool = false,
    tip: String? = nil
  ) -> Markup {
    .tag(
      "circle",
      [
        "cx": x.place, "cy": y.place, "r": radius.place,
        "fill": isHollow ? Palette.page.variable : colour.variable, "stroke": colour.variable,
        "stroke-width": "1.5",
      ], tip.map { .tag("title", [:], .text($0)) } ?? .nothing)
  }

  package static func bar(
    x: Double, y: Double, width: Double, height: Double, _ colour: Palette, tip: String? = nil
  ) -> Markup {
    .tag(
      "rect",
      [
        "x": x.place, "y": y.place, "width": max(0, width).place, "height": max(0, height).place,
        "fill": colour.variable,
      ], tip.map { .tag("title", [:], .text($0)) } ?? .nothing)
  }
}

extension Double {
  /// A coordinate in a plot, with at most two decimals, which keeps files small and reproducible.
  package var place: String {
    var text = fixed(2)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
