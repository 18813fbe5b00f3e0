import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

/// A user's route through the app, built step by step in terms of the screens.
///
/// Time passes while a screen loads, so a route must take less than the twenty minutes for which a
/// login is valid.
struct Walk: Sendable {
  /// The events so far.
  private(set) var events: [UserEvent] = []

  /// Creates an empty route.
  init() {}

  /// Waits until the app has started and its first screen has loaded.
  static var toActivities: Walk { Walk().then(.wait(seconds: 3)) }

  /// Appends events.
  func then(_ more: UserEvent...) -> Walk { then(more) }

  func then(_ more: [UserEvent]) -> Walk {
    var walk = self
    walk.events += more
    return walk
  }

  /// Repeats a part of the route.
  func times(_ count: Int, _ part: (Walk) -> Walk) -> Walk {
    (0..<count).reduce(self) { walk, _ in part(walk) }
  }

  private func row(_ table: String, _ row: Int) -> Walk {
    then(.tapRow(table, section: 0, row: row))
  }

  private var loaded: Walk { then(.wait(seconds: 1)) }

  // MARK: Activities

  /// From the activities to the subcategories of the gym.
  var openGym: Walk { row(ElementID.activities, 0) }
  /// From the activities to the group classes.
  var openGroup: Walk { row(ElementID.activities, 1) }
  /// From the activities to the clubs, with the first trainer who is free.
  var openAny: Walk { row(ElementID.activities, 2) }
  /// From the subcategories of the gym to the trainers.
  var openTrainers: Walk { row(ElementID.subcategories, 0).loaded }
  /// From the group classes to the trainer of a class.
  var openClassTrainer: Walk { row(ElementID.subcategories, 0).loaded.loaded }
  /// From the list of trainers to the first one.
  var openTrainer: Walk { row(ElementID.trainers, 0).loaded }
  /// From the activities to a trainer of the gym.
  var toTrainer: Walk { openGym.openTrainers.openTrainer }
  /// From a trainer to a similar one.
  var openSimilar: Walk { then(.tap(ElementID.similar)).loaded }

  // MARK: Appointments

  /// From a trainer to the clubs.
  var openClubs: Walk { then(.tap(ElementID.book)) }
  /// From the clubs to the dates.
  var openDates: Walk { row(ElementID.clubs, 0).loaded }
  /// From the dates to the summary.
  var openSummary: Walk { row(ElementID.slots, 0) }
  /// From a trainer to the summary.
  var booking: Walk { openClubs.openDates.openSummary }
  /// From the summary to the note.
  var openNote: Walk { then(.tap(ElementID.note)) }
  /// From the summary to the alert that follows the booking.
  var confirm: Walk { then(.tap(ElementID.confirm), .wait(seconds: 2)) }

  /// From any screen in a tab to the menu.
  var openMenu: Walk { then(.tap(ElementID.menu)) }
  /// From the menu to the user's appointments.
  var chooseAppointments: Walk { then(.alertButton(0)).loaded }
  /// From any screen in a tab to the user's appointments.
  var openAppointments: Walk { openMenu.chooseAppointments }
  /// From the list of appointments to the first one.
  var openAppointment: Walk { row(ElementID.appointments, 0) }
  /// From an appointment to the clubs.
  var openAgain: Walk { then(.tap(ElementID.again)) }
  /// From an appointment back to the list of appointments, by cancelling it.
  var cancelAppointment: Walk {
    then(.tap(ElementID.cancelAppointment), .alertButton(0)).loaded
  }
  var close: Walk { then(.tap(ElementID.close)) }

  // MARK: Account

  var selectAccount: Walk { then(.tab(1)) }
  var selectActivities: Walk { then(.tab(0)) }
  /// From the account to the choice of the home club.
  var openHomeClub: Walk { row(ElementID.account, 0) }
  /// From the choice of the home club to the account.
  func chooseHomeClub(_ club: Int) -> Walk { row(ElementID.clubs, club) }
  /// From a trainer's account to the trainer's own page.
  var openOwnPage: Walk { row(ElementID.account, 1).loaded }
  /// From a guest's account to the login.
  var openLogin: Walk { then(.tap(ElementID.login)) }
  /// From the login to the screen behind it.
  var logIn: Walk {
    then(
      .type(Self.user, into: ElementID.username),
      .type(ServerRules.password, into: ElementID.password), .tap(ElementID.login),
      .wait(seconds: 2))
  }
  /// From the menu to the activities.
  var chooseLogOut: Walk { then(.alertButton(1)) }
  /// From any screen in a tab to the activities.
  var logOut: Walk { openMenu.chooseLogOut }
  /// From any screen in a tab to the activities, as a user who has just logged in.
  var logOutAndIn: Walk { logOut.openMenu.then(.alertButton(1)).logIn }

  // MARK: Everywhere

  /// Taps the back button.
  var back: Walk { then(.back) }
  /// Swipes the sheet down until it closes.
  var swipeDown: Walk { then(.swipeSheet(isFinished: true)) }
  /// Returns to a screen through the back button's menu.
  func jump(to depth: Int) -> Walk { then(.backMenu(depth: depth)) }
  /// Opens a link while the app runs.
  func openLink(_ link: DeepLink) -> Walk { then(.openURL(link.text)).loaded }

  // MARK: Sessions

  /// The member who is signed in when the app starts.
  static let user = "mira"
  static let guest = FitnessModel.Start()
  static let member = member(appointments: 0)
  static let trainer = FitnessModel.Start(user: "tomas")

  /// Returns the start of a signed-in member with this number of appointments tomorrow.
  @Sendable static func member(appointments: Int) -> FitnessModel.Start {
    FitnessModel.Start(
      user: user,
      appointments: (0..<appointments).map {
        FitnessModel.Booking(
          user: user, trainerID: 1 + $0 % 8, clubID: 1 + $0 % 3, day: 1, hour: $0 % 24)
      })
  }

  /// Returns the route as a session that begins in a state.
  func session(from start: FitnessModel.Start = Walk.member) -> Session<FitnessModel> {
    Session(start: start, events: events)
  }
}
