import ComparedApps
import FitnessAppointmentsReference
import TestRounds
import Testing
import UserSessions

@Suite("Navigation graph") struct NavigationTests {
  @Test("every edge is declared once")
  func declared() {
    #expect(Set(NavigationEdge.all).count == NavigationEdge.all.count)
    #expect(NavigationEdge.all.count == 605)
    #expect(FitnessModel.chart.edges == NavigationEdge.all)
  }

  @Test("random sessions cover only declared edges; other events do not change the screen in front")
  func closed() {
    let declared = Set(NavigationEdge.all)
    let count = rounds(4000, inDebug: 150)
    let generator = SessionGenerator<FitnessModel>(seed: 77)
    var edges = 0
    for session in (0..<count).lazy.map(generator.session) {
      var model = FitnessModel(start: session.start)
      for event in session.events {
        let before = model
        guard let edge = model.traverse(by: event) else {
          // Several answers in a wait may each cover an edge.
          if case .wait = event { continue }
          #expect(before.node == model.node && before.screens == model.screens)
          continue
        }
        edges += 1
        #expect(declared.contains(edge))
      }
    }
    #expect(edges > 10 * count)
  }

  @Test("coverage-guided sessions cover only declared edges")
  func closedToSearch() {
    let declared = Set(NavigationEdge.all)
    var sessions = CoverageGuidedSessions(SessionGenerator<FitnessModel>(seed: 78))
    for _ in 0..<rounds(600, inDebug: 40) {
      guard let session = sessions.next() else { return }
      var model = FitnessModel(start: session.start)
      for event in session.events {
        guard let edge = model.traverse(by: event) else { continue }
        #expect(declared.contains(edge))
      }
    }
  }

  @Test(
    "random and coverage-guided sessions and the rare sessions cover every edge", .onlyInRelease)
  func everyEdge() {
    var coverage = NavigationCoverage(of: FitnessModel.self)
    let generator = SessionGenerator<FitnessModel>(seed: 2)
    for index in 0..<20_000 { coverage.add(generator.session(index)) }
    var guided = CoverageGuidedSessions(generator)
    for _ in 0..<200 { guided.next().map { coverage.add($0) } }
    for rare in RareEdges.all { coverage.add(rare.session) }

    let edges = zip(FitnessModel.chart.edges, coverage.counts)
    #expect(edges.filter { $0.1 == 0 }.map(\.0) == [])
  }

  @Test("edges that hardly any random session covers have a session each", arguments: RareEdges.all)
  func rare(_ rare: RareEdges.Example) {
    var model = FitnessModel(start: rare.session.start)
    let edges = rare.session.events.compactMap { model.traverse(by: $0) }

    #expect(edges.last == rare.edge)
    #expect(NavigationEdge.all.contains(rare.edge))
  }

  @Test("an edge is identified by the screens before and after it, and by its trigger")
  func identified() {
    func edge(_ visit: Visit, _ event: UserEvent) -> String {
      var model = visit.model
      return model.traverse(by: event)?.description ?? "none"
    }

    #expect(edge(Visit(), .ok) == "splash → activities by state ok")
    #expect(edge(Visit(), .wait(seconds: 3)) == "splash → activities by state ok")
    #expect(edge(.mira.toTrainer, .tap("similar")) == "trainer → trainer by tap")
    #expect(edge(.mira.toSummary, .backMenu(depth: 0)) == "summary → activities by back menu")
    #expect(edge(.mira.toSummary, .swipeBack(isFinished: false)) == "none")
    #expect(edge(.mira.gym, .tab(0)) == "subcategories → activities by selected tab")
    #expect(edge(.mira.gym, .tab(1)) == "subcategories → account by tab")
    #expect(edge(.mira.gym.menu, .alertButton(1)) == "menu → activities by Log out")
    #expect(
      edge(.mira.menu, .openURL("fitness://account")) == "menu → where the link leads by link")
    #expect(edge(.mira.menu, .openURL("fitness://schedule")) == "none")
    #expect(
      edge(.guest, .notification("fitness://activities"))
        == "activities → activities by notification"
    )
    #expect(
      edge(Visit(.mira).link("trainers/1/book"), .ok) == "splash → clubs by parked link")
    #expect(
      edge(.offline.gym.link("appointments").menu.alert(0), .answer(0, isSuccess: true))
        == "subcategories → appointments by parked link")
  }

  @Test("the edge of an answer begins at the screen that sent the request")
  func asker() {
    func edge(_ visit: Visit) -> String {
      var model = visit.model
      return model.traverse(by: .ok)?.description ?? "none"
    }
    let asked = Visit.mira.group.subcategory(0)

    #expect(edge(asked) == "subcategories → trainer by class trainer ok")
    #expect(edge(asked.menu) == "behind an alert → behind an alert by class trainer ok")
    #expect(
      edge(asked.menu.alert(0)) == "behind a sheet → behind a sheet by class trainer ok")
    #expect(
      edge(asked.after(.tab(1))) == "in the hidden tab → in the hidden tab by class trainer ok")
    #expect(edge(asked.after(.back)) == "none")
  }

  @Test("a wait with several answers covers an edge if only one of them leads elsewhere")
  func wait() {
    func edge(_ visit: Visit, _ event: UserEvent) -> NavigationEdge? {
      var model = visit.model
      return model.traverse(by: event)
    }
    let busy = Visit.mira.toSummary.tap("confirm")

    #expect(edge(busy, .wait(seconds: 2)) == edge(busy, .ok))
    #expect(edge(busy.menu, .wait(seconds: 9))?.from == .behindAlert)
    #expect(edge(busy, .wait(seconds: 1)) == nil)
    // The tabs appear at the time limit, and the link is followed when the late answer arrives.
    let slow = Visit(.init(user: "mira", isSlow: true, link: "fitness://appointments"))
    #expect(edge(slow, .wait(seconds: 10))?.trigger == .timeLimit)
    #expect(edge(slow, .wait(seconds: 16)) == nil)
  }

  @Test("counting edges does not change the state of the model")
  func sameModel() {
    let generator = SessionGenerator<FitnessModel>(seed: 79)
    for session in (0..<rounds(300, inDebug: 30)).lazy.map(generator.session) {
      var (model, other) = (FitnessModel(start: session.start), FitnessModel(start: session.start))
      for event in session.events {
        model.handle(event)
        _ = other.traverse(by: event)
      }
      #expect(model.digest.value == other.digest.value)
    }
  }
}
