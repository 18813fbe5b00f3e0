import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

/// The screens that can be left, each with a session that leads there.
enum ExitPlaces {
  /// A screen, and the way to it.
  struct Place {
    let walk: Walk
    let start: FitnessModel.Start

    /// Returns the same place after further events.
    func then(_ events: UserEvent...) -> Place { then(events) }

    func then(_ events: [UserEvent]) -> Place { Place(walk: walk.then(events), start: start) }

    /// The same place for a user whose login expires five minutes after the launch.
    var ofExpiringLogin: Place {
      var start = start
      start.tokenAge = 900
      return Place(walk: walk, start: start)
    }
  }

  /// The roots of the tabs, which never leave their stacks.
  static let roots = [place(home), place(home.selectAccount)]

  /// The screens above the roots.
  static let pushed = gym + group + any + linked + account + ownPage

  static let summaries = [gym, group, any, ownPage].flatMap { $0.suffix(1) }

  static let gym = [
    home.openGym, home.openGym.openTrainers, home.toTrainer, home.toTrainer.openSimilar,
    home.toTrainer.openClubs, home.toTrainer.openClubs.openDates, home.toTrainer.booking,
  ].map { place($0) }

  static let group = [
    home.openGroup, home.openGroup.openClassTrainer, home.openGroup.openClassTrainer.openClubs,
    home.openGroup.openClassTrainer.booking,
  ].map { place($0) }

  static let any = [home.openAny, home.openAny.openDates, home.openAny.openDates.openSummary].map {
    place($0)
  }

  /// The page of a trainer that a link opens.
  static let linked = [place(home.openLink(.trainer(id: 1)))]

  static let account = [place(home.selectAccount.openHomeClub)]

  static let ownPage: [Place] = {
    let page = home.selectAccount.openOwnPage
    let clubs = page.openSimilar.openClubs
    return [page, page.openSimilar, clubs, clubs.openDates, clubs.openDates.openSummary].map {
      place($0, Walk.trainer)
    }
  }()

  /// The screens of the appointments sheet, from the bottom up.
  static let appointments: [Place] = {
    let list = home.openAppointments
    return [
      list, list.openAppointment, list.openAppointment.openAgain,
      list.openAppointment.openAgain.openDates,
      list.openAppointment.openAgain.openDates.openSummary,
    ].map { place($0) }
  }()

  static let notes = [
    place(home.toTrainer.booking.openNote),
    appointments[appointments.count - 1].then(.tap(ElementID.note)),
  ]

  /// The logins of a guest: for the account, for a booking and for a link.
  static let logins = [
    place(home.selectAccount.openLogin, Walk.guest),
    place(home.toTrainer.openClubs, Walk.guest),
    place(home.openLink(.appointments), Walk.guest),
  ]

  static let sheets = appointments + notes + logins
  /// Every screen of a user who is signed in.
  static let signedIn = roots + pushed + appointments + notes
  static let all = signedIn + logins

  static let home = Walk.toActivities
  static let member = Walk.member(appointments: 1)

  static func place(_ walk: Walk, _ start: FitnessModel.Start = member) -> Place {
    Place(walk: walk, start: start)
  }
}
