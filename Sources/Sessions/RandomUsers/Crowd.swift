import UserSessions

/// The users of one app: their sessions so far, and what later sessions learn from them.
struct Crowd {
  var report = VisitReport()
  private(set) var touches = TouchTally()
  private(set) var experience = Experience()

  /// The script of a session, which depends on what earlier ones have shown.
  mutating func script(of index: Int, _ users: RandomUsers) -> Visit.Script {
    users.script(of: index, &experience)
  }

  mutating func add(_ outcome: VisitOutcome, session: Int) {
    report.add(outcome, session: session)
    touches.add(outcome, session: session)
    experience.add(outcome, session: session)
  }

  /// The report of all sessions, with one finding per cause.
  @MainActor func conclusion(_ users: RandomUsers) -> VisitReport {
    var report = report
    report.findings += touches.findings
    report.sort()
    users.check(&report)
    report.group()
    report.accept(users.known)
    return report
  }
}
