// The app's navigation graph, derived from its specification; rows of the transition table are in
// parentheses. No other edge is possible: a test compares the graph with random sessions.
extension NavigationEdge {
  /// All edges, in a fixed order.
  package static let all: [NavigationEdge] =
    start + taps + rows + back + tabs + sheetSwipes + alertButtons + answers + expiries + links

  // (1 to 5, 97 and 98)
  private static let start: [NavigationEdge] =
    [NavigationTrigger.launch, .link, .notification].flatMap { edges(.notRunning, $0, [.splash]) }
    + [ok(.state), failed(.state), .timeLimit].flatMap { edges(.splash, $0, [.activities]) }
    + edges(.splash, .parkedLink, publicTargets + [.clubs, .appointments, .login])

  // (15, 18, 28, 44 to 46, 50, 55, 57, 58, 60, 69, 71, 72, 77, 85)
  private static let taps: [NavigationEdge] =
    NavigationNode.tabScreens.flatMap { edges($0, .tap, [.menu]) }
    + edges(.trainers, .tap, [.offline])
    + edges(.trainer, .tap, [.offline, .trainer, .clubs, .login])
    + edges(.account, .tap, [.login, .confirmLogOut])
    + edges(.summary, .tap, [.note, .activities, .trainer])
    + edges(.sheetSummary, .tap, [.note, .appointment])
    + edges(.note, .tap, summaries)
    + edges(.appointments, .tap, NavigationNode.tabScreens)
    + edges(.appointment, .tap, [.confirmCancellation, .sheetClubs])
    + edges(.login, .tap, [.credentialsMissing] + guestScreens)

  // (32 to 36, 38, 40, 43, 47 to 49, 53, 54, 67, 68)
  private static let rows: [NavigationEdge] =
    edges(.activities, .row, [.subcategories, .clubs, .login, .offline, .nobodyFree])
    + edges(.subcategories, .row, [.trainers, .offline]) + edges(.trainers, .row, [.trainer])
    + edges(.clubs, .row, [.dates, .account]) + edges(.dates, .row, [.summary])
    + edges(.account, .row, [.clubs, .trainer]) + edges(.appointments, .row, [.appointment])
    + edges(.sheetClubs, .row, [.sheetDates]) + edges(.sheetDates, .row, [.sheetSummary])
    + edges(.appointments, .deleteRow, [.confirmCancellation])

  // MARK: Going back

  // (87, 89)
  private static let back: [NavigationEdge] = below.flatMap { screen, directlyBelow, ancestors in
    edges(screen, .back, directlyBelow) + edges(screen, .swipe, directlyBelow)
      + edges(screen, .backMenu, ancestors)
  }

  /// The screens that may be directly below each screen, and all that may be on the stack below it.
  private static let below: [(NavigationNode, [NavigationNode], [NavigationNode])] = [
    (.subcategories, [.activities], [.activities]),
    (.trainers, [.subcategories], [.subcategories, .activities]),
    (.trainer, belowTrainer, belowTrainer),
    (.clubs, [.trainer, .activities, .account], belowTrainer),
    (.dates, [.clubs], [.clubs] + belowTrainer),
    (.summary, [.dates], [.dates, .clubs] + belowTrainer),
    (.appointment, [.appointments], [.appointments]),
    (.sheetClubs, [.appointment], [.appointment, .appointments]),
    (.sheetDates, [.sheetClubs], [.sheetClubs, .appointment, .appointments]),
    (.sheetSummary, [.sheetDates], [.sheetDates, .sheetClubs, .appointment, .appointments]),
  ]

  private static let belowTrainer: [NavigationNode] = [
    .trainer, .trainers, .subcategories, .activities, .account,
  ]

  // (51, 52) A profile and an appointment with its trainer can be on both stacks; such an edge is
  // declared once, though it can be taken from either tab.
  private static let tabs: [NavigationEdge] =
    edges(fromEach: firstTab, .tab, secondTab)
    + edges(fromEach: secondTab, .tab, firstTab).filter {
      !(firstTab.contains($0.from) && secondTab.contains($0.to))
    }
    + edges(fromEach: Array(firstTab.dropFirst()), .tabAgain, [.activities])
    + edges(fromEach: Array(secondTab.dropFirst()), .tabAgain, [.account])

  private static let firstTab: [NavigationNode] = [
    .activities, .subcategories, .trainers, .trainer, .clubs, .dates, .summary,
  ]
  private static let secondTab: [NavigationNode] = [.account, .trainer, .clubs, .dates, .summary]

  // (58, 59, 72, 85) The appointments can cover any screen of the tabs; a login can cover those of
  // a guest.
  private static let sheetSwipes: [NavigationEdge] =
    edges(fromEach: NavigationNode.appointmentScreens, .sheetSwipe, NavigationNode.tabScreens)
    + edges(.login, .sheetSwipe, guestScreens)
    + edges(.note, .sheetSwipe, summaries + [.discardNote])

  // MARK: Alerts

  // (19 to 29) Each alert with the screens that may be below it. If a summary's booking succeeds
  // while its menu is open, the root of the stack is in front, and the buttons only close the menu.
  private static let alertButtons: [NavigationEdge] = menuButtons + otherButtons

  private static let menuButtons: [NavigationEdge] =
    edges(.menu, .button("Appointments"), [.appointments, .login] + roots)
    + edges(.menu, .button("Log in"), [.login]) + edges(.menu, .button("Log out"), roots)
    + edges(.menu, .button("Try again"), guestScreens)
    + edges(.menu, .button("Close"), NavigationNode.tabScreens)

