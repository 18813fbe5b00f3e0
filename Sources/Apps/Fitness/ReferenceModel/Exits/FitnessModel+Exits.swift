import ComparedApps
import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

// Every exit path of the app's screens and alerts, from every screen that has it.
extension FitnessModel {
  /// All exit paths, grouped by kind.
  package static let exits = Exits.all
}

private enum Exits {
  typealias Place = ExitPlaces.Place

  static let all =
    backs + menus + tabs + sheetSwipes + sheetButtons + flowEnds + logOuts + roleChanges + links
    + busy + alerts + ends

  // MARK: Going back

  private static let onStacks = ExitPlaces.pushed + ExitPlaces.appointments.dropFirst()

  private static let backs =
    onStacks.map { exit("back button", from: $0, by: .back) }
    + onStacks.map { exit("swipe", from: $0, by: .swipeBack(isFinished: true)) }
    + onStacks.map { exit("cancelled swipe", from: $0, by: .swipeBack(isFinished: false)) }

  private static let menus = (1...4).flatMap { levels in
    onStacks.filter { depth(of: $0) > levels }.map { place in
      exit(
        "back menu, \(levels) \(levels == 1 ? "level" : "levels")", from: place,
        by: .backMenu(depth: depth(of: place) - 1 - levels))
    }
  }

  // MARK: Tabs and sheets

  private static let tabs =
    ExitPlaces.pushed.map { exit("selected tab", from: $0, by: .tab(model(at: $0).tab)) }
    + (ExitPlaces.roots + ExitPlaces.pushed).map {
      exit("other tab", from: $0, by: .tab(1 - model(at: $0).tab))
    }

  private static let sheetSwipes =
    ExitPlaces.sheets.map { exit("sheet swipe", from: $0, by: .swipeSheet(isFinished: true)) }
    + ExitPlaces.sheets.map {
      exit("cancelled sheet swipe", from: $0, by: .swipeSheet(isFinished: false))
    }
    + ExitPlaces.notes.map {
      exit("refused sheet swipe", from: $0.then(typed), by: .swipeSheet(isFinished: true))
    }
    + ExitPlaces.logins.map {
      exit("refused sheet swipe", from: $0.then(sent), by: .swipeSheet(isFinished: true))
    }

  private static let sheetButtons =
    [exit("close", from: ExitPlaces.appointments[0], by: .tap(ElementID.close))]
    + ExitPlaces.logins.map { exit("cancel", from: $0, by: .tap(ElementID.cancel)) }
    + ExitPlaces.logins.map { exit("logged in", from: $0, by: sent + [.wait(seconds: 2)]) }
    + ExitPlaces.notes.map { exit("discard", from: $0, by: .tap(ElementID.discard)) }
    + ExitPlaces.notes.map { exit("saved", from: $0.then(typed), by: .tap(ElementID.save)) }

  // MARK: The ends of flows

  private static let summaries = ExitPlaces.summaries + ExitPlaces.appointments.suffix(1)

  private static let flowEnds =
    summaries.map { exit("leave", from: $0, by: .tap(ElementID.leave)) }
    + summaries.map { exit("booked", from: $0, by: confirmed) }
    + [
      exit(
        "booked, appointments", from: ExitPlaces.summaries[0],
        by: confirmed + [.alertButton(0), .wait(seconds: 1)]),
      exit(
        "another slot", from: ExitAlerts.summaryOfTakenSlot,
        by: confirmed + [.alertButton(0), .wait(seconds: 1)]),
      exit(
        "home club chosen", from: ExitPlaces.account[0],
        by: .tapRow(ElementID.clubs, section: 0, row: 1)),
      exit("appointment cancelled", from: ExitPlaces.appointments[1], by: cancelled),
    ]

  // MARK: Changes of the user

  private static let logOuts =
    (ExitPlaces.roots + ExitPlaces.pushed).map {
      exit("log-out", from: $0, by: [.tap(ElementID.menu), .alertButton(1)])
    }
    + ExitPlaces.signedIn.map {
      exit("forced log-out", from: afterLogin($0), by: [.background, .wait(seconds: 2)])
    }
    + summaries.map { exit("login expired", from: afterLogin($0), by: confirmed) }
    + [exit("login expired", from: afterLogin(ExitPlaces.appointments[1]), by: cancelled)]

