import BenchmarkReports
import Foundation
import Testing

@testable import BenchmarkKit
@testable import BenchmarkMetrics

@Suite("The list of metrics") struct MetricListTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  @Test("a metric is named in its own folder and in the list, and nowhere else")
  func strangers() throws {
    let types = Set(Metrics.all.map { "\(type(of: $0))" })
    // The self-test runs dispatch as an experiment of its own.
    let allowed = ["All.swift", "SelfTestCampaign.swift"]
    var folders: [String: Set<String>] = [:]
    let files = FileManager.default.enumerator(atPath: Self.sources.path)
    while let file = files?.nextObject() as? String {
      let url = Self.sources.appendingPathComponent(file)
      guard url.pathExtension == "swift", !allowed.contains(url.lastPathComponent) else { continue }
      let words = try String(contentsOf: url, encoding: .utf8)
        .split { !($0.isLetter || $0.isNumber) }.map(String.init)
      for type in types.intersection(words) {
        folders[type, default: []].insert(url.deletingLastPathComponent().lastPathComponent)
      }
    }

    #expect(Set(folders.keys) == types)
    for (type, folders) in folders { #expect(folders.count == 1, "\(type)") }
  }

  @Test(
    "without a metric's line, the rest is read and reported as before",
    arguments: Metrics.all.map(\.id))
  func removed(_ id: MetricID) throws {
    let document = try JSONEncoder().encode(Run.everything())
    let whole = try Run.read(document, sections: Metrics.sections)
    let section = try #require(whole.sections.first { type(of: $0).id == id })

    let rest = try Run.read(document, sections: Metrics.sections.filter { $0.id != id })

    #expect(rest.sections.count == whole.sections.count - 1)
    // The scorecard is of all metrics.
    let own = section.tables(in: whole).map { "\($0.name).csv" } + ["scorecard.csv"]
    let expected = files(of: whole).filter { !own.contains($0.key) }
    #expect(files(of: rest).filter { $0.key != "scorecard.csv" } == expected)
    let page = HTMLReport().render(rest)
    #expect(!page.contains("id=\"\(id)\""))
    for other in rest.sections.map({ type(of: $0).title }) { #expect(page.contains(other)) }
    for figure in type(of: section).figures.compactMap(\.heading) {
      #expect(!(files(of: rest)["scorecard.csv"] ?? "").contains(figure + ","))
    }
    #expect(!ConsoleReport().render(rest).isEmpty && !JUnitReport().render(rest).isEmpty)
  }

  private func files(of run: Run) -> [String: String] {
    Dictionary(CSVReport().files(of: run).map { ($0.name, $0.content) }) { first, _ in first }
  }
}
