import ComparedApps
import FitnessAppointmentsReference
import Testing
import UserSessions

@Suite("Deep links by app state") struct LinkTrialTests {
  private typealias Trial = LinkTrial<FitnessModel>

  private func trial(
    _ link: String, _ state: String, by arrival: LinkArrival = .link
  ) throws -> LinkTrial<FitnessModel> {
    try #require(
      FitnessModel.linkMatrix.trials.first {
        $0.link == "fitness://" + link && $0.state.name == state && $0.state.arrival == arrival
      }, "no state '\(state)'")
  }

  @Test("links arrive on every screen and over every alert")
  func nodes() {
    var met: Set<NavigationNode> = []
    for state in LinkStates.all where !state.isCold {
      var model = FitnessModel(start: state.start)
      state.events.forEach { model.handle($0) }
      met.insert(model.node)
    }

    let missing = Set(NavigationNode.screens + NavigationNode.alerts).subtracting(met)
    #expect(
      missing == [.sheetDates, .unreachable, .nobodyFree, .confirmLogOut, .offline, .taken])
  }

  @Test("every step on the path to a state has an effect")
  func steps() {
    for state in LinkStates.all {
      var model = FitnessModel(start: state.start)
      for event in state.events {
        let before = (model.transcript, model.situation)
        model.handle(event)
        // A pending link is invisible.
        #expect(before != (model.transcript, model.situation), "\(state.name): \(event)")
      }
    }
  }

  @Test("states have unique names, and trials are grouped by state")
  func names() {
    let names = LinkStates.all.map { "\($0.name), \($0.arrival), \($0.isCold)" }

    #expect(Set(names).count == names.count)
    #expect(
      FitnessModel.linkMatrix.trials.map(\.link)
        == LinkStates.all.flatMap { _ in FitnessModel.linkMatrix.links })
  }

  @Test("a state has the user, the tab and the layers that its name states")
  func layers() throws {
    for state in LinkStates.all where state.name.contains("tab ") && !state.isCold {
      var model = FitnessModel(start: state.start)
      state.events.forEach { model.handle($0) }
      let screen = ScreenFacts(of: model)

      #expect(screen.tab == (state.name.contains("tab 0") ? 0 : 1), "\(state.name)")
      let isOver = ["appointments", "note", "login"].filter(state.name.contains).count
      #expect(screen.sheets.count == isOver, "\(state.name)")
      let alerts = ["menu", "missing", "discard", "confirm"].filter(state.name.contains)
      #expect(screen.alert.isEmpty == alerts.isEmpty, "\(state.name)")
    }
  }

  @Test(
    "the model determines the effect of each link",
    arguments: [
      ("activities", "member", LinkTrial<FitnessModel>.Effect.parked),
      ("appointments", "guest", .login), ("schedule", "member", .refused),
      ("schedule", "trainer", .parked), ("activities/any", "guest", .ignored),
      ("appointments", "splash, guest", .login), ("appointments", "offline first", .parked),
      ("schedule", "offline first", .refused), ("account", "offline, tab 0, no layer", .kept),
      ("activities/gym", "offline, tab 1, menu", .reached),
      ("appointments", "offline, tab 1, no layer", .parked),
      ("account", "guest, tab 0, login", .kept), ("trainers/1", "guest, tab 1, menu", .reached),
      ("trainers/1/book", "guest, tab 0, login under way", .login),
      ("schedule", "guest, login for another link", .login),
      ("schedule", "member, tab 0, menu", .refused),
      ("appointments", "member, tab 1, no layer", .reached),
      ("appointments", "member, tab 1, appointments, note", .kept),
      ("appointments/100", "appointment", .kept), ("appointments/100", "schedule", .parked),
      ("appointments/100", "appointments loading", .parked),
      ("appointments/999", "appointments failed", .parked),
      ("trainers/2/book", "trainer, tab 0, menu", .reached),
      ("trainers/1/book", "clubs", .kept), ("trainers/1", "summary", .kept),
      ("activities/gym", "gym", .kept), ("activities/group", "gym", .reached),
      ("activities/gym", "profile leaving", .reached),
      ("trainers/9", "profile leaving", .ignored),
    ])
  func effects(_ link: String, _ state: String, _ effect: LinkTrial<FitnessModel>.Effect) throws {
    #expect(try trial(link, state).effect == effect)
  }

  @Test("links that need a login ask a guest for it, wherever the guest is")
  func login() {
    let links = ["trainers/1/book", "appointments", "appointments/100", "schedule"]
    for trial in FitnessModel.linkMatrix.trials where trial.state.name.hasPrefix("guest") {
      let needsLogin = links.contains { trial.link == "fitness://" + $0 }
      if needsLogin { #expect(trial.effect == .login, "\(trial.state.name): \(trial.link)") }
    }
  }

  @Test("a link that the user may not follow changes nothing, not even an alert")
  func refused() {
    let refused = FitnessModel.linkMatrix.trials.filter { $0.effect == .refused }

    #expect(Set(refused.map(\.link)) == ["fitness://schedule"])
    #expect(!refused.contains { $0.state.name.hasPrefix("trainer,") })
    // The newest link wins, even if it is refused later.
    for trial in refused where !trial.state.name.contains("another link waits") {
      #expect(trial.looks.allSatisfy { $0.screen.value == $0.screenWithout.value })
    }
  }

  @Test("only screens that existed before the link must be the same objects after it")
  func kept() throws {
    func kept(_ link: String, _ state: String) throws -> [Int] {
      try #require(trial(link, state).looks.first).kept.map(\.now)
    }

    #expect(try kept("trainers/1/book", "clubs") == Array(0...5), "4 screens, and the account")
    #expect(try kept("activities/group", "clubs") == [0, 2], "the roots")
    #expect(try kept("appointments", "summary") == Array(0...7), "everything below the sheet")
    #expect(try kept("trainers/1", "member") == [])
  }
}