  /// Returns the place after its user's login has expired without the user's knowledge.
  private static func afterLogin(_ place: Place) -> Place {
    place.ofExpiringLogin.then(.wait(seconds: 400))
  }

  /// Nadia logs in as a member, and has become a trainer by the time the app asks for the identity
  /// again.
  private static let roleChanges =
    ExitPlaces.signedIn.filter { $0.start.user == Walk.user }.map { place in
      let later = Place(
        walk: Walk().then(logInLate).then(Array(place.walk.events.dropFirst())),
        start: FitnessModel.Start(appointments: nadiasAppointments))
      return exit(
        "role change", from: later.then(.wait(seconds: 1100)),
        by: [.background, .wait(seconds: 2)])
    }

  private static let logInLate: [UserEvent] = [
    .wait(seconds: 3), .wait(seconds: 700), .tap(ElementID.menu), .alertButton(1),
    .type("nadia", into: ElementID.username),
    .type(ServerRules.password, into: ElementID.password), .tap(ElementID.login),
    .wait(seconds: 2), .background, .wait(seconds: 3),
  ]

  private static let nadiasAppointments = ExitPlaces.member.appointments.map {
    var booking = $0
    booking.user = "nadia"
    return booking
  }

  // MARK: Links

  private static let links =
    ExitPlaces.all.map { exit("link to the activities", from: $0, by: open(.activities)) }
    + ExitPlaces.all.map { exit("link elsewhere", from: $0, by: open(elsewhere)) }
    + ExitPlaces.all.map {
      exit(
        "notification elsewhere", from: $0, by: [.notification(elsewhere.text), .wait(seconds: 1)])
    }
    + ExitPlaces.all.map { exit("link to the appointments", from: $0, by: open(.appointments)) }
    + ExitPlaces.all.map { exit("link to the account", from: $0, by: open(.account)) }

  /// A trainer whose profile is on none of the stacks.
  private static let elsewhere = DeepLink.trainer(id: 8)

  private static func open(_ link: DeepLink) -> [UserEvent] {
    [.openURL(link.text), .wait(seconds: 1)]
  }

  // MARK: With a pending request

  private static let busy =
    waiting.map { exit("back before the answer", from: $0, by: .back) }
    + waiting.dropLast().map {
      exit("selected tab before the answer", from: $0, by: .tab(model(at: $0).tab))
    }
    + waiting.dropLast().map {
      exit("other tab before the answer", from: $0, by: .tab(1 - model(at: $0).tab))
    }
    + waiting.map { exit("link before the answer", from: $0, by: open(elsewhere)) }
    + [
      exit(
        "sheet swipe before the answer", from: waiting[3], by: .swipeSheet(isFinished: true)),
      exit(
        "close before the answer",
        from: ExitPlaces.appointments[0].then(
          .deleteRow(ElementID.appointments, section: 0, row: 0), .alertButton(0)),
        by: .tap(ElementID.close)),
    ]
    + ExitPlaces.logins.map {
      exit("cancel before the answer", from: $0.then(sent), by: .tap(ElementID.cancel))
    }
    + ExitPlaces.logins.map {
      exit("link before the answer", from: $0.then(sent), by: open(elsewhere))
    }

  /// Screens that wait for the answer to a user's action; the last is in a sheet.
  private static let waiting = [
    ExitPlaces.group[0].then(.tapRow(ElementID.subcategories, section: 0, row: 0)),
    ExitPlaces.summaries[0].then(.tap(ElementID.confirm)),
    ExitPlaces.summaries[3].then(.tap(ElementID.confirm)),
    ExitPlaces.appointments[1].then(.tap(ElementID.cancelAppointment), .alertButton(0)),
  ]

  // MARK: Alerts and termination

