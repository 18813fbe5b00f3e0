import BenchmarkMetrics
import FaultGallery
import RandomUsers
import UserSessions

/// An app of the fault gallery, and the users who drive it.
struct GalleryApp {
  /// What session files call it, such as `gallery/L03`.
  let name: String
  let fault: Fault

  init(_ fault: Fault) {
    name = "gallery/" + fault.id
    self.fault = fault
  }

  /// The app that a session file is of.
  init(_ name: String, in path: String) throws(Failure) {
    guard let fault = FaultGallery.faults.first(where: { GalleryApp($0).name == name }) else {
      throw Failure(
        .badInput,
        "'\(path)' is a session of '\(name)', expected an app of the gallery, such as 'gallery/L03'."
          + " 'bench gallery' lists them.")
    }
    self.init(fault)
  }

  // These apps are tiny: what takes them seconds does not end.
  private func users(seed: UInt64 = 1, replays: Int = 0) -> RandomUsers {
    RandomUsers(
      sessions: 1, events: 40, seed: seed, links: links, modules: ["FaultGallery"], patience: 1,
      replays: replays)
  }

  private var links: [String] {
    fault.events.compactMap { event in
      if case .openURL(let link) = event { link } else { nil }
    }
  }

  /// What the app shows when these events are carried out.
  @MainActor func findings(after events: [UserEvent], isMended: Bool = false) throws -> [Finding] {
    try users().replay(events, on: fault.launch(isMended)).findings
  }

  /// What the fault is found by: the first of so many random users who comes across it, before anything is shrunk.
  @MainActor func find(within sessions: Int) throws -> (finding: Finding, session: Int)? {
    for seed in 0..<sessions {
      let report = try users(seed: UInt64(seed)).visit(fault.launch(false))
      let finding = report.findings.first {
        $0.kind == fault.verdict && $0.subject.contains(fault.type)
      }
      if let finding { return (finding, seed) }
    }
    return nil
  }

  /// The finding with the simplest events that show it; and that it is flaky, where it is.
  @MainActor func shrink(_ finding: Finding, replays: Int) throws -> [Finding] {
    try users(replays: replays).shrink(finding, on: fault.launch(false))
  }

  /// Whether the events of a finding show it.
  @MainActor func shows(_ finding: Finding, isMended: Bool) throws -> Bool {
    try findings(after: finding.events, isMended: isMended).contains {
      $0.fingerprint == finding.fingerprint
    }
  }

  /// A session of this app as a file.
  func file(_ finding: Finding) -> SessionFile<EmptyStart> {
    SessionFile(
      app: name, start: EmptyStart(), events: finding.events,
      finding: ShownFinding(
        kind: finding.kind.rawValue, subject: name, fingerprint: finding.fingerprint,
        summary: "\(finding.kind.rawValue): \(finding.subject)"))
  }
}
