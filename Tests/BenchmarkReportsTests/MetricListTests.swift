@testable import BenchmarkKit
@testable import BenchmarkMetrics
import BenchmarkReports
import Foundation
import Testing

@Suite("List of metrics") struct MetricListTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  @Test("a metric is named only in its own folder and in the list of metrics")
  func strangers() throws {
    let types = Set(Metrics.all.map { "\(type(of: $0))" })
    // The self-test runs the dispatch metric as a separate experiment.
    let allowed = ["All.swift", "SelfTestCampaign+Copies.swift"]
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

  @Test("removing a metric does not change the others in reports", arguments: Metrics.all.indices)
  func removal(_ index: Int) throws {
    var metrics = Metrics.all
    let removed = metrics.remove(at: index).id
    var stored = try Run.everything()
    stored[NavigationRequests.self] = NavigationRequests(
      rows: [.init(subject: "MVC", sessions: 1, events: 10, requests: 4)])
    let data = try stored.data()
    let whole = try Run.read(data)
    let others = whole.sections.filter { type(of: $0).id != removed }

    let run = try Run.read(data, sections: Metrics.sections(of: metrics))

    #expect(others.count == whole.sections.count - 1)
    #expect(run.sections.map { type(of: $0).id } == others.map { type(of: $0).id })
    for (section, other) in zip(run.sections, others) {
      #expect(rendered(section.tables(in: run)) == rendered(other.tables(in: whole)))
    }
    #expect(HTMLReport().render(whole).contains("<section id=\"\(removed)\""))
    #expect(!HTMLReport().render(run).contains("<section id=\"\(removed)\""))
    #expect(CSVReport().files(of: run).count < CSVReport().files(of: whole).count)
    #expect(MarkdownReport().render(run).contains("# NavBench, plan"))
    #expect(JUnitReport().render(run).hasSuffix("</testsuites>\n"))
  }

  @Test("a plan measures the other metrics after one is removed", arguments: Metrics.all.indices)
  func plans(_ index: Int) {
    var metrics = Metrics.all
    let removed = metrics.remove(at: index)
    var plan = Plan.tiny
    plan.metrics = Metrics.ids

    let registry = Registry(metrics: metrics, tasks: [])

    #expect(registry.metrics(of: plan).map { $0.id } == Metrics.ids.filter { $0 != removed.id })
    if let removed = removed as? any SessionMetric { #expect(registry.task(removed.task) == nil) }
  }

  private func rendered(_ tables: [Table]) -> [String] { tables.map { ConsoleReport().render($0) } }
}