  private static let alerts =
    ExitAlerts.all.map { place in
      let last = (model(at: place).alert?.text.buttons.count ?? 1) - 1
      return exit("alert dismissed", from: place, by: .alertButton(last))
    }
    + ExitAlerts.confirmed.map {
      exit("alert confirmed", from: $0, by: [.alertButton(0), .wait(seconds: 2)])
    }
    + ExitAlerts.all.map { exit("alert, link to the activities", from: $0, by: open(.activities)) }

  private static let ends =
    ([ExitPlaces.place(Walk())] + ExitPlaces.all + waiting).map {
      exit("app's end", from: $0, by: [], endsApp: true)
    }

  // MARK: Parts

  private static let confirmed: [UserEvent] = [.tap(ElementID.confirm), .wait(seconds: 2)]
  private static let cancelled: [UserEvent] = [
    .tap(ElementID.cancelAppointment), .alertButton(0), .wait(seconds: 1),
  ]
  private static let typed: [UserEvent] = [.type("abc", into: ElementID.text)]
  private static let sent: [UserEvent] = [
    .type(Walk.user, into: ElementID.username),
    .type(ServerRules.password, into: ElementID.password), .tap(ElementID.login),
  ]

  private static func model(at place: Place) -> FitnessModel {
    FitnessModel(start: place.start).after(place.walk.events)
  }

  private static func depth(of place: Place) -> Int { model(at: place).frontDepth }

  private static func exit(
    _ kind: String, from place: Place, by events: UserEvent...
  ) -> ExitPath<FitnessModel> { exit(kind, from: place, by: events) }

  /// Creates the exit path that leaves the screen at `place` by means of `events`.
  private static func exit(
    _ kind: String, from place: Place, by events: [UserEvent], endsApp: Bool = false
  ) -> ExitPath<FitnessModel> {
    let before = model(at: place)
    let after = before.after(events)
    return ExitPath(
      kind, of: before.node.rawValue, after: place.walk.session(from: place.start), by: events,
      leaves: endsApp || after.hasLeft(before), then: endsApp ? [] : steps(after: after))
  }

  /// Returns the steps that close an alert, answer requests, let time pass, open another screen, go
  /// back, close the sheet, return to the root and log out.
  private static func steps(after model: FitnessModel) -> [ExitPath<FitnessModel>.Step] {
    var model = model
    var steps: [ExitPath<FitnessModel>.Step] = []
    func add(_ name: String, _ events: [UserEvent]) {
      guard !events.isEmpty else { return }
      steps.append(.init(name: name, events: events))
      model = model.after(events)
    }
    add("the alert", model.alert.map { [.alertButton($0.text.buttons.count - 1)] } ?? [])
    add("the answer", model.server.requests.map { _ in .answer(0, isSuccess: true) })
    add("an hour", [.wait(seconds: 3600)])
    add("the next push", model.frontScreen == nil ? [] : model.wayOn)
    add("the next back", model.frontDepth > 1 ? [.back] : [])
    add("the second back", model.frontDepth > 1 ? [.back] : [])
    add("the sheet", model.hasSheet ? model.closeSheet : [])
    add("the root", model.frontDepth > 1 ? [.tab(model.tab)] : [])
    add("log-out", model.canLogOut ? [.tap(ElementID.menu), .alertButton(1)] : [])
    return steps
  }
}

extension FitnessModel {
  fileprivate var canLogOut: Bool { identity.isSignedIn && !hasSheet && alert == nil }

  /// The events that close the sheet: a tap on its button, or a swipe if it has none.
  fileprivate var closeSheet: [UserEvent] {
    switch front {
    case .login: [.tap(ElementID.cancel)]
    case .note: [.tap(ElementID.discard)]
    case .splash, .stack: [.swipeSheet(isFinished: true)]
    }
  }

  /// Returns whether the alert or screen that was in front in an earlier state has gone.
  fileprivate func hasLeft(_ earlier: FitnessModel) -> Bool {
    if let alert = earlier.alert { return self.alert?.text != alert.text }
    let top = earlier.login?.id ?? earlier.note?.id ?? earlier.frontScreen?.id
    return top.map { !isAlive($0) } ?? isStarted
  }
}
