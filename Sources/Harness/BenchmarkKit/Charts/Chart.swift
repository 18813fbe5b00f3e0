/// A plot: its marks, a title, a legend and a summary in words.
package struct Chart {
  /// An identifier, unique within a page.
  package let name: String
  package let title: String
  /// The legend, which explains the marks.
  package let reading: String
  /// The result in words, for readers who cannot see the plot.
  package let summary: String
  package let height: Double
  package let marks: [Markup]

  package init(
    name: String, title: String, reading: String, summary: String, height: Double, marks: [Markup]
  ) {
    self.name = name
    self.title = title
    self.reading = reading
    self.summary = summary
    self.height = height
    self.marks = marks
  }

  /// The width of all plots, in units that are pixels on a wide screen.
  package static let width = 760.0

  /// The plot with its caption, in a box that scrolls on narrow screens.
  package var markup: Markup {
    .tag(
      "figure", [:],
      .tag("figcaption", [:], .text(title)),
      .box("Plot: \(title)", drawing),
      .tag("p", ["class": "note"], .text(reading)))
  }

  /// The plot alone.
  package var drawing: Markup {
    .tag(
      "svg",
      [
        "id": "plot-\(name)", "viewBox": "0 0 \(Self.width.place) \(height.place)", "role": "img",
        "aria-labelledby": "plot-\(name)-title", "aria-describedby": "plot-\(name)-desc",
      ],
      .tag("title", ["id": "plot-\(name)-title"], .text(title)),
      .tag("desc", ["id": "plot-\(name)-desc"], .text(summary)),
      .group(marks))
  }
}
