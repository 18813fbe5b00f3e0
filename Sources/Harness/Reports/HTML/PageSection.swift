import BenchmarkKit

/// A section of the page with its own heading.
struct PageSection {
  /// The anchor for links.
  let id: String
  let title: String
  let content: Markup
  /// Whether the heading is visible; otherwise only screen readers present it.
  var showsTitle = true

  var markup: Markup {
    .tag(
      "section", ["id": id, "aria-labelledby": "\(id)-heading"], heading, content)
  }

  private var heading: Markup {
    let id = "\(id)-heading"
    return showsTitle
      ? .tag("h2", ["id": id], .text(title))
      : .tag("h2", ["id": id, "class": "unseen"], .text(title))
  }
}

extension Run {
  /// All sections except the raw data, in reading order.
  var pageSections: [PageSection] {
    let usage = resources.flatMap { $0.stages.isEmpty ? nil : marked($0.table()) }
    return [
      PageSection(id: "summary", title: "Summary", content: summary, showsTitle: false)
    ] + choiceSection + [
      PageSection(id: "scorecard", title: "Scorecard", content: scorecardPart)
    ] + findingsSection
      + sections.compactMap(pageSection)
      + (usage.map { [PageSection(id: "resources", title: "Resources", content: $0.markup)] }
        ?? [])
      + certaintySection + warningsSection + [environmentSection, methodSection]
  }

  private var choiceSection: [PageSection] {
    DecisionGuide(self).table.map { table in
      [
        PageSection(
          id: table.name, title: table.title, content: marked(table).markup(showsTitle: false))
      ]
    } ?? []
  }

  /// A section with the statements about certainty and the diagnostic charts of the measurements;
  /// empty if there are no charts.
  private var certaintySection: [PageSection] {
    let charts = sections.flatMap { $0.charts(in: self) }.filter { $0.placement == .certainty }
    guard !charts.isEmpty else { return [] }
    let sentences = certainty.map { Markup.tag("p", [:], .text($0)) }
    return [
      PageSection(
        id: "certainty", title: "How sure", content: .group(sentences + charts.map(\.markup)))
    ]
  }

  private var scorecardPart: Markup {
    .group([
      Scorecard(self).table.map { marked($0).markup(showsTitle: false) } ?? .nothing, answers,
    ])
  }

  /// A longer table is collapsed, so that it does not hide what follows it.
  private static var mostOpenRows: Int { 40 }

  /// A section with its charts before its tables; `nil` if there is nothing to show.
  private func pageSection(_ section: any RunSection) -> PageSection? {
    let charts = section.charts(in: self).filter { $0.placement != .certainty }
    let tables = section.tables(in: self).map(marked)
    func placed(_ placement: Table.Placement) -> [Table] {
      tables.filter { $0.placement == placement }
    }
    guard !charts.isEmpty || !(placed(.open) + placed(.folded)).isEmpty else { return nil }
    return PageSection(
      id: type(of: section).id.rawValue, title: type(of: section).title,
      content: .group(
        charts.filter { $0.placement == .open }.map(\.markup)
          + placed(.open).map { $0.rows.count > Self.mostOpenRows ? $0.foldedMarkup : $0.markup }
          + [section.details(in: self)]
          + charts.filter { $0.placement == .folded }.map(\.foldedMarkup)
          + (placed(.appendix) + placed(.folded)).map(\.foldedMarkup)
          + [type(of: section).explanationMarkup]))
  }
}

extension RunSection {
  /// The explanation as a collapsible element; empty if there is none.
  fileprivate static var explanationMarkup: Markup {
    explanation.isEmpty
      ? .nothing
      : .tag("details", [:], .tag("summary", [:], "What this means"), Markup(markdown: explanation))
  }
}
