import BenchmarkKit
import Checksums
import ComparedApps
import Foundation
import JSONReading
import RegisteredApps
import UserSessions

/// The description of a campaign, stored in the first line of its journal.
///
/// Journals with equal manifests hold parts of one result.
package struct Manifest: Codable {
  /// The version of the journal's format.
  package static let currentSchema = "navbench.journal/2"

  package var schema = Manifest.currentSchema
  /// The start of the campaign, in ISO 8601, UTC.
  package let date: String
  package let environment: Environment
  /// The plan, with the adjustments from the command line.
  package let plan: Plan
  /// The identifier of the app whose architectures are compared.
  package let app: String
  /// Subject identifiers, in the order of every table.
  package let subjects: [String]
  /// Checksums of the executables that do the work; another build may produce different results.
  package let build: String
  /// The random users, unless they are the app's own personas.
  package let population: Population?
  /// Whether individual event times are stored, in a folder next to the journal.
  package let keepsSamples: Bool
  /// The settings of the metrics at the start of the campaign.
  package let settings: [String: String]
  package let limits: WorkerLimits
  /// The part of the campaign that this journal holds; `nil` for the whole campaign.
  package let shard: Shard?
  /// The options that determined the plan, for suggested commands.
  package let options: [String]
}

extension Manifest {
  /// The app with the identifier `app`.
  package var comparedApp: any App { Apps.named(app) ?? Apps.standard }

  /// Everything that determines the jobs and their results.
  package var context: CampaignContext {
    get throws(Failure) {
      let known = Subjects(comparedApp)
      return CampaignContext(
        plan: plan, environment: environment, app: comparedApp,
        subjects: try known.identified(subjects),
        control: known.control(of: plan.baseline)?.subject.id, population: population,
        settings: settings, samples: nil,
        scratch: FileManager.default.temporaryDirectory
          .appendingPathComponent("navbench-\(UUID().uuidString)"))
    }
  }

  /// Creates the manifest of a campaign that begins now with this executable.
  ///
  /// - Parameters:
  ///   - settings: Settings of metrics in addition to their initial ones.
  ///   - isBegun: Whether the campaign will be run; if not, no executable is located or built.
  package init(
    _ plan: Plan, _ subjects: [SubjectUnderTest], _ registry: Registry,
    limits: WorkerLimits = WorkerLimits(), shard: Shard? = nil, options: [String] = [],
    settings: [String: String] = [:], keepsSamples: Bool = false, isBegun: Bool = true
  ) throws(Failure) {
    let app = subjects.first?.app ?? Apps.standard
    let metrics = registry.metrics(of: plan)
    var initial: [String: String] = [:]
    for metric in metrics { initial.merge(try metric.initialSettings(of: app)) { $1 } }
    self.init(
      date: Date().formatted(.iso8601),
      environment: .current(revision: Checkout.current?.revision), plan: plan, app: app.id,
      subjects: subjects.map(\.subject.id), build: isBegun ? try Self.build(for: metrics) : "",
      population: try Personas.load(plan.personas), keepsSamples: keepsSamples,
      settings: initial.merging(settings) { $1 }, limits: limits, shard: shard, options: options)
  }

  /// Reads the first line of a journal.
  package init(_ content: Data, from url: URL) throws(Failure) {
    struct Head: Decodable { let schema: String }
    let decoder = JSONDecoder()
    guard let head = try? decoder.decode(Head.self, from: content),
      head.schema == Self.currentSchema
    else {
      let found = (try? decoder.decode(Head.self, from: content))?.schema ?? "none"
      throw Failure(CampaignFailure.schema(found, path: url.path))
    }
    do {
      self = try decoder.decode(Manifest.self, from: content)
    } catch {
      throw Failure(
        CampaignFailure.invalidManifest(path: url.path, problem: "\(JSONProblem(decoding: error))"))
    }
    do {
      try plan.check()
    } catch {
      throw Failure(
        CampaignFailure.invalidManifest(path: url.path, problem: "in the plan \(error)"))
    }
    if let problem {
      throw Failure(CampaignFailure.invalidManifest(path: url.path, problem: problem))
    }
  }

  /// A problem outside the plan that prevents a run; `nil` if there is none.
  private var problem: String? {
    if Apps.named(app) == nil {
      return "at app: \(unknownName("app", app, among: Apps.all.map(\.id)))"
    }
    if subjects.isEmpty || Set(subjects).count < subjects.count {
      return "at subjects: found \(subjects), expected one or more, without duplicates"
    }
    if let shard, Shard(argument: "\(shard)") == nil {
      return "at shard: found \(shard), expected INDEX/COUNT with a COUNT of at most 999999,"
        + " such as 0/8"
    }
    return nil
  }

  /// The manifest as one line of JSON.
  package func data() throws(Failure) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      throw Failure(SystemFailure.notEncoded("the manifest of the run"))
    }
    return data
  }

  /// The difference that prevents merging the results of two campaigns; `nil` if there is none.
  ///
  /// Dates, machines and shards may differ.
  package func difference(from other: Manifest) -> String? {
    if build != other.build { return "a different build of bench" }
    if plan != other.plan { return "a different plan" }
    if app != other.app { return "a different app" }
    if subjects != other.subjects { return "different subjects" }
    if population != other.population { return "different personas" }
    if limits != other.limits { return "a different timeout or memory limit" }
    if let name = settings.merging(other.settings, uniquingKeysWith: { $1 }).keys.sorted()
      .first(where: { settings[$0] != other.settings[$0] })
    {
      return "a different setting '\(name)'"
    }
    return nil
  }

  /// Checks that this executable and the metrics' inputs have not changed since the campaign began.
  package func checkUnchanged(_ url: URL, _ registry: Registry) throws(Failure) {
    let metrics = registry.metrics(of: plan)
    let own = try Self.build(for: metrics)
    guard build == own else {
      throw Failure(CampaignFailure.otherBuild(build, path: url.path, own: own))
    }
    let context = try context
    for metric in metrics {
      guard let change = try metric.change(since: context) else { continue }
      throw Failure(CampaignFailure.changed(change, path: url.path))
    }
  }

  /// Checksums of the executables that a plan needs.
  private static func build(for metrics: [any Metric]) throws(Failure) -> String {
    let needsHooks = metrics.contains { $0.needs.contains(.hooks) }
    var files = [Invocation.current.executable]
    if needsHooks { files.append(try ReleaseBuild.instrumented()) }
    return try files.map { (file) throws(Failure) in
      let data: Data
      do {
        data = try Data(contentsOf: file, options: .alwaysMapped)
      } catch {
        throw Failure(
          CampaignFailure.unreadableExecutable(path: file.path, reason: "\(SystemReason(error))"))
      }
      var checksum = Checksum()
      data.withUnsafeBytes { checksum.add($0) }
      return checksum.text
    }.joined(separator: "+")
  }
}
