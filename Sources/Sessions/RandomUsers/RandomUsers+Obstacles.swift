import UserSessions

extension RandomUsers {
  // Each takes a session.
  private static let mostObstacles = 20

  /// Finds the locked controls behind which a report's unseen screens and coordinators lie.
  ///
  /// Enables each control for one user, who touches it and goes on for as long as the arrangements
  /// of screens are new. Findings of these sessions do not count, because the app has not allowed
  /// the touch.
  ///
  /// - Throws: An error when the system cannot create another process.
  @MainActor func findObstacles(
    _ report: inout VisitReport, _ experience: Experience, in program: ProgramSources,
    on app: AppLaunch
  ) throws {
    let controls = report.lockedControls.sorted { $0.key < $1.key }
      .flatMap { screen, names in
        names.map { (name: $0, title: VisitOutcome.ControlSight.title(of: $0, on: screen)) }
      }
    // A link may lead anywhere.
    var users = self
    users.links = []
    for (index, control) in controls.prefix(Self.mostObstacles).enumerated() {
      let missing = Set(report.unseenScreens + report.unmadeCoordinators)
        .subtracting(report.obstacles.keys)
      guard !missing.isEmpty, let path = experience.disabledControls[control.title] else {
        continue
      }
      var checks = VisitChecks(for: .crash)
      checks.countsObjects = !report.unmadeCoordinators.isEmpty
      let outcome = try users.run(
        .unlocking(
          control.name, after: path, RandomSource(seed: seed, index: sessions + index),
          count: path.count + events, experience.knowledge, known: Set(report.states.keys)),
        on: app, nil, checks)
      let still =
        program.controllers(exceptThoseOf: report.seenClasses.union(outcome.seenClasses))
        + program.coordinators(exceptThoseOf: report.createdClasses.union(outcome.createdClasses))
      for name in missing.subtracting(still) { report.obstacles[name] = control.title }
      // Each hang takes as long as the timeout.
      if outcome.findings.contains(where: { $0.kind == .hang }) { break }
    }
  }
}
