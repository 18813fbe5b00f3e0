import FootballGatherReference
import ComparedApps
import Testing
import UserSessions

@Suite("Exit paths") struct ExitPathTests {
  @Test("an exit path removes the screen or alert in front, unless it is a cancelled swipe")
  func leaving() {
    for exit in FootballGatherModel.exits where !exit.exit.isEmpty {
      var model = FootballGatherModel(start: exit.session.start)
      let events = exit.session.events
      events.prefix(exit.exit.lowerBound - 1).forEach { model.handle($0) }
      let (top, alert) = (model.screens.last, model.node.isAlert)
      events[(exit.exit.lowerBound - 1)..<(exit.exit.upperBound - 1)].forEach { model.handle($0) }

      let hasLeft = alert ? !model.node.isAlert : !model.screens.contains { $0 == top }
      #expect(hasLeft == exit.leaves, "\(exit.kind): \(exit.screen)")
    }
  }

  @Test("every back edge of the navigation graph is covered by an exit path")
  func waysBack() {
    var covered: Set<NavigationEdge> = []
    for exit in FootballGatherModel.exits {
      var model = FootballGatherModel(start: exit.session.start)
      for (place, event) in exit.session.events.enumerated() {
        let edge = model.traverse(by: event)
        if exit.exit.contains(place + 1), let edge { covered.insert(edge) }
      }
    }

    let missing = NavigationEdge.all.filter {
      [.back, .swipe, .backMenu].contains($0.trigger) && !covered.contains($0)
    }

    #expect(missing.isEmpty)
  }

  @Test("exit paths dismiss every alert and end the app on every screen")
  func screens() {
    let dismissed = Set(
      FootballGatherModel.exits.filter { $0.kind == "alert dismissed" }.map(\.screen))
    let ended = Set(FootballGatherModel.exits.filter { $0.kind == "app's end" }.map(\.screen))

    #expect(dismissed == Set(NavigationNode.allCases.filter(\.isAlert).map(\.rawValue)))
    #expect(ended == Set(NavigationNode.screens.map(\.rawValue)))
  }

  @Test("after an exit, the steps are an answer, a wait, a push, two steps back and a log-out")
  func steps() throws {
    let exit = try #require(
      FootballGatherModel.exits.first {
        $0.kind == "back before the answer" && $0.screen == NavigationNode.textEdit.rawValue
      })

    #expect(
      exit.steps.map(\.name) == [
        "the answer", "an hour", "the next push", "the next back", "the second back", "log-out",
      ])
    #expect(exit.step(of: exit.exit.upperBound)?.name == "the answer")
    #expect(exit.step(of: exit.session.events.count)?.name == "log-out")
  }
}
