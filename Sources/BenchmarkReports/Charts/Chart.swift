/// A plot: its marks, and in words what it is, how it is read and what it shows.
struct Chart {
  /// A short name in the form of a file name; no two in a page are the same.
  let name: String
  let title: String
  /// How the marks are to be read, for everybody.
  let reading: String
  /// What can be seen, for those who do not see it.
  let summary: String
  let height: Double
  let marks: [Markup]

  /// All plots are as wide, in units that are pixels on a wide screen.
  static let width = 760.0

  /// The plot with its caption, in a box of its own that scrolls on a phone.
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
