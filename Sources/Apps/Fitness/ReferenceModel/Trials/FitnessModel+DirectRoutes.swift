import FitnessAppointments
import UserSessions

extension FitnessModel {
  /// Direct routes to the combinations of stacks and sheets that users visit.
  ///
  /// Profiles can be stacked without bound; routes stack only as many as most users open.
  package static let directRoutes = DirectRoutes.all
}

private enum DirectRoutes {
  static let all =
    stacks.map { $0.throughAppointments.session(from: member) }
    + stacks.map { $0.selectAccount.throughAppointments.session(from: member) }
    + stacks.map {
      $0.selectAccount.openHomeClub.openAppointments.openAppointment.session(from: member)
    }
    + notes + trainers + guests

  private static let member = Walk.member(appointments: 1)
  private static let home = Walk.toActivities

  // MARK: The first tab

  private static let stacks = lists + profiles.flatMap(bookings) + any

  private static let lists = [home, home.openGym, home.openGroup, home.openGym.openTrainers]

  /// Profiles of trainers from the gym, from a class and from a link.
  private static let profiles =
    similar(to: home.toTrainer, 2) + similar(to: home.openGroup.openClassTrainer, 1)
    + similar(to: home.openLink(.trainer(id: 1)), 1)

  private static let any = [
    home.openAny, home.openAny.openDates, home.openAny.openDates.openSummary,
  ]

  /// Returns the routes to a profile and to up to `count` similar trainers above it.
  private static func similar(to profile: Walk, _ count: Int) -> [Walk] {
    (0...count).map { profile.times($0) { $0.openSimilar } }
  }

  /// Returns the routes to a profile and to the screens of an appointment above it.
  private static func bookings(_ profile: Walk) -> [Walk] {
    [
      profile, profile.openClubs, profile.openClubs.openDates,
      profile.openClubs.openDates.openSummary,
    ]
  }

  /// Sessions that open the note from each summary, with and without an earlier visit to the
  /// account.
  private static let notes =
    [home, home.selectAccount.selectActivities].flatMap { home in
      [home.toTrainer, home.toTrainer.openSimilar, home.openGroup.openClassTrainer].map {
        $0.openClubs.openDates.openSummary.openNote
      } + [home.openAny.openDates.openSummary.openNote]
    }.map { $0.session() }

  // MARK: The second tab

  private static let trainers =
    (lists + [home.toTrainer, home.openGroup.openClassTrainer, home.toTrainer.openClubs]).map {
      $0.selectAccount.openOwnPage.openSimilar.openClubs.openDates.openSummary.openNote
        .session(from: Walk.trainer)
    }
    + [
      home.selectAccount.openOwnPage.openAppointments,
      home.selectAccount.openOwnPage.openSimilar.openAppointments,
      home.selectAccount.openOwnPage.openSimilar.openSimilar.openClubs.openDates.openSummary,
    ].map { $0.session(from: Walk.trainer) }

  private static let guests = (lists + profiles).flatMap { walk in
    [walk.openMenu.chooseLogIn, walk.selectAccount.openLogin].map { $0.session(from: Walk.guest) }
  }
}

extension Walk {
  /// From any screen in a tab through all screens of the appointments.
  fileprivate var throughAppointments: Walk {
    openAppointments.openAppointment.openAgain.openDates.openSummary.openNote
  }

  /// From a guest's menu to the login.
  fileprivate var chooseLogIn: Walk { then(.alertButton(1)) }
}
