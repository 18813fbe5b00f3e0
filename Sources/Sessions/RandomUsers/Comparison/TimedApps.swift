import UserSessions

/// The apps in a measurement of times.
struct TimedApps {
  let before: AppLaunch
  let after: AppLaunch
  /// A copy of the old version, or the old version itself.
  let control: AppLaunch

  init(_ before: AppVersion, _ after: AppVersion, control: AppLaunch?) {
    self.before = before.launch
    self.after = after.launch
    self.control = control ?? before.launch
  }

  func launch(_ entrant: TimedLaunch.Entrant) -> AppLaunch {
    switch entrant {
    case .before: before
    case .after: after
    case .control: control
    }
  }
}

/// Whether a control passes for a copy of the old version.
enum ControlCheck {
  /// It does, and is in this module.
  case passed(module: String)
  case failed(reason: String)
}

extension RandomUsers {
  /// Checks a control, which must have a module that the old version does not have, and must show
  /// the same screens.
  ///
  /// - Parameter sessions: The events of the sessions that both repeat.
  @MainActor func check(
    control: AppLaunch, against old: AppLaunch, in sessions: [[UserEvent]]
  ) throws -> ControlCheck {
    var users = self
    // Let each session find out the module of the object that it launches.
    users.modules = []
    var modules = (old: Set<String>(), control: Set<String>())
    for events in sessions {
      let session = ComparedSession(
        try users.run(.given(events), on: old, nil), try users.run(.given(events), on: control, nil)
      )
      if let difference = session.differences.first {
        return .failed(reason: "it differs from the old version: \(difference.finding.subject)")
      }
      modules.old.formUnion(session.old.visitedModules)
      modules.control.formUnion(session.new.visitedModules)
    }
    let own = modules.control.subtracting(modules.old).sorted().joined(separator: ", ")
    guard own.isEmpty else { return .passed(module: own) }
    return .failed(
      reason: """
        it has no module of its own; both have \(modules.old.sorted().joined(separator: ", "))
        """)
  }
}

extension VisitOutcome {
  /// The modules of the launched object and of the controllers that were on screen.
  fileprivate var visitedModules: Set<String> {
    Set(modules).union(seenClasses.compactMap { $0.split(separator: ".").first.map(String.init) })
      .subtracting(["Foundation", "UIKit"])
  }
}
