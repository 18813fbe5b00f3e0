import BenchmarkKit
import BenchmarkMetrics
import ComparedApps
import Foundation
import JSONReading
import RegisteredApps
import UserSessions

/// The description of a campaign, stored in the first line of its journal.
///
/// Journals with equal manifests hold parts of one result.
struct Manifest: Codable {
  /// The version of the journal's format.
  static let currentSchema = "navbench.journal/1"

  var schema = Manifest.currentSchema
  /// When the campaign began, in ISO 8601, UTC.
  let date: String
  let environment: Environment
  /// The plan, with the adjustments of the command line.
  let plan: Plan
  /// The app that is compared.
  let app: String
  /// Subject identifiers, in the order of every table.
  let subjects: [String]
  /// Checksums of the executables that do the work; another build may produce other results.
  let build: String
  /// The random users, unless they are the app's own personas.
  let population: Population?
  /// Whether individual event times are stored, in a folder next to the journal.
  let keepsSamples: Bool
  /// The line counts of the subjects' sources, if the plan asks for them.
  let lines: CountedLines?
  /// File names of the recorded sessions, and one checksum of their contents.
  let recordedSessions: [String]
  let recordedContent: String
  /// Whether cost growth is measured in instructions.
  let countsInstructions: Bool
  let limits: WorkerLimits
  /// The part of the campaign that this journal holds; `nil` for all of it.
  let shard: Shard?
  /// The options that determined the plan, for suggested commands.
  let options: [String]
}

extension Manifest {
  /// The app that `app` names.
  var comparedApp: any App { Apps.named(app) ?? Apps.all[0] }

  /// The identifier of the A/A control in timings; `nil` if the baseline has no copy.
  var control: String? { Subjects(comparedApp).control(of: plan.baseline)?.subject.id }

  /// The identifiers of all subjects that are timed side by side.
  var timedSubjects: [String] {
    subjects + [control].compactMap { $0 }.filter { !subjects.contains($0) }
  }

  /// Creates the manifest of a campaign that begins now with this executable.
  ///
  /// - Parameter isBegun: Whether the campaign will be run; if not, no executable is looked for or
  ///   built.
  init(
    _ plan: Plan, _ subjects: [SubjectUnderTest], limits: WorkerLimits = WorkerLimits(),
    shard: Shard? = nil, options: [String] = [], countsInstructions: Bool = Valgrind.url != nil,
    keepsSamples: Bool = false, isBegun: Bool = true
  ) throws(Failure) {
    let app = subjects.first?.app ?? Apps.all[0]
    let recorded = try RecordedSession.files(of: app)
    self.init(
      date: Date().formatted(.iso8601),
      environment: .current(revision: Checkout.current?.revision), plan: plan,
      app: app.id, subjects: subjects.map(\.subject.id),
      build: isBegun ? try Self.build(for: plan) : "",
      population: try Personas.load(plan.personas), keepsSamples: keepsSamples,
      lines: isBegun && plan.metrics.contains(.linesOfCode)
        ? try CountedLines(subjects, of: app) : nil,
      recordedSessions: recorded, recordedContent: try Self.content(of: recorded),
      countsInstructions: countsInstructions, limits: limits, shard: shard, options: options)
  }

  /// Reads the first line of a journal.
  init(_ content: Data, from url: URL) throws(Failure) {
    struct Head: Decodable { let schema: String }
    let decoder = JSONDecoder()
    guard let head = try? decoder.decode(Head.self, from: content),
      head.schema == Self.currentSchema
    else {
      let found = (try? decoder.decode(Head.self, from: content))?.schema ?? "something else"
      throw Failure(
        .badInput,
        "'\(url.path)' has schema '\(found)', expected '\(Self.currentSchema)'. Use the version of bench that wrote it."
      )
    }
    do {
      self = try decoder.decode(Manifest.self, from: content)
    } catch {
      throw Failure(
        .badInput,
        "the manifest of '\(url.path)' is not valid \(JSONProblem(decoding: error)). Remove the file and run again."
      )
    }
    do {
      try plan.check()
    } catch {
      throw Failure(
        .badInput,
        "the plan in '\(url.path)' cannot be run: \(error). Remove the file and run again.")
    }
    if let problem {
      throw Failure(
        .badInput,
        "the manifest of '\(url.path)' cannot be used: \(problem). Remove the file and run again.")
    }
  }

  /// A problem outside the plan that prevents a run; `nil` if there is none.
  private var problem: String? {
    if Apps.named(app) == nil {
      return "at app: \(unknownName("app", app, among: Apps.all.map(\.id)))"
    }
    if subjects.isEmpty || Set(subjects).count < subjects.count {
      return "at subjects: found \(subjects), expected one or more, each once"
    }
    if let shard, Shard(argument: "\(shard)") == nil {
      return "at shard: found \(shard), expected a part of up to 999999, such as 0/8"
    }
    return lines.flatMap { AbsurdNumber(in: $0) }.map { "in lines, \($0)" }
  }

  /// One checksum of the contents of these recorded sessions.
  private static func content(of names: [String]) throws(Failure) -> String {
    var content = Checksum()
    for name in names {
      try Files.read(RecordedSession.path(name)).withUnsafeBytes { content.add($0) }
    }
    return content.text
  }

  /// The manifest as one line of JSON.
  func data() throws(Failure) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      throw Failure(.machine, "the manifest of the run could not be written down")
    }
    return data
  }

  /// The difference that prevents merging the results of two campaigns; `nil` if there is none.
  ///
  /// Dates, machines and shards may differ.
  func difference(from other: Manifest) -> String? {
    if build != other.build { return "another build of bench" }
    if plan != other.plan { return "another plan" }
    if app != other.app { return "another app" }
    if subjects != other.subjects { return "other subjects" }
    if population != other.population { return "other personas" }
    if recordedSessions != other.recordedSessions || recordedContent != other.recordedContent {
      return "other recorded sessions"
    }
    if limits != other.limits { return "another patience or memory limit" }
    if countsInstructions != other.countsInstructions { return "another way to take costs" }
    if let lines, let others = other.lines, !lines.isSame(as: others) { return "other sources" }
    return nil
  }

  /// Checks that this executable and the recorded sessions are those that the campaign began with.
  func checkUnchanged(_ url: URL) throws(Failure) {
    let own = try Self.build(for: plan)
    guard build == own else {
      throw Failure(
        .badInput,
        "'\(url.path)' was begun by another build of bench ('\(build)', this one is '\(own)'), and what two builds do is not"
          + " one result. Go on with that build, or remove the file and run again.")
    }
    guard recordedContent == (try Self.content(of: recordedSessions)) else {
      throw Failure(
        .badInput,
        "the recorded sessions have changed since '\(url.path)' was begun. Restore them, or remove the file and run again."
      )
    }
  }

  /// Checksums of the executables that a plan needs.
  private static func build(for plan: Plan) throws(Failure) -> String {
    let needsHooks = !Set(plan.metrics).isDisjoint(with: [.counts, .leaks, .exits])
    var files = [ReleaseBuild.executable]
    if needsHooks { files.append(try ReleaseBuild.instrumentedTwin()) }
    return try files.map { (file) throws(Failure) in
      let data: Data
      do {
        data = try Data(contentsOf: file, options: .alwaysMapped)
      } catch {
        throw Failure(
          .machine,
          "the executable '\(file.path)' cannot be read: \(SystemReason(error))")
      }
      var checksum = Checksum()
      data.withUnsafeBytes { checksum.add($0) }
      return checksum.text
    }.joined(separator: "+")
  }
}
