extension Scale {
  /// The axis below a plot, with a vertical grid line for each tick and its title at the right end.
  package func bottomAxis(from top: Double, to bottom: Double, title: String) -> [Markup] {
    ticks.flatMap { tick -> [Markup] in
      [
        .line(from: (self(tick), top), to: (self(tick), bottom), class: "grid"),
        .label(label(tick), x: self(tick), y: bottom + 14, .middle, isDim: true),
      ]
    } + [.label(title, x: max(places.start, places.end), y: bottom + 32, .end, isDim: true)]
  }

  /// The axis to the left of a plot, with a horizontal grid line for each tick and its title above.
  package func leftAxis(from left: Double, to right: Double, title: String) -> [Markup] {
    ticks.flatMap { tick -> [Markup] in
      [
        .line(from: (left, self(tick)), to: (right, self(tick)), class: "grid"),
        .label(label(tick), x: left - 8, y: self(tick), .end, isDim: true),
      ]
    } + [.label(title, x: 0, y: min(places.start, places.end) - 18, isDim: true)]
  }
}
