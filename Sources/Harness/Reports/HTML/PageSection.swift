import BenchmarkKit

/// A section of the page with its own heading.
struct PageSection {
  /// The anchor for links.
  let id: String
  let title: String
  let content: Markup

  /// The heading and the content.
  var markup: Markup {
    .tag(
      "section", ["id": id, "aria-labelledby": "\(id)-heading"],
      .tag("h2", ["id": "\(id)-heading"], .text(title)), content)
  }
}

extension Run {
  /// All sections except the raw data, in reading order.
  var pageSections: [PageSection] {
    let tables = tables
    let known = topics.flatMap { topic in tables.filter { topic.has($0) }.map(\.name) }
    let others = tables.filter { !known.contains($0.name) && $0.name != "scorecard" }
    return [PageSection(id: "summary", title: "Summary", content: summaryPart(tables))]
      + findingsSection
      + topics.compactMap { $0.section(tables) }
      + (others.isEmpty
        ? []
        : [PageSection(id: "others", title: "Other tables", content: .group(others.map(\.markup)))])
      + warningsSection + [environmentSection, methodSection]
  }

  private func summaryPart(_ tables: [Table]) -> Markup {
    .group([
      .group(tables.filter { $0.name == "scorecard" }.map { $0.markup(showsTitle: false) }),
      answers,
    ])
  }

  /// The measured topics, each with its plots before its tables.
  private var topics: [Topic] {
    [
      Topic(
        id: "time", title: "Time per event", tables: ["dispatch-time"],
        charts: [
          dispatch?.ratioForest(subjects), dispatch?.launchStrips(subjects), dispatch?.timeDrift(),
        ].compactMap { $0 }),
      Topic(
        id: "leaks", title: "Leaks", tables: ["leaks", "leak-traces"], folded: "leak-",
        charts: [leaks?.verdictBars(subjects)].compactMap { $0 }, more: leakTraces),
      Topic(
        id: "exits", title: "Ways out", tables: ["exits"],
        more: .group(
          [exits?.screens(subjects), exits?.objects(subjects)].compactMap { $0?.foldedMarkup })),
      Topic(
        id: "deep-links", title: "Deep links", tables: ["deep-links"],
        more: deepLinks?.matrix(subjects).foldedMarkup ?? .nothing),
      Topic(
        id: "lines", title: "Lines of code", tables: ["lines-by-role", "lines-correlation"],
        folded: "lines-", charts: [linesOfCode?.roleBars(subjects)].compactMap { $0 }),
      Topic(
        id: "tests", title: "Unit tests", tables: ["unit-tests", "unit-tests-order"],
        folded: "unit-test-"),
      Topic(
        id: "builds", title: "Build times",
        tables: ["build-times", "build-times-published", "build-times-order"],
        folded: "build-times-", charts: [buildTimes?.intervals(subjects)].compactMap { $0 }),
      Topic(
        id: "counts", title: "Allocations and references", tables: ["counts", "counts-per-session"]),
      Topic(
        id: "instructions", title: "Instructions",
        tables: [
          "instructions", "decisions", "decision-instructions", "decision-architecture",
          "decision-calls", "decision-objects", "decision-types",
        ],
        charts: [instructions?.layerBars(subjects)].compactMap { $0 }),
      Topic(
        id: "single-events", title: "Single events",
        tables: ["event-times", "decision-times", "event-kinds"],
        charts: [eventTimes?.quantileShift(subjects)].compactMap { $0 }),
      Topic(
        id: "behaviour", title: "Behaviour",
        tables: ["conformance", "navigation-coverage", "navigation-subjects", "guided-sessions"],
        charts: conformance?.navigationMatrices(subjects) ?? []),
      Topic(
        id: "growth", title: "Growth", tables: ["growth"], folded: "growth-",
        charts: costGrowth?.growthCurves(subjects) ?? []),
      Topic(
        id: "self-test", title: "Self-test",
        tables: [
          "self-test", "nist-values", "simulated-coverage", "simulated-false-claims",
          "same-subject", "known-delays", "agreement",
        ], folded: "nist-"),
      Topic(id: "took", title: "What the run took", tables: ["resources"]),
    ]
  }
}

/// A group of related tables and the plots that show them.
private struct Topic {
  let id: String
  let title: String
  /// The names of tables, or their prefixes.
  let tables: [String]
  /// The prefix of tables that are collapsed, because they would make the page too long.
  var folded: String?
  var charts: [Chart] = []
  var more = Markup.nothing

  func has(_ table: Table) -> Bool { isOpen(table) || isFolded(table) }

  /// The section; `nil` if there is nothing to show.
  func section(_ all: [Table]) -> PageSection? {
    let open = all.filter(isOpen), folded = all.filter(isFolded)
    guard !(open + folded).isEmpty || !charts.isEmpty else { return nil }
    return PageSection(
      id: id, title: title,
      content: .group(
        charts.map(\.markup) + open.map(\.markup) + [more]
          + folded.map(\.foldedMarkup)))
  }

  private func isOpen(_ table: Table) -> Bool {
    tables.contains { $0 == table.name }
  }

  private func isFolded(_ table: Table) -> Bool {
    !isOpen(table) && folded.map { table.name.hasPrefix($0) } == true
  }
}
