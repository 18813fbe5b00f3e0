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

/// The result of trying out a control.
enum ControlCheck {
  /// As far as sessions show, the control is a copy of the old version, in this module.
  case copy(module: String)
  case noCopy(reason: String)
}

extension RandomUsers {
  /// Whether a control can be a copy of the old version: it must be in another module, and show the
  /// same screens.
  ///
  /// - Parameter sessions: The events of the sessions that both repeat.
  @MainActor func check(
    control: AppLaunch, against old: AppLaunch, in sessions: [[UserEvent]]
  ) throws -> ControlCheck {
    var users = self
    // Let each session find out the module of the object that it launches.
    users.modules = []
    var modules: Set<String> = []
    for events in sessions {
      let session = ComparedSession(
        try users.run(.given(events), on: old, nil), try users.run(.given(events), on: control, nil)
      )
      if let difference = session.differences.first {
        return .noCopy(reason: "it differs from the old version: \(difference.finding.subject)")
      }
      modules.formUnion(session.new.modules)
      guard modules.isDisjoint(with: session.old.modules) else {
        return .noCopy(
          reason: """
            it is in the old version's module '\(modules.sorted().joined(separator: "', '"))', not \
            in a module of its own
            """)
      }
    }
    return .copy(module: modules.sorted().joined(separator: ", "))
  }
}
