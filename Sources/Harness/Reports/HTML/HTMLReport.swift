import BenchmarkKit

/// The run as a single page: summary, tables and plots, method, and raw data.
///
/// The page needs no network and no script, suits light and dark mode, phones, paper and screen
/// readers, and is reproducible: the same run gives the same bytes.
package struct HTMLReport {
  /// The size limit of a page, in bytes; the page lists data that did not fit.
  static let largestSize = 3_000_000

  /// Creates a renderer.
  package init() {}

  /// Renders the page of a run.
  package func render(_ run: Run) -> String {
    let sections = run.pageSections
    func whole(_ data: Markup) -> String {
      let all = sections + [PageSection(id: "data", title: "Raw data", content: data)]
      return page(
        title: "NavBench: \(run.plan.name), \(run.date)",
        .tag("a", ["class": "skip", "href": "#summary"], "Skip to the results"),
        header(run, contents: all), .tag("main", [:], .group(all.map(\.markup))),
        .tag("footer", [:], .tag("p", [:], .text("Written by NavBench from a run of \(run.date).")))
      )
    }
    let used = whole(.nothing).utf8.count
    return whole(Downloads(run, room: Self.largestSize - used).markup)
  }

  /// Renders a page in the same style from tables, followed by diagrams.
  package func render(_ tables: [Table], title: String, drawings: [String] = []) -> String {
    page(
      title: "NavBench: \(title)",
      .tag("header", [:], .tag("h1", [:], .text(title))),
      .tag(
        "main", [:], .group(tables.map(\.markup)),
        .group(drawings.map { Markup.drawing($0, name: "Leak trace") })))
  }

  private func page(title: String, _ body: Markup...) -> String {
    let document = Markup.tag("html", ["lang": "en"], head(title), .tag("body", [:], .group(body)))
    return "<!DOCTYPE html>\n" + document.rendered
  }

  private func head(_ title: String) -> Markup {
    .tag(
      "head", [:], .tag("meta", ["charset": "utf-8"]),
      .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .tag("meta", ["name": "color-scheme", "content": "light dark"]),
      .tag("title", [:], .text(title)),
      .tag("style", [:], .text(StyleSheet.text)))
  }

  private func header(_ run: Run, contents: [PageSection]) -> Markup {
    let machine = run.environment
    let links = contents.map { section in
      Markup.tag(
        "li", [:], .tag("a", ["href": "#\(section.id)"], .text(section.title)))
    }
    return .tag(
      "header", [:],
      .tag("h1", [:], .text("Navigation architectures, measured")),
      .tag("p", ["class": "lede"], .text(run.subjectsInWords)), run.variants,
      .tag(
        "p", ["class": "about"],
        .text(
          "Plan ‘\(run.plan.name)’, \(run.date), \(machine.configuration) build, \(machine.processor),"
            + " \(machine.cores) cores, Swift \(machine.swiftVersion).")),
      run.callouts,
      .tag("nav", ["aria-label": "Contents"], .tag("ul", [:], .group(links))))
  }
}
