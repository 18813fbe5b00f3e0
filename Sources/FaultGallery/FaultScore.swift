public import RandomUsers

/// What the detector made of a fault and of its mended twin.
public nonisolated struct FaultScore: Sendable {
  public let fault: Fault
  /// What was found of the right kind and class, if anything was.
  public let finding: Finding?
  /// Whether the reference to blame was among those that the finding names.
  public let namesSuspect: Bool
  /// Everything that was found in the faulty app.
  public let findings: [Finding]
  /// What was found in the twin: false alarms.
  public let falseAlarms: [Finding]

  /// Whether the verdict, the class and the suspect are right, nothing of another kind was found, and the twin is clean.
  public var isRight: Bool {
    finding != nil && namesSuspect && falseAlarms.isEmpty && findings.allSatisfy(isExpected)
  }

  /// A button whose coordinator has died does nothing any more.
  private func isExpected(_ finding: Finding) -> Bool {
    finding.kind == fault.verdict
      || (finding.kind == .deadTouch && fault.verdict == .prematureRelease)
  }
}

extension Fault {
  /// Lets the detector judge the fault and its twin.
  ///
  /// - Throws: An error when the system has no room for another process.
  @MainActor public func score() throws -> FaultScore {
    // These apps are tiny: what takes them seconds does not end.
    let users = RandomUsers(modules: ["FaultGallery"], patience: 2)
    let report = try users.replay(events, on: launch(false))
    let twin = try users.replay(events, on: launch(true))
    let finding = report.findings.first { $0.kind == verdict && $0.subject.contains(type) }
    return FaultScore(
      fault: self, finding: finding,
      namesSuspect: suspect.map { finding?.names($0, in: id) ?? false } ?? true,
      findings: report.findings, falseAlarms: twin.findings)
  }
}

extension Finding {
  /// The classes of a fault are nested in its name; those of the system are not.
  fileprivate nonisolated func names(_ suspect: String, in id: String) -> Bool {
    suspects.contains { $0 == "\(id).\(suspect)" || $0 == suspect }
  }
}
