import BenchmarkKit
import Foundation
import JSONReading
import LineCounting
import RandomUsers
import Statistics

extension AppComparison {
  /// Decodes a comparison.
  ///
  /// - Throws: `JSONProblem` if the content is not a comparison of this version.
  package static func read(_ data: Data) throws(JSONProblem) -> AppComparison {
    struct Head: Decodable { let schema: String }
    let head: Head = try JSONText.decode(from: data)
    guard head.schema == schema else {
      throw JSONProblem("found schema '\(head.schema.excerpt)', expected '\(schema)'")
    }
    return try JSONText.decode(from: data)
  }
}

extension Run {
  /// A comparison of two versions of an app as a run: estimates, findings and warnings.
  ///
  /// - Parameter folder: The folder below which paths of source files are shortened, so that CI
  ///   services find them.
  /// - Throws: A `StatisticsError` if no estimate of the times can be computed.
  package init(_ comparison: AppComparison, in folder: String) throws {
    let launches = comparison.launches
    var metrics: [MetricID] = [.versions]
    if comparison.before.files != nil { metrics.append(.linesOfCode) }
    if !launches.isEmpty { metrics.append(.dispatch) }
    self.init(
      date: comparison.date,
      plan: Plan(
        name: "compare-apps", summary: "Two versions of an app, driven by the same random users.",
        metrics: metrics, baseline: ComparedVersions.before, seeds: ["\(comparison.seed)"],
        sessions: comparison.sessions, eventsPerSession: comparison.events,
        launches: launches.count,
        sessionsPerLaunch: launches.first?.blocks[ComparedVersions.before]?.count ?? 0),
      environment: Environment(comparison.machine),
      subjects: [
        Subject(comparison.before, id: ComparedVersions.before),
        Subject(comparison.after, id: ComparedVersions.after),
      ])
    linesOfCode = LinesOfCode(comparison)
    versions = ComparedVersions(comparison)
    if !launches.isEmpty {
      let dispatch = try Dispatch(comparison)
      warnings += try DispatchTiming.warnings(of: dispatch)
      self.dispatch = dispatch
    }
    findings = comparison.differences.map { BenchmarkKit.Finding($0, in: folder) }
    findings += comparison.new.map { BenchmarkKit.Finding($0, in: folder) }
    warnings += comparison.notes.map { Warning(VersionsWarning.note($0)) }
    warnings += comparison.unusedExpected.map { Warning(VersionsWarning.unusedExpected($0)) }
    warnings += comparison.after.report.unusedKnown.map { Warning(VersionsWarning.unusedKnown($0)) }
    self = withConclusions
  }
}

extension Subject {
  fileprivate init(_ version: AppComparison.Version, id: String) {
    self.init(
      id: id, module: id, summary: "Module \(version.module)", source: "", parent: nil)
  }
}

extension Environment {
  /// The environment of a comparison, with the machine's details if it was made on this machine.
  fileprivate init(_ machine: ComparedMachine) {
    self = Environment.current(revision: nil)
    configuration = machine.configuration
    // The comparison was made by another process, at another time.
    loadAverage = nil
    if let boot = machine.boot, boot == ComparedMachine.current.boot {
      let contents = machine.program.flatMap { FileManager.default.contents(atPath: $0) }
      fingerprint = contents.map {
        Fingerprint(machine: .current, binary: Binary(contents: $0))
      }
      return
    }
    operatingSystem = machine.operatingSystem
    processor = "unknown processor"
    cores = machine.cores
    memoryBytes = machine.memoryBytes
    fingerprint = nil
  }
}

extension BenchmarkKit.Finding {
  /// Converts a difference, or a finding of the new version, and adds the Swift code that replays
  /// it.
  fileprivate init(_ finding: VisitFinding, in folder: String) {
    let location = finding.location.map { location in
      let prefix = folder + "/"
      let file =
        location.file.hasPrefix(prefix)
        ? String(location.file.dropFirst(prefix.count)) : location.file
      return Location(file: file, line: location.line)
    }
    self.init(
      kind: finding.kind.runKind, subject: ComparedVersions.after, summary: finding.fingerprint,
      detail: finding.description, replay: nil, metric: .versions,
      fingerprint: finding.fingerprint, sessions: finding.sessions, location: location)
  }
}

extension VisitFinding.Kind {
  /// The corresponding kind of finding in a run.
  fileprivate var runKind: BenchmarkKit.Finding.Kind {
    switch self {
    case .crash, .exception: .crash
    case .hang: .hang
    case .lostNavigation: .refusal
    case .leak, .abandoned, .releasedLate, .releasedEarly: .lifetime
    case .flaky: .flaky
    case .notChecked: .measurement
    default: .divergence
    }
  }
}

// MARK: Sections

