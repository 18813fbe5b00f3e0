/// A plot: its marks, a title, a legend and a summary in words.
struct Chart {
  /// A short name, used as an identifier and unique within a page.
  let name: String
  let title: String
  /// The legend: an explanation of the marks for all readers.
  let reading: String
  /// The visible result in words, for readers who cannot see the plot.
  let summary: String
  let height: Double
  let marks: [Markup]

  /// The width of all plots, in units that are pixels on a wide screen.
  static let width = 760.0

  /// The plot with its caption, in a box that scrolls on a phone.
  var markup: Markup {
    .tag(
      "figure", [:],
      .tag("figcaption", [:], .text(title)),
      .box("Plot: \(title)", drawing),
      .tag("p", ["class": "note"], .text(reading)))
  }

  /// The plot alone.
  var drawing: Markup {
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
