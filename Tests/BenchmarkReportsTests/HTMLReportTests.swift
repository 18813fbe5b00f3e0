@testable import BenchmarkKit
import Foundation
import Testing

@testable import BenchmarkMetrics
@testable import BenchmarkReports

@Suite("HTML report") struct HTMLReportTests {
  private let run: Run
  private let page: String
  private let outline: PageOutline

  init() throws {
    run = try .everything()
    page = HTMLReport().render(run)
    outline = PageOutline(page)
  }

  @Test("the page is well-formed, in English, and identical for the same run")
  func wellFormed() throws {
    #expect(outline.problem == nil)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(HTMLReport().render(try .everything()) == page)
    #expect(HTMLReport().render(try Run.read(run.data())) == page)
  }

  @Test("the page contains every table of the run with all its rows")
  func tables() throws {
    for table in run.tables {
      let start = try #require(
        page.range(of: "<table id=\"table-\(table.name)\""), "\(table.name)")
      let end = try #require(page[start.upperBound...].range(of: "</table>"))
      let rows = page[start.upperBound..<end.lowerBound].matches(of: /<tr/).count
      #expect(rows == table.forReading.rows.count + 1, "\(table.name)")
    }
    // The page also contains the overview and, in collapsed form, the matrices that are too long
    // for a terminal.
    #expect(outline.all("table").count == run.tables.count + 4)
    #expect(!page.contains("Other tables"), "every table has its section")
  }

  @Test("every plot has a title, a description and a role, and can be scrolled")
  func plots() {
    let plots = outline.all("svg")

    #expect(
      plots.compactMap { $0.attributes["id"] } == [
        "plot-lines", "plot-conformance-map", "plot-conformance-navigation", "plot-ratios",
        "plot-event-times-shift", "plot-cold-times", "plot-instructions", "plot-leaks",
        "plot-ownership-mvp-c-from", "plot-ownership-mvc", "plot-cost-growth-players",
        "plot-builds", "plot-launches", "plot-drift",
      ])
    for plot in plots {
      #expect(plot.children.prefix(2) == ["title", "desc"])
      #expect(plot.attributes["role"] == "img")
      #expect(plot.path.suffix(2) == ["figure", "div"])
    }
    let titles = outline.all("title", "desc").filter { $0.attributes["id"] != nil }
    #expect(titles.count == 2 * plots.count && titles.allSatisfy { $0.text.count > 10 })
  }

  @Test("every mark is inside its plot, and every coordinate is a number")
  func places() throws {
    #expect(!page.contains("=\"n/a"))
    let parts = page.split(separator: "<svg ").dropFirst()
    for part in parts {
      let plot = try #require(part.split(separator: "</svg>").first)
      let box = try #require(plot.firstMatch(of: /viewBox="0 0 (\d+) ([\d.]+)"/))
      let (width, height) = (try #require(Double(box.1)), try #require(Double(box.2)))
      for match in plot.matches(of: /[ ]c?x[12]?="([^"]*)"/) {
        let x = try #require(Double(match.1))
        #expect((0...width).contains(x), "\(match.0) in \(plot.prefix(30))")
      }
      for match in plot.matches(of: /[ ]c?y[12]?="([^"]*)"/) {
        let y = try #require(Double(match.1))
        #expect((0...height).contains(y), "\(match.0) in \(plot.prefix(30))")
      }
    }
  }

  @Test("there is one top-level heading, and no level is skipped")
  func headings() {
    let levels = outline.all("h1", "h2", "h3", "h4").compactMap { Int($0.name.dropFirst()) }

    #expect(levels.first == 1 && levels.filter { $0 == 1 }.count == 1)
    for (level, next) in zip(levels, levels.dropFirst()) { #expect(next <= level + 1) }
  }

  @Test("every link has a target, and no id occurs twice")
  func links() {
    let places = outline.nodes.compactMap { $0.attributes["id"] }
    let links = outline.all("a").compactMap { $0.attributes["href"] }

    #expect(Set(places).count == places.count)
    #expect(links.first == "#summary", "the first link skips the parts that all reports share")
    for link in links {
      #expect(
        link.hasPrefix("data:") || places.contains(String(link.dropFirst())), "\(link.prefix(40))")
    }
    for node in outline.nodes {
      for name in ["aria-labelledby", "aria-describedby"] {
        if let place = node.attributes[name] { #expect(places.contains(place)) }
      }
    }
  }

  @Test("nothing is loaded from elsewhere, and the only script sorts tables")
  func selfContained() {
    #expect(outline.all("link", "img", "iframe").isEmpty)
    #expect(outline.all("script").map(\.text) == [PageScript.text])
    #expect(!outline.nodes.contains { $0.attributes["src"] != nil })
    #expect(!StyleSheet.text.contains("url(") && !StyleSheet.text.contains("@import"))
    #expect(!page.contains("http:") && !page.contains("https:"))
    for text in [StyleSheet.text, PageScript.text] {
      #expect(!text.contains { "<>&\"".contains($0) }, "styles and scripts are not escaped")
    }
  }

  @Test("names that look like markup are shown as text")
  func escaping() {
    #expect(!page.contains("<b>") && !page.contains("<busy>"))
    #expect(page.matches(of: /<script>/).count == 1)
    #expect(outline.all("th").contains { $0.text == "<b>&odd\"" })
    #expect(outline.all("p").contains { $0.text == "a < b" })
  }

  @Test(
    "the summary names leaking subjects, causes, costs, noise and the commands to reproduce the run"
  )
  func answers() throws {
    let items = outline.all("li").map(\.text)

    #expect(items.contains { $0.hasPrefix("MVP-C/from: ") && $0.contains("Caused by ") })
    #expect(
      items.contains {
        $0.contains("times MVC's time per event") && $0.contains(" code lines compared with ")
      }
    )
    #expect(
      outline.all("div").contains { $0.text.contains("an exact copy of MVC, has a ratio of") })
    #expect(page.contains("scripts/bench --plan ./plan.json --output again"))
    #expect(page.contains("git checkout \(try #require(run.environment.revision).prefix(7))"))
    #expect(outline.all("strong").contains { $0.text == "1 finding." })
    #expect(outline.all("li").contains { $0.text == "The machine was <busy>." })
  }

  @Test("the summary counts the exit paths that leave objects behind if exit paths were measured")
  func exitPaths() {
    var untried = run
    untried.exits = nil
    func answers(_ run: Run) -> [String] {
      PageOutline(HTMLReport().render(run)).all("li").map(\.text)
        .filter { $0.contains(" exit paths. ") }
    }

    #expect(
      answers(run) == ["MVP-C/from: 2 of 3 exit paths. Never released after: back button."],
      "MVC leaves no objects behind")
    #expect(answers(untried).isEmpty)
  }

  @Test("every reference chain is in a collapsible section, with its replay command")
  func traces() throws {
    let drawings = outline.all("pre").filter { $0.path.contains("details") }.map(\.text)

    let defects = try #require(run.leaks).defects
    #expect(drawings == defects.sorted { $0.count > $1.count }.map(\.drawn))
    #expect(!drawings.isEmpty)
  }

  @Test("the page embeds the run's data and lists the files that do not fit")
  func downloads() throws {
    func content(_ name: String, of links: [PageOutline.Node]) throws -> Data {
      let link = try #require(links.first { $0.attributes["download"] == name })
      let text = try #require(link.attributes["href"]?.split(separator: "base64,").last)
      return try #require(Data(base64Encoded: String(text)))
    }
    let links = outline.all("a").filter { $0.attributes["download"] != nil }

    #expect(try Run.read(content("run.json", of: links)).data() == run.data())
    #expect(try JSONDecoder().decode(Plan.self, from: content("plan.json", of: links)) == run.plan)
    for (name, table) in CSVReport().files(of: run) {
      #expect(try content(name, of: links) == Data(table.utf8))
    }
    let small = Downloads(run, room: 4000).markup.rendered
    #expect(small.contains("download=\"plan.json\"") && !small.contains("download=\"run.json\""))
    #expect(small.contains("only in the folder of ‘bench run --output’: run.json, "))
  }

  @Test("the page stays below its size limit, whatever the run contains")
  func size() throws {
    var run = run
    run.eventTimes?.launches = (0..<40).map { launch in
      .init(
        seed: "0x1", firstSession: launch, emptyBracket: 1,
        samples: [
          "MVC": Dictionary(
            uniqueKeysWithValues: (0..<2000).map {
              ("kind \($0)", .init(count: 1, values: [1.25, 2.5]))
            })
        ], distributions: [:])
    }
    let page = HTMLReport().render(run)

    #expect(try run.data().count > HTMLReport.largestSize)
    #expect(page.utf8.count < HTMLReport.largestSize)
    #expect(page.contains("all results except the times of individual events"))
    #expect(page.contains("download=\"run.json\""))
  }

  @Test("an older run and an empty run also produce a well-formed page")
  func others() throws {
    let file = try #require(
      Bundle.module.url(forResource: "run-1", withExtension: "json", subdirectory: "Fixtures"))
    var empty = run
    empty = Run(
      date: run.date, plan: run.plan, environment: run.environment, subjects: run.subjects)

    for run in [try Run.read(Data(contentsOf: file)), empty] {
      let outline = PageOutline(HTMLReport().render(run))
      #expect(outline.problem == nil)
      #expect(outline.all("table").count == run.tables.count + (run.hasOverview ? 1 : 0))
    }
  }

  @Test("tables alone produce a page in the same style")
  func alone() {
    let page = HTMLReport().render(
      Array(run.tables.prefix(1)), title: "One <table>", drawings: ["├─ a"])
    let outline = PageOutline(page)

    #expect(outline.problem == nil)
    #expect(outline.all("h1").map(\.text) == ["One <table>"])
    #expect(outline.all("table").count == 1 && outline.all("pre").map(\.text) == ["├─ a"])
  }
}
