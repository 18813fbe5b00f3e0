extension Table {
  /// The table in a scrolling box, with its notes below.
  package var markup: Markup { markup(showsTitle: true) }

  /// The table collapsed below its title.
  package var foldedMarkup: Markup {
    .tag("details", [:], .tag("summary", [:], .text(title)), markup)
  }

  /// The table; without `showsTitle`, only screen readers present the title.
  package func markup(showsTitle: Bool) -> Markup {
    forReading.box(showsTitle: showsTitle, isDense: isTransposed)
  }

  private func box(showsTitle: Bool, isDense: Bool) -> Markup {
    .group([
      .box(
        title,
        .tag(
          "table", isDense ? ["id": "table-\(name)", "class": "dense"] : ["id": "table-\(name)"],
          .tag("caption", showsTitle ? [:] : ["class": "unseen"], .text(title)), header, body)),
      .group(notes.map { .tag("p", ["class": "note"], .text($0)) }),
    ])
  }

  private var header: Markup {
    let cells = columns.map { column in
      let title = column.title.breakable
      return Markup.tag(
        "th", ["scope": "col", "class": column.kind == .text ? "t" : "n"],
        column.section.map { .tag("a", ["href": "#\($0)"], title) } ?? title)
    }
    return .tag("thead", [:], .tag("tr", [:], .group(cells)))
  }

  private var body: Markup {
    .tag(
      "tbody", [:],
      .group(
        rows.enumerated().map { index, row in
          .tag(
            "tr", index < rows.count - totals ? [:] : ["class": "sum"],
            .group(
              zip(columns, row).enumerated().map { column, cell in
                self.cell(
                  cell.1, of: cell.0, isHeader: column == 0,
                  emphasis[Position(row: index, column: column)])
              }))
        }))
  }

  private func cell(
    _ cell: Cell, of column: Column, isHeader: Bool, _ emphasis: Emphasis?
  ) -> Markup {
    let kind = column.kind != .text ? "n" : cell.text.count > 28 ? "t long" : "t"
    let style = kind + (emphasis.map { " " + $0.rawValue } ?? "")
    return isHeader && column.kind == .text
      ? .tag("th", ["scope": "row", "class": style], .text(cell.text))
      // An interval may wrap onto a second line in a narrow column, but not onto a third.
      : .tag(
        "td", ["class": style],
        .text(column.kind == .text ? cell.text : cell.text.replacing(", ", with: ",\u{A0}")))
  }
}

extension String {
  /// The text, which may wrap after slashes: a column of narrow numbers can have a long header.
  fileprivate var breakable: Markup {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    return .group(
      parts.enumerated().map { index, part in
        index == 0 ? .text(String(part)) : .group(["/", .tag("wbr"), .text(String(part))])
      })
  }
}