extension LinesOfCode {
  /// The roles that most apps indicate in the names of their files.
  private static let roles = RoleAssignment(
    [
      ("View Controllers", "ViewController"), ("Views", "View"), ("Presenters", "Presenter"),
      ("View Models", "ViewModel"), ("Interactors", "Interactor"), ("Coordinators", "Coordinator"),
      ("Routers", "Router"), ("Factories", "Factory"), ("Assemblies", "Assembly"),
    ].map { Role($0.0, suffixes: [$0.1]) })

  fileprivate init?(_ comparison: AppComparison) {
    guard let before = comparison.before.files, let after = comparison.after.files else {
      return nil
    }
    self.init(
      files: Self.files(before, ComparedVersions.before)
        + Self.files(after, ComparedVersions.after),
      shared: [], flows: nil, published: [], publishedTables: nil, correlations: [])
  }

  private static func files(_ files: [SourceLines], _ module: String) -> [File] {
    files.map { file in
      let parts = file.path.split(separator: "/")
      let name = String(parts.last ?? "")
      return File(
        module: module, scene: parts.dropLast().joined(separator: "/"),
        role: roles.role(ofFileNamed: name)?.name ?? "Application",
        name: name.hasSuffix(".swift") ? String(name.dropLast(6)) : name,
        physical: file.physical, code: file.code, comment: file.comment, blank: file.blank)
    }
  }
}

extension Dispatch {
  fileprivate init(_ comparison: AppComparison) throws {
    let isCopied = comparison.controlModule != nil
    let control =
      isCopied
      ? "\(ComparedVersions.before) (copy)" : Dispatch.again(ComparedVersions.before)
    let launches = comparison.launches.map { launch in
      Launch(
        seed: "\(comparison.seed)", firstSession: launch.firstSession,
        blocks: Dictionary(
          uniqueKeysWithValues: TimedLaunch.Entrant.allCases.map { entrant in
            (
              entrant == .control ? control : entrant.rawValue,
              launch.blocks[entrant.rawValue] ?? []
            )
          }), placement: launch.placement)
    }.filter { launch in launch.blocks.values.allSatisfy { !$0.isEmpty } }
    self = try DispatchTiming.estimate(
      launches, baseline: ComparedVersions.before, control: control,
      eventsPerSession: comparison.events,
      order: [ComparedVersions.before, ComparedVersions.after, control],
      margin: DispatchTiming.defaultMargin)
    if !isCopied { self.control = nil }
  }
}

extension ComparedVersions {
  fileprivate init(_ comparison: AppComparison) {
    let events = Double(comparison.comparedEvents)
    sessions = comparison.sessions
    comparedEvents = comparison.comparedEvents
    rows = [
      Row(comparison.before, Self.before, differences: 0, events),
      Row(comparison.after, Self.after, differences: comparison.differences.count, events),
    ]
    changes = Change.all(comparison)
    let (old, new) = (comparison.before.alive, comparison.after.alive)
    objects = Set(old.keys).union(new.keys).sorted().filter { old[$0] != new[$0] }.map { type in
      Objects(
        type: type, before: Double(old[type] ?? 0) / events,
        after: Double(new[type] ?? 0) / events)
    }
    expected = comparison.expected.map { Expected(difference: $0.id, sessions: $0.sessions) }
    unusedExpected = comparison.unusedExpected
  }
}

extension ComparedVersions.Row {
  fileprivate init(
    _ version: AppComparison.Version, _ subject: String, differences: Int, _ events: Double
  ) {
    let own = version.findings.filter { $0.kind != .notChecked }
    let counts = version.report.countsObjects && events > 0
    self.init(
      subject: subject, differences: differences, findings: own.count,
      leftBehind: Set(
        own.filter { [.leak, .abandoned, .releasedLate].contains($0.kind) }.map(\.subject)
      ).count,
      alive: counts ? Double(version.alive.values.reduce(0, +)) / events : nil,
      created: counts ? Double(version.created) / events : nil,
      instructions: version.instructions.map {
        Double($0.instructions) / Double(max(1, $0.events))
      })
  }
}

extension ComparedVersions.Change {
  /// The findings of both versions by name: first those that are gone, then the new ones.
  fileprivate static func all(_ comparison: AppComparison) -> [Self] {
    func sessions(_ version: AppComparison.Version) -> [String: Int] {
      Dictionary(version.findings.map { ($0.id, $0.sessions) }, uniquingKeysWith: max)
    }
    let (old, new) = (sessions(comparison.before), sessions(comparison.after))
    let known = Set(comparison.after.report.known.map(\.id))
    let all = Set(old.keys).union(new.keys).sorted().map { id in
      let kind: Kind =
        new[id] == nil ? .gone : old[id] != nil ? .both : known.contains(id) ? .known : .new
      return Self(kind: kind, finding: id, before: old[id] ?? 0, after: new[id] ?? 0)
    }
    return [Kind.new, .gone, .both, .known].flatMap { kind in all.filter { $0.kind == kind } }
  }
}
