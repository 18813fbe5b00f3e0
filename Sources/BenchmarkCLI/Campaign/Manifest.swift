import BenchmarkMetrics
import BenchmarkResults
import Foundation
import JSONReading
import UserSessions

/// What a campaign runs and with what: the first line of its journal. Journals with equal manifests hold parts of one result.
struct Manifest: Codable {
  /// The version of the journal's form.
  static let currentSchema = "navbench.journal/1"

  var schema = Manifest.currentSchema
  /// When the campaign began, in ISO 8601, UTC.
  let date: String
  let environment: Environment
  /// The plan as the command line adjusted it.
  let plan: Plan
  /// Identifiers of subjects, in the order of every table.
  let subjects: [String]
  /// Of the executables that do the work: another build may come to something else.
  let build: String
  /// Who the users are, where it is not the app's own personas.
  let population: Population?
  /// Whether every single time of an event is stored, in a folder beside the journal.
  let keepsSamples: Bool
  /// The lines of the subjects' sources, where the plan asks for them.
  let lines: CountedLines?
  /// File names of the recorded sessions, and one checksum of what is in them.
  let recordedSessions: [String]
  let recordedContent: String
  /// Whether the growth of costs is counted in instructions.
  let countsInstructions: Bool
  let limits: WorkerLimits
  /// The part of the campaign that is done here; `nil` for all of it.
  let shard: Shard?
  /// The options that made the plan, to be told in a command.
  let options: [String]
}

extension Manifest {
  /// The identifier of the A/A control of everything that is timed; `nil` where the baseline has no copy.
  var control: String? { Subjects.control(of: plan.baseline)?.subject.id }

  /// The identifiers of everything that is timed side by side.
  var timedSubjects: [String] {
    subjects + [control].compactMap { $0 }.filter { !subjects.contains($0) }
  }

  /// Describes a campaign of this executable that begins now.
  ///
  /// - Parameter isBegun: Whether it is run at all; for one that is not, no executable is looked for or built.
  init(
    _ plan: Plan, _ subjects: [SubjectUnderTest], limits: WorkerLimits = WorkerLimits(),
    shard: Shard? = nil, options: [String] = [], countsInstructions: Bool = Valgrind.url != nil,
    keepsSamples: Bool = false, isBegun: Bool = true
  ) throws(Failure) {
    let recorded = RecordedSession.files
    self.init(
      date: Date().formatted(.iso8601),
      environment: .current(revision: Checkout.current?.revision), plan: plan,
      subjects: subjects.map(\.subject.id), build: isBegun ? try Self.build(for: plan) : "",
      population: try Personas.load(plan.personas), keepsSamples: keepsSamples,
      lines: isBegun && plan.metrics.contains(.linesOfCode) ? try CountedLines(subjects) : nil,
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

  /// What a plan does not say, and nothing can be run with; `nil` where there is nothing.
  private var problem: String? {
    if subjects.isEmpty || Set(subjects).count < subjects.count {
      return "at subjects: found \(subjects), expected one or more, each once"
    }
    if let shard, Shard(argument: "\(shard)") == nil {
      return "at shard: found \(shard), expected a part of up to 999999, such as 0/8"
    }
    return lines.flatMap { AbsurdNumber(in: $0) }.map { "in lines, \($0)" }
  }

  /// One checksum of what is in these recorded sessions.
  private static func content(of names: [String]) throws(Failure) -> String {
    var content = Checksum()
    for name in names {
      try Files.read(RecordedSession.path(name)).withUnsafeBytes { content.add($0) }
    }
    return content.text
  }

  /// The manifest in one line.
  func data() throws(Failure) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      throw Failure(.machine, "the manifest of the run could not be written down")
    }
    return data
  }

  /// What makes the results of two campaigns parts of different wholes; `nil` where nothing does. When it was, on which machine
  /// and which part it was do not.
  func difference(from other: Manifest) -> String? {
    if build != other.build { return "another build of bench" }
    if plan != other.plan { return "another plan" }
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

  /// Makes sure that this executable, and the recorded sessions that it would run, are those that the campaign was begun with.
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
