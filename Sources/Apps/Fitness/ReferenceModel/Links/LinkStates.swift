import ComparedApps
import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

// Every combination of user, tab and layers, and the stacks that links keep or replace.
package enum LinkStates {
  /// All states, starting with those in which the app is not running.
  package static let all =
    cold + splash + guests + guestStacks + offline + members + trainers + stacks + sheets
    + transitions

  // MARK: The user is not known yet

  private static let cold: [LinkState<FitnessModel>] =
    users.flatMap { State.cold($0.name, start: $0.start, then: [.wait(seconds: 3)] + $0.logIn) }
    + State.cold(
      "token no longer valid", start: expired, then: [.wait(seconds: 3)] + logInOrOut)
    + State.cold("offline first", start: member, then: online)
    + State.cold("offline, then a guest", start: Walk.guest, then: online + logInOrOut)
    + State.cold(
      "no answer in time", start: slow, then: [.wait(seconds: 12), .wait(seconds: 5)])

  /// The app is running, but its first request has not been answered.
  private static let splash: [LinkState<FitnessModel>] =
    users.flatMap {
      warm("splash, \($0.name)", Walk(), $0.start, then: [.wait(seconds: 3)] + $0.logIn)
    }
    + warm(
      "splash, another link waits", Walk().openURL(.trainer(id: 3)), member,
      then: [.wait(seconds: 3)])

  // MARK: Tabs and layers

  // Rows 95 and 96.
  private static let guests: [LinkState<FitnessModel>] =
    tabs(of: Walk.toActivities).flatMap { tab in
      let login = tab.walk.openMenu.then(.alertButton(1))
      return [
        layer("no layer", tab.walk), layer("menu", tab.walk.openMenu), layer("login", login),
        layer("login, credentials missing", login.then(.tap(ElementID.login))),
        layer("login under way", login.then(Array(logIn[1...3]))),
      ].flatMap { warm("guest, \(tab.name), \($0.name)", $0.walk, Walk.guest, then: logInOrOut) }
    }

  /// States of a guest: a profile, and logins whose reason a link replaces.
  private static let guestStacks: [LinkState<FitnessModel>] =
    [
      layer("profile", Walk.toActivities.toTrainer),
      layer("login to book", Walk.toActivities.toTrainer.openClubs),
      layer("login to book any", Walk.toActivities.openAny),
      layer("login for another link", Walk.toActivities.openURL(.appointment(id: 999))),
      layer(
        "log-in rejected",
        Walk.toActivities.openMenu.then(.alertButton(1)).then(
          .type("mira", into: ElementID.username), .type("no", into: ElementID.password),
          .tap(ElementID.login), .wait(seconds: 2))),
    ].flatMap { warm("guest, \($0.name)", $0.walk, Walk.guest, then: logInOrOut) }

  private static let offline: [LinkState<FitnessModel>] =
    tabs(of: Walk().then(.answer(0, isSuccess: false))).flatMap { tab in
      [
        layer("no layer", tab.walk), layer("menu", tab.walk.openMenu),
        layer("trying again", tab.walk.openMenu.then(.alertButton(0))),
      ].flatMap {
        warm(
          "offline, \(tab.name), \($0.name)", $0.walk, member,
          then: [.alertButton(1), .background, .wait(seconds: 3)])
      }
    }
    + warm(
      "offline, another link waits",
      Walk().then(.answer(0, isSuccess: false)).openURL(.trainer(id: 3)).openURL(.appointments),
      member, then: [.background, .wait(seconds: 3)])

  private static let members: [LinkState<FitnessModel>] =
    tabs(of: Walk.toActivities).flatMap { tab in
      (sheetLayers(over: tab.walk) + (tab.name == "tab 0" ? noteLayers(tab.walk.toBooking) : []))
        .flatMap { warm("member, \(tab.name), \($0.name)", $0.walk, member) }
    }

  private static let trainers: [LinkState<FitnessModel>] =
    tabs(of: Walk.toActivities).flatMap { tab in
      let booking =
        tab.name == "tab 0" ? tab.walk.toBooking : tab.walk.openOwnPage.openSimilar.booking
      return (sheetLayers(over: tab.walk) + noteLayers(booking))
        .flatMap { warm("trainer, \(tab.name), \($0.name)", $0.walk, trainer) }
    }

  private static func sheetLayers(over tab: Walk) -> [Layer] {
    let appointments = tab.openAppointments
    let note = appointments.openAppointment.openAgain.openDates.openSummary.changeNote
    return [
      layer("no layer", tab), layer("menu", tab.openMenu), layer("appointments", appointments),
      layer(
        "appointments, confirm cancellation",
        appointments.then(.deleteRow(ElementID.appointments, section: 0, row: 0))),
      layer("appointments, note", note),
      layer("appointments, note, discard it", note.swipeDown),
    ]
  }

  private static func noteLayers(_ summary: Walk) -> [Layer] {
    [
      layer("note", summary.changeNote),
      layer("note, discard it", summary.changeNote.swipeDown),
    ]
  }

  // MARK: Stacks

  // Row 97.
  private static let stacks: [LinkState<FitnessModel>] =
    [
      layer("gym", home.openGym), layer("group", home.openGroup),
      layer("group, class trainer asked for", home.openGroup.then(firstSubcategory)),
      layer("trainers", home.openGym.openTrainers), layer("profile", home.toTrainer),
      layer("profile of a link", home.openURL(.trainer(id: 1))),
      layer("ring of profiles", home.toTrainer.times(5) { $0.openSimilar }),
      layer("clubs", home.toTrainer.openClubs), layer("clubs of any", home.openAny),
      layer("dates", home.toTrainer.openClubs.openDates), layer("summary", home.toBooking),
      layer("booking", home.toBooking.then(.tap(ElementID.confirm))),
      layer("booked", home.toBooking.confirm),
      layer("gym, other tab", home.openGym.selectAccount),
      layer("summary, other tab", home.toBooking.selectAccount),
      layer("home club", home.selectAccount.openHomeClub),
    ].flatMap { warm($0.name, $0.walk, member) }
    + warm("own page", home.selectAccount.openOwnPage, trainer)

  // Row 98.
  private static let sheets: [LinkState<FitnessModel>] =
    [
      layer("appointments loading", home.openMenu.then(.alertButton(0))),
      layer(
        "appointments failed",
        home.openMenu.then(.alertButton(0), .answer(0, isSuccess: false))),
      layer("appointment", home.openAppointments.openAppointment),
      layer(
        "confirm cancellation of an appointment",
        home.openAppointments.openAppointment.then(.tap(ElementID.cancelAppointment))),
      layer(
        "cancelling",
        home.openAppointments.then(
          .deleteRow(ElementID.appointments, section: 0, row: 0), .alertButton(0))),
      layer("appointment, clubs", home.openAppointments.openAppointment.openAgain),
      layer(
        "appointment, summary",
        home.openAppointments.openAppointment.openAgain.openDates.openSummary),
      layer("an appointment is parked", home.openURL(.appointment(id: 100))),
    ].flatMap { warm($0.name, $0.walk, member, then: [.wait(seconds: 1)]) }
    + warm("schedule", home.openLink(.schedule), trainer, then: [.wait(seconds: 1)])
    + warm(
      "schedule, appointment", home.openLink(.schedule).openAppointment, trainer,
      then: [.wait(seconds: 1)])

  /// Another link arrives just before, in the same turn, and its changes are under way (row 99).
  private static let transitions: [LinkState<FitnessModel>] =
    [
      ("profile appearing", home, DeepLink.trainer(id: 8)),
      ("appointments appearing", home, .appointments),
      ("profile leaving", home.toTrainer, .activities),
      ("account appearing", home, .account),
      ("appointments leaving", home.openAppointments, .activities),
      ("summary leaving", home.toBooking, .activity(.group)),
      ("note leaving", home.toBooking.changeNote, .activities),
    ].flatMap { warm($0.0, $0.1, member, after: .link($0.2.text), then: [.wait(seconds: 1)]) }
    + warm(
      "login appearing", home, Walk.guest, after: .link(DeepLink.appointments.text),
      then: logInOrOut)
    + warm(
      "login leaving", home.openMenu.then(.alertButton(1)), Walk.guest,
      after: .link(DeepLink.account.text), then: logInOrOut)

  // MARK: Parts

  private typealias State = LinkState<FitnessModel>
  private typealias Layer = (name: String, walk: Walk)
  private typealias User = (name: String, start: FitnessModel.Start, logIn: [UserEvent])

  private static let home = Walk.toActivities
  private static let users: [User] = [
    ("guest", Walk.guest, logInOrOut), ("member", member, []), ("trainer", trainer, []),
  ]
  private static let member = FitnessModel.Start(user: "mira", appointments: bookings("mira"))
  private static let trainer = FitnessModel.Start(user: "tomas", appointments: bookings("tomas"))
  private static let expired = FitnessModel.Start(
    user: "mira", tokenAge: 5000, appointments: bookings("mira"))
  private static let slow = FitnessModel.Start(
    user: "mira", appointments: bookings("mira"), isSlow: true)

  /// Returns the user's appointment with trainer 3, and a stranger's with trainer 2.
  private static func bookings(_ user: String) -> [FitnessModel.Booking] {
    [
      .init(user: user, trainerID: 3, clubID: 1, hour: 12),
      .init(user: "nadia", trainerID: 2, clubID: 2, day: 1, hour: 9),
    ]
  }

  /// Logs in if a login is open; otherwise continues as a guest.
  private static let logInOrOut = logIn + [.wait(seconds: 1)]
  private static let logIn: [UserEvent] = [
    .alertButton(0), .type("mira", into: ElementID.username),
    .type(ServerRules.password, into: ElementID.password), .tap(ElementID.login),
    .wait(seconds: 2),
  ]
  /// The first request for the identity fails, and a later one succeeds.
  private static let online: [UserEvent] = [
    .answer(0, isSuccess: false), .background, .wait(seconds: 3),
  ]
  private static let firstSubcategory = UserEvent.tapRow(
    ElementID.subcategories, section: 0, row: 0)

  private static func tabs(of walk: Walk) -> [Layer] {
    [layer("tab 0", walk), layer("tab 1", walk.selectAccount)]
  }

  private static func layer(_ name: String, _ walk: Walk) -> Layer { (name, walk) }

  private static func warm(
    _ name: String, _ walk: Walk, _ start: FitnessModel.Start,
    after earlier: State.Earlier? = nil, then afterwards: [UserEvent] = []
  ) -> [LinkState<FitnessModel>] {
    State.warm(name, walk.session(from: start), after: earlier, then: afterwards)
  }
}

extension Walk {
  fileprivate func openURL(_ link: DeepLink) -> Walk { then(.openURL(link.text)) }
  /// From the activities to a summary.
  fileprivate var toBooking: Walk { toTrainer.booking }
  /// From a summary to a note that is not saved.
  fileprivate var changeNote: Walk { openNote.then(.type("abc", into: ElementID.text)) }
}