  private static let otherButtons: [NavigationEdge] =
    edges(
      .unreachable, .button("OK"), guestScreens + summaries + [.appointments, .appointment, .login])
    + edges(.nobodyFree, .button("OK"), [.activities])
    + edges(.booked, .button("Show appointments"), [.appointments])
    + edges(.booked, .button("Done"), roots)
    + edges(.confirmLogOut, .button("Log out"), [.activities])
    + edges(.confirmLogOut, .button("Cancel"), [.account])
    + ["Try again", "Cancel"].flatMap { edges(.offline, .button($0), offlineAskers) }
    + edges(.discardNote, .button("Discard"), summaries)
    + edges(.discardNote, .button("Keep"), [.note])
    + edges(.taken, .button("Choose another"), [.dates, .sheetDates])
    + edges(.taken, .button("Cancel"), summaries)
    + ["Cancel it", "Keep"].flatMap {
      edges(.confirmCancellation, .button($0), [.appointments, .appointment])
    }
    + edges(.credentialsMissing, .button("OK"), [.login])
    + edges(.loginRejected, .button("OK"), [.login])

  // MARK: Answers

  private static let answers: [NavigationEdge] = good + goodUnseen + bad

  // (41, 62, 63, 70, 74, 80 to 83)
  private static let good: [NavigationEdge] =
    edges(.subcategories, ok(.classTrainer), [.trainer]) + edges(.summary, ok(.book), [.booked])
    + edges(.sheetSummary, ok(.book), [.appointments])
    + edges(.appointments, ok(.appointments), [.appointment])
    + edges(.appointment, ok(.cancel), [.appointments])
    + edges(.login, ok(.login), guestScreens + [.clubs, .nobodyFree, .appointments])

  // (41, 62, 74) When a booking that is not in front is granted, the root asks for an alert in
  // vain. The list of appointments can load under an alert if an older cancellation has failed
  // meanwhile.
  private static let goodUnseen: [NavigationEdge] =
    unseen.flatMap { edges($0, ok(.classTrainer), [$0]) + edges($0, ok(.book), [$0]) }
    + edges(.behindAlert, ok(.appointments), [.behindAlert])

  // (8, 42, 64, 79)
  private static let bad: [NavigationEdge] =
    edges(fromEach: guestScreens, failed(.state), [.unreachable])
    + edges(.subcategories, failed(.classTrainer), [.unreachable])
    + edges(fromEach: summaries, failed(.book), [.unreachable])
    + edges(fromEach: summaries, .answer(.book, .taken), [.taken])
    + edges(fromEach: [.appointments, .appointment], failed(.cancel), [.unreachable])
    + edges(.login, failed(.login), [.unreachable])
    + edges(.login, .answer(.login, .rejected), [.loginRejected])

  // (12, 22) For signed-in users, from every screen.
  private static let expiries: [NavigationEdge] =
    edges(fromEach: NavigationNode.tabScreens, ok(.state), [.login])
    + edges(fromEach: NavigationNode.appointmentScreens, ok(.state), [.login])
    + edges(fromEach: [.note, .behindAlert], ok(.state), [.login])
    + edges(fromEach: summaries + [.appointments, .appointment], .expiry, [.login])
    + edges(fromEach: unseen + [.behindScreen], .expiry, [.login])

  // MARK: Links

  // (7, 95, 97, 98) From every screen to every screen that a link can name, including the current
  // screen; the appointment itself is reached at once if the list is loaded. The destination of a
  // link that closes an alert depends on the link alone.
  private static let links: [NavigationEdge] =
    [NavigationTrigger.link, .notification].flatMap { trigger in
      edges(fromEach: NavigationNode.tabScreens, trigger, signedInTargets)
        + edges(fromEach: guestScreens, trigger, [.login])
        + edges(
          fromEach: NavigationNode.appointmentScreens + [.note], trigger,
          signedInTargets + [.appointment])
        + edges(.login, trigger, publicTargets)
        + edges(fromEach: NavigationNode.alerts, trigger, [.linked])
    }
    + edges(fromEach: guestScreens, .parkedLink, [.trainer, .clubs, .appointments, .login])
    + edges(fromEach: [.menu, .offline, .unreachable], .parkedLink, [.linked])

  // MARK: Parts

  private static let publicTargets: [NavigationNode] = [
    .activities, .subcategories, .trainer, .account,
  ]
  private static let signedInTargets = publicTargets + [.clubs, .appointments]
  /// The screens of the tabs that a user who is not signed in can see.
  private static let guestScreens: [NavigationNode] = [
    .activities, .subcategories, .trainers, .trainer, .account,
  ]
  private static let offlineAskers = guestScreens.filter { $0 != .account }
  private static let roots: [NavigationNode] = [.activities, .account]
  private static let summaries: [NavigationNode] = [.summary, .sheetSummary]
  /// The nodes of a tab's screen that is not in front.
  private static let unseen: [NavigationNode] = [.behindAlert, .behindSheet, .hiddenTab]

  private static func ok(_ request: NavigationRequest) -> NavigationTrigger {
    .answer(request, .ok)
  }

  private static func failed(_ request: NavigationRequest) -> NavigationTrigger {
    .answer(request, .failed)
  }

  private static func edges(
    _ from: NavigationNode, _ trigger: NavigationTrigger, _ targets: [NavigationNode]
  ) -> [NavigationEdge] {
    targets.map { NavigationEdge(from, trigger, $0) }
  }

  private static func edges(
    fromEach nodes: [NavigationNode], _ trigger: NavigationTrigger, _ targets: [NavigationNode]
  ) -> [NavigationEdge] {
    nodes.flatMap { edges($0, trigger, targets) }
  }
}
