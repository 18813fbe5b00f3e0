import ComparedApps
import FitnessAppointmentsReference
import Testing
import UserSessions

@Suite("Exit paths") struct ExitPathTests {
  /// The model before the exit, and after it.
  private func models(of exit: ExitPath<FitnessModel>) -> (FitnessModel, FitnessModel) {
    var before = FitnessModel(start: exit.session.start)
    exit.session.events.prefix(exit.exit.lowerBound - 1).forEach { before.handle($0) }
    var after = before
    exit.session.events[(exit.exit.lowerBound - 1)..<(exit.exit.upperBound - 1)].forEach {
      after.handle($0)
    }
    return (before, after)
  }

  @Test("an exit path removes the screen or alert in front, except for kinds that keep it")
  func leaving() {
    let staying: Set<String> = [
      "cancelled swipe", "other tab", "cancelled sheet swipe", "refused sheet swipe",
      "role change", "other tab before the answer",
    ]
    // Whether these leave the screen depends on the case: the user may log out at a root, and a
    // link may lead to the screen in front or cover it.
    let depending = ["log-out", "link", "notification"]
    for exit in FitnessModel.exits where !exit.exit.isEmpty {
      if depending.contains(where: exit.kind.contains) { continue }
      #expect(exit.leaves != staying.contains(exit.kind), "\(exit.kind): \(exit.screen)")
    }
  }

  @Test("an exit path names the screen in front and states whether it remains afterwards")
  func screens() {
    for exit in FitnessModel.exits where !exit.exit.isEmpty {
      let (before, after) = models(of: exit)
      #expect(exit.screen == before.node.rawValue)
      let gone = Set(before.screens).subtracting(after.screens)
      // A screen cannot leave without the screens that cover it.
      if !exit.leaves { #expect(gone.isEmpty, "\(exit.kind): \(exit.screen)") }
      if exit.leaves, !before.node.isAlert {
        #expect(!gone.isEmpty, "\(exit.kind): \(exit.screen)")
      }
    }
  }

  @Test("every event of an exit path has an effect")
  func effects() {
    for exit in FitnessModel.exits {
      let stays = ["cancelled swipe", "cancelled sheet swipe", "refused sheet swipe"]
      if stays.contains(exit.kind) { continue }
      var model = FitnessModel(start: exit.session.start)
      for event in exit.session.events.prefix(exit.exit.upperBound - 1) {
        let before = model
        model.handle(event)
        if case .wait = event { continue }
        let isSame = before.transcript == model.transcript && before.node == model.node
        if exit.kind.contains("link") || exit.kind.contains("notification") { continue }
        #expect(!isSame, "\(exit.kind), \(exit.screen): \(event)")
      }
    }
  }

  @Test("every edge that leads back on a stack or closes a sheet is covered by an exit path")
  func waysBack() {
    var covered: Set<NavigationEdge> = []
    for exit in FitnessModel.exits {
      var model = FitnessModel(start: exit.session.start)
      for (place, event) in exit.session.events.enumerated() {
        let edge = model.traverse(by: event)
        if exit.exit.contains(place + 1), let edge { covered.insert(edge) }
      }
    }

    // A sheet covers any screen of the tabs; each of its screens is swiped away once.
    let missing = NavigationEdge.all.filter { edge in
      switch edge.trigger {
      case .back, .swipe, .tabAgain: !covered.contains(edge)
      case .sheetSwipe: !covered.contains { $0.from == edge.from && $0.trigger == .sheetSwipe }
      case .backMenu: !covered.contains { $0.from == edge.from && $0.trigger == .backMenu }
      default: false
      }
    }

    #expect(missing.isEmpty)
  }

  @Test("exit paths dismiss every alert and end the app on every screen")
  func nodes() {
    let dismissed = Set(
      FitnessModel.exits.filter { $0.kind == "alert dismissed" }.map(\.screen))
    let ended = Set(FitnessModel.exits.filter { $0.kind == "app's end" }.map(\.screen))

    #expect(dismissed == Set(NavigationNode.alerts.map(\.rawValue)))
    #expect(ended == Set(NavigationNode.screens.map(\.rawValue)))
  }

  @Test("on every screen for signed-in users, exit paths log the user out and change the role")
  func users() throws {
    let signedIn = NavigationNode.tabScreens + NavigationNode.appointmentScreens + [.note]
    for kind in ["forced log-out", "role change"] {
      let exits = FitnessModel.exits.filter { $0.kind == kind }
      #expect(Set(exits.map(\.screen)) == Set(signedIn.map(\.rawValue)), "\(kind)")
    }
    for exit in FitnessModel.exits where exit.kind == "role change" {
      let (before, after) = models(of: exit)
      #expect(ScreenFacts(of: before).user == "nadia" && after.node == before.node)
    }
    for exit in FitnessModel.exits where ["forced log-out", "login expired"].contains(exit.kind) {
      #expect(models(of: exit).1.node == .login, "\(exit.kind), \(exit.screen)")
    }
    let logOuts = FitnessModel.exits.filter { $0.kind == "log-out" }
    #expect(Set(logOuts.map(\.screen)) == Set(NavigationNode.tabScreens.map(\.rawValue)))
    #expect(logOuts.allSatisfy { models(of: $0).1.node == .activities })
  }

  @Test("after an exit, the steps are an answer, a wait, a push, steps back and a log-out")
  func steps() throws {
    let exit = try #require(
      FitnessModel.exits.first {
        $0.kind == "back before the answer" && $0.screen == NavigationNode.summary.rawValue
      })

    #expect(
      exit.steps.map(\.name) == [
        "the answer", "an hour", "the next push", "the next back", "the second back", "the root",
        "log-out",
      ])
    #expect(exit.step(of: exit.exit.upperBound)?.name == "the answer")
    #expect(exit.step(of: exit.session.events.count)?.name == "log-out")
  }
}
