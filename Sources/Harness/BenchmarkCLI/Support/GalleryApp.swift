import BenchmarkKit
import BenchmarkMetrics
import DefectGallery
import RandomUsers
import struct RandomUsers.Finding
import UserSessions

/// An app of the fault gallery, and the users who drive it.
struct GalleryApp {
  /// The app's name in session files, such as `gallery/L03`.
  let name: String
  let fault: Defect

  init(_ fault: Defect) {
    name = "gallery/" + fault.id
    self.fault = fault
  }

  /// The app that the session file at `path` names.
  init(_ name: String, in path: String) throws(Failure) {
    guard let fault = DefectGallery.defects.first(where: { GalleryApp($0).name == name }) else {
      throw Failure(
        .badInput,
        "'\(path)' is a session of '\(name)', expected an app of the gallery, such as 'gallery/L03'."
          + " 'bench verify gallery' lists them.")
    }
    self.init(fault)
  }

  // These apps are tiny: an event that takes seconds never ends.
  private func users(seed: UInt64 = 1, replays: Int = 0) -> RandomUsers {
    RandomUsers(
      sessions: 1, events: 40, seed: seed, links: links, modules: ["DefectGallery"], patience: 1,
      replays: replays)
  }

  private var links: [String] {
    fault.events.compactMap { event in
      if case .openURL(let link) = event { link } else { nil }
    }
  }

  /// The findings after these events were carried out.
  @MainActor func findings(after events: [UserEvent], isMended: Bool = false) throws -> [Finding] {
    try users().replay(events, on: fault.launch(isMended)).findings
  }

  /// The defect's finding by the first random user who meets it, before shrinking.
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

  /// The finding with the simplest events, followed by another one if it is flaky.
  @MainActor func shrink(_ finding: Finding, replays: Int) throws -> [Finding] {
    try users(replays: replays).shrink(finding, on: fault.launch(false))
  }

  /// Whether the events of a finding reproduce it.
  @MainActor func shows(_ finding: Finding, isMended: Bool) throws -> Bool {
    try findings(after: finding.events, isMended: isMended).contains {
      $0.fingerprint == finding.fingerprint
    }
  }

  /// The session file of a finding.
  func file(_ finding: Finding) -> SessionFile<EmptyStart> {
    SessionFile(
      app: name, start: EmptyStart(), events: finding.events,
      finding: ShownFinding(
        kind: finding.kind.rawValue, subject: name, fingerprint: finding.fingerprint,
        summary: "\(finding.kind.rawValue): \(finding.subject)"))
  }
}
