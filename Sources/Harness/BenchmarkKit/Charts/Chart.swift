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
  package private(set) var placement = Placement.open

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

  /// The width of all plots, in units of 2/3 pixel on a phone and 4/3 pixel on a wide screen.
  package static let width = 540.0
  /// The width of the column of subjects' names at the left.
  package static let nameWidth = 158.0

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

extension Chart {
  /// The part of the page that shows a plot.
  package enum Placement: Sendable {
    /// The metric's section.
    case open
    /// The metric's section, collapsed.
    case folded
    /// The part about the certainty of the results.
    case certainty
  }

  package func placed(_ placement: Placement) -> Chart {
    var chart = self
    chart.placement = placement
    return chart
  }

  /// The plot collapsed below its title.
  package var foldedMarkup: Markup {
    .tag("details", [:], .tag("summary", [:], .text(title)), markup)
  }
}
