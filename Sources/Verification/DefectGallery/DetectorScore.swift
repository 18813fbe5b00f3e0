import RandomUsers

/// The detector's results for a defect and its fixed version.
package nonisolated struct DetectorScore: Sendable {
  package let defect: Defect
  /// The finding of the right kind and class, if there is one.
  package let finding: Finding?
  /// Whether the finding names the defective reference among its suspects.
  package let namesSuspect: Bool
  /// All findings of the defective app.
  package let findings: [Finding]
  /// The findings of the fixed app, which are false positives.
  package let falsePositives: [Finding]

  /// Whether kind, class and suspect are right, nothing else was found, and the fixed app is clean.
  package var isRight: Bool {
    finding != nil && namesSuspect && falsePositives.isEmpty && findings.allSatisfy(isExpected)
  }

  /// Whether the finding is expected; if a coordinator was released early, a tap on its button is
  /// also a dead touch.
  private func isExpected(_ finding: Finding) -> Bool {
    finding.kind == defect.verdict
      || (finding.kind == .deadTouch && defect.verdict == .releasedEarly)
  }
}

extension Defect {
  /// Runs the detector on the defective and the fixed app.
  ///
  /// - Throws: An error when the system cannot create another process.
  @MainActor package func score() throws -> DetectorScore {
    // These apps are tiny: an event that takes seconds is a hang.
    let users = RandomUsers(modules: ["DefectGallery"], timeout: 2)
    let report = try users.replay(events, on: launch(false))
    let fixed = try users.replay(events, on: launch(true))
    let finding = report.findings.first { $0.kind == verdict && $0.isAbout(type) }
    return DetectorScore(
      defect: self, finding: finding,
      namesSuspect: suspect.map { finding?.names($0, in: id) ?? false } ?? true,
      findings: report.findings, falsePositives: fixed.findings)
  }
}

extension Finding {
  /// Whether the finding names a suspect, with or without the enum that contains the app's types.
  fileprivate nonisolated func names(_ suspect: String, in id: String) -> Bool {
    suspects.contains { $0 == "\(id).\(suspect)" || $0 == suspect }
  }
}
