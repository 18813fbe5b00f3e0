import BenchmarkKit
import DefectGallery
import RandomUsers
import struct RandomUsers.Finding
import UserSessions

/// An app of the defect gallery, and the users who drive it.
package struct GalleryApp {
  /// The app's name in session files, such as `gallery/L03`.
  package let name: String
  private let defect: Defect

  package init(_ defect: Defect) {
    name = "gallery/" + defect.id
    self.defect = defect
  }

  /// Creates the app that the session file at `path` names.
  package init(_ name: String, in path: String) throws(Failure) {
    guard let defect = DefectGallery.defects.first(where: { GalleryApp($0).name == name }) else {
      throw Failure(
        InputFailure.otherApp(
          path: path, found: name, expected: "the gallery, such as 'gallery/L03'")
      ).adding("'bench verify gallery' lists its defects.")
    }
    self.init(defect)
  }

  // These apps are tiny: an event that takes a second has hung.
  private func users(seed: UInt64 = 1, replays: Int = 0) -> RandomUsers {
    RandomUsers(
      sessions: 1, events: 40, seed: seed, links: links, modules: ["DefectGallery"], timeout: 1,
      replays: replays)
  }

  private var links: [String] {
    defect.events.compactMap { event in
      if case .openURL(let link) = event { link } else { nil }
    }
  }

  /// The findings after performing these events.
  @MainActor package func findings(after events: [UserEvent], isFixed: Bool = false) throws
    -> [Finding]
  {
    try users().replay(events, on: defect.launch(isFixed)).findings
  }

  /// The finding of the first random user who encounters the defect, before shrinking.
  @MainActor package func find(within sessions: Int) throws -> (finding: Finding, session: Int)? {
    for seed in 0..<sessions {
      let report = try users(seed: UInt64(seed)).visit(defect.launch(false))
      let finding = report.findings.first {
        $0.kind == defect.verdict && $0.isAbout(defect.type)
      }
      if let finding { return (finding, seed) }
    }
    return nil
  }

  /// The finding with its simplest events, followed by a `flaky` finding if it did not recur.
  @MainActor package func shrink(_ finding: Finding, replays: Int) throws -> [Finding] {
    try users(replays: replays).shrink(finding, on: defect.launch(false))
  }

  /// Whether the events of a finding reproduce it.
  @MainActor package func shows(_ finding: Finding, isFixed: Bool) throws -> Bool {
    try findings(after: finding.events, isFixed: isFixed).contains {
      $0.fingerprint == finding.fingerprint
    }
  }

  /// The session file of a finding.
  package func file(_ finding: Finding) -> SessionFile<EmptyStart> {
    SessionFile(
      app: name, start: EmptyStart(), events: finding.events,
      finding: ShownFinding(
        kind: finding.kind.rawValue, subject: name, fingerprint: finding.fingerprint,
        summary: "\(finding.kind.rawValue): \(finding.subject)"))
  }
}
