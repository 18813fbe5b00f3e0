import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

// A user's options in each state. The weights lead sessions deep into the app. Events that must
// change nothing (touches on disabled controls or covered screens, and wrong links) are also
// proposed, with the habit `fumble`.
extension FitnessModel {
  package func candidates() -> [Candidate] {
    var all: [Candidate] = []
    all.reserveCapacity(64)
    addAnswers(to: &all)
    all += Self.always
    addTimes(to: &all)
    addLinks(to: &all)
    if let alert {
      addAlert(alert, to: &all)
      return all
    }
    addFront(to: &all)
    addTabsAndSheets(to: &all)
    addBack(to: &all)
    return all
  }

  // Occasional candidates repeat after at most `links.count` turns.
  package var possibleEvents: [UserEvent] {
    var all: Set<UserEvent> = []
    var model = self
    for turn in 0..<120 {
      model.turn = turn
      for candidate in model.candidates() { all.insert(candidate.event) }
    }
    return Array(all)
  }

  // MARK: Answers, the system, time

  /// Proposes answers, mostly to the oldest request.
  private func addAnswers(to all: inout [Candidate]) {
    let waiting = server.requests.count
    all.append(Candidate(.answer(waiting, isSuccess: true), .fumble))
    guard waiting > 0 else { return }
    all.append(Candidate(.wait(seconds: 2), .serve, weight: 6))
    all.append(Candidate(.answer(0, isSuccess: true), .serve, weight: 3))
    all.append(Candidate(.answer(0, isSuccess: false), .fail, weight: 4))
    guard waiting > 1 else { return }
    let other = 1 + turn % (waiting - 1)
    all.append(Candidate(.answer(other, isSuccess: true), .serve, weight: 2))
    all.append(Candidate(.answer(other, isSuccess: false), .fail, weight: 2))
  }

  private static let always = [
    Candidate(.background, .system, weight: 3),
    Candidate(.interruption, .system),
    Candidate(.memoryWarning, .system),
    Candidate(.wait(seconds: 1), .wait),
    // Ten minutes later, other trainers are available and other slots are taken.
    Candidate(.wait(seconds: 600), .system, weight: 2),
    Candidate(.tap("nothing"), .fumble),
    Candidate(.alertButton(-1), .fumble),
  ]

  // MARK: Links

  /// Proposes one link as a URL, a universal link and a notification.
  ///
  /// The turn determines the link, so that all are proposed over time.
  private func addLinks(to all: inout [Candidate]) {
    let link = Self.links[turn % Self.links.count]
    all.append(Candidate(.openURL(link.text), .external, weight: 2))
    all.append(Candidate(.universalLink(link.universalText), .external))
    all.append(Candidate(.notification(link.text), .external))
    all.append(Candidate(.openURLs([link.text, link.text]), .external))
    all.append(Candidate(.openURL(Self.wrongLinks[turn % Self.wrongLinks.count]), .fumble))
  }

  private static let links: [DeepLink] = [
    .activities, .activity(.gym), .activity(.group), .trainer(id: 1), .trainer(id: 2),
    .trainer(id: 7), .book(trainerID: 2), .book(trainerID: 6), .book(trainerID: 3), .account,
    .appointments, .appointment(id: 100), .appointment(id: 101), .appointment(id: 999), .schedule,
  ]

  private static let wrongLinks = [
    "fitness://activities/any", "fitness://trainers/9", "fitness://trainers/x", "fitness://",
    "other://account", "fitness://appointments/x", "fitness://trainers/2/book/now",
    "https://fitness.example/nothing",
  ]

  // MARK: Alerts, tabs, sheets and going back

  private func addAlert(_ alert: AlertState, to all: inout [Candidate]) {
    all += Self.alertFumbles
    for index in alert.text.buttons.indices {
      all.append(Candidate(.alertButton(index), .decide, weight: index == 0 ? 3 : 2))
    }
    all.append(Candidate(.alertButton(0), .explore, weight: 3))
    all.append(Candidate(.alertButton(alert.text.buttons.count), .fumble))
  }

  private static let alertFumbles = [
    Candidate(.back, .fumble), Candidate(.swipeBack(isFinished: true), .fumble),
    Candidate(.tab(1), .fumble), Candidate(.swipeSheet(isFinished: true), .fumble),
    Candidate(.tap(ElementID.menu), .fumble), Candidate(.tap(ElementID.book), .fumble),
  ]

  private func addTabsAndSheets(to all: inout [Candidate]) {
    guard isStarted else {
      all.append(Candidate(.tab(1), .fumble))
      return
    }
    all.append(Candidate(.swipeSheet(isFinished: false), .hesitate))
    if hasSheet {
      all.append(Candidate(.swipeSheet(isFinished: true), .goBack, weight: 2))
      all.append(Candidate(.tab(turn % 2), .fumble))
    } else {
      all.append(Candidate(.swipeSheet(isFinished: true), .fumble))
      all.append(Candidate(.tab(1 - tab), .explore))
      all.append(Candidate(.tab(tab), .goBack))
      all.append(Candidate(.tab(2), .fumble))
    }
  }

  private func addBack(to all: inout [Candidate]) {
    all.append(Candidate(.swipeBack(isFinished: false), .hesitate))
    all.append(Candidate(.tapDuringSwipe(mainControl, isFinished: false), .hesitate))
    let depth = frontDepth
    all.append(Candidate(.backMenu(depth: depth - 1), .fumble))
    all.append(Candidate(.backMenu(depth: -1), .fumble))
    guard depth > 1 else {
      all.append(Candidate(.back, .fumble))
      return
    }
    // An appointment takes a dozen steps, and most users continue rather than go back.
    guard turn % 3 == 0 else { return }
    all.append(Candidate(.back, .goBack, weight: 3))
    all.append(Candidate(.swipeBack(isFinished: true), .goBack, weight: 2))
    all.append(Candidate(.tapDuringSwipe(mainControl, isFinished: true), .goBack))
    all.append(Candidate(.backMenu(depth: turn / 3 % (depth - 1)), .goBack))
  }

  var frontDepth: Int {
    if case .stack(let stack) = front { stacks[stack].count } else { 1 }
  }

  /// The control that would open the next screen if it were not covered.
  private var mainControl: String {
    switch frontScreen?.place {
    case .trainer: ElementID.book
    case .summary: ElementID.confirm
    case .appointment: ElementID.again
    case .account: ElementID.login
    case .appointments: ElementID.close
    default: ElementID.menu
    }
  }
}
