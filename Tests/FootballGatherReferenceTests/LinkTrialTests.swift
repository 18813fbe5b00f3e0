import FootballGatherReference
import ComparedApps
import Testing
import UserSessions

@Suite("Deep links by app state") struct LinkTrialTests {
  private func trial(
    _ link: String, _ state: String, by arrival: LinkArrival = .link
  ) throws -> LinkTrial<FootballGatherModel> {
    try #require(
      FootballGatherModel.linkMatrix.trials.first {
        $0.link == "navbench://" + link && $0.state.name == state && $0.state.arrival == arrival
      }, "no state '\(state)'")
  }

  @Test("links arrive on every screen and over every alert")
  func nodes() {
    var met: Set<NavigationEdge> = []
    for state in LinkStates.all where !state.isCold {
      var model = FootballGatherModel(start: state.start)
      state.events.forEach { _ = model.traverse(by: $0) }
      met.insert(NavigationEdge(model.node, .link, .linked))
    }

    let notMet = NavigationNode.allCases.filter {
      !met.contains(NavigationEdge($0, .link, .linked))
    }

    #expect(notMet == [.notRunning, .linked])
  }

  @Test("every step on the path to a state has an effect")
  func steps() {
    for state in LinkStates.all {
      var model = FootballGatherModel(start: state.start)
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
      FootballGatherModel.linkMatrix.trials.map(\.link)
        == LinkStates.all.flatMap { _ in FootballGatherModel.linkMatrix.links })
  }

  @Test(
    "the model determines the effect of each link",
    arguments: [
      ("players/2", "detail", LinkTrial<FootballGatherModel>.Effect.reached),
      ("players/1", "text edit", .kept),
      ("players/1/edit/age", "text edit", .kept), ("players/1/edit/skill", "text edit", .reached),
      ("gather", "gather", .kept), ("gather", "list of one", .ignored),
      ("add", "guest", .parked), ("players/99", "guest", .ignored),
      ("players/1", "another link waits", .parked), ("players/1/edit", "list", .ignored),
      ("players/1", "detail leaving", .reached), ("add", "add leaving", .reached),
      ("add", "list leaving by log-out", .parked),
      ("players/2", "list leaving by the back button", .parked),
      ("players/99", "list leaving by the back button", .ignored),
    ])
  func effects(_ link: String, _ state: String, _ effect: LinkTrial<FootballGatherModel>.Effect)
    throws
  {
    #expect(try trial(link, state).effect == effect)
  }

  @Test("only screens that existed before the link must be the same objects after it")
  func kept() throws {
    let below = try trial("players/1/edit/skill", "text edit").looks.map { $0.kept.map(\.now) }
    let all = try trial("players/1", "text edit").looks.map { $0.kept.map(\.now) }
    let parked = try trial("players/1", "list loading").looks.map { $0.kept.map(\.now) }
    let cold = try trial("players/1", "signed in").looks.map { $0.kept.map(\.now) }

    #expect(below == [[0, 1, 2], [0, 1, 2]], "on arrival, and after saving the value")
    #expect(all == [[0, 1, 2], [0, 1, 2]], "on arrival, and after the next steps")
    #expect(parked == [[0, 1], [0, 1], [0, 1]], "on arrival, on opening, and after more steps")
    #expect(cold == [[], [], []])
  }
}
