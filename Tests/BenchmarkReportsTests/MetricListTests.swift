@testable import BenchmarkKit
@testable import BenchmarkMetrics
import BenchmarkReports
import Foundation
import Testing

@Suite("List of metrics") struct MetricListTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let sources = root.appendingPathComponent("Sources")

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

  /// A run with results of most metrics.
  private static func whole() throws -> Run {
    var run = try Run.everything()
    // The example of a new metric, which has no schema and is therefore not in that run.
    run[NavigationRequests.self] = NavigationRequests(
      rows: [.init(subject: "MVC", sessions: 1, events: 10, requests: 4)])
    return run
  }

  /// The metrics with results in that run.
  private static let measured: [MetricID] = {
    let sections = (try? whole().sections) ?? []
    return sections.map { type(of: $0).id }.filter(Metrics.ids.contains)
  }()

  @Test("removing a metric does not change the others in reports", arguments: measured)
  func removal(_ removed: MetricID) throws {
    let metrics = Metrics.all.filter { $0.id != removed }
    let data = try Self.whole().data()
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

  @Test("the run above has results of most metrics")
  func removable() { #expect(2 * Self.measured.count > Metrics.ids.count) }

  @Test("a plan measures the other metrics after one is removed", arguments: Metrics.all.indices)
  func plans(_ index: Int) throws {
    var metrics = Metrics.all
    let removed = metrics.remove(at: index)
    let ids = metrics.map { $0.id }
    var plan = Plan.tiny
    plan.metrics = Metrics.ids

    let registry = Registry(metrics: metrics, tasks: [])

    #expect(registry.metrics(of: plan).map { $0.id } == Metrics.ids.filter { $0 != removed.id })
    if let removed = removed as? any SessionMetric { #expect(registry.task(removed.task) == nil) }
    for data in try Self.builtInPlans() {
      let whole = try Plan.readBuiltIn(data, metrics: Metrics.ids).plan
      let (rest, missing) = try Plan.readBuiltIn(data, metrics: ids)
      #expect(rest.metrics == whole.metrics.filter { $0 != removed.id })
      #expect(missing == whole.metrics.filter { $0 == removed.id })
      if !missing.isEmpty {
        #expect(throws: PlanFileError.self) { try Plan.read(data, metrics: ids) }
      }
    }
  }

  /// The plans in the checkout.
  private static func builtInPlans() throws -> [Data] {
    let folder = root.appendingPathComponent("Benchmarks/Plans")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "json" }.map { try Data(contentsOf: $0) }
  }

  @Test("the plans in the checkout name only metrics of this build")
  func namesInPlans() throws {
    let plans = try Self.builtInPlans()

    #expect(plans.count > 5)
    for plan in plans {
      #expect(try Plan.readBuiltIn(plan, metrics: Metrics.ids).missing == [])
    }
  }

  private func rendered(_ tables: [Table]) -> [String] { tables.map { ConsoleReport().render($0) } }
}
