import FitnessAppointmentsReference
import TestRounds
import Testing
import UserSessions

@Suite("Direct routes") struct DirectRouteTests {
  @Test("every event of a direct route has an effect, and none goes back")
  func direct() {
    for route in FitnessModel.directRoutes {
      var model = FitnessModel(start: route.start)
      for event in route.events {
        let (before, screens) = (model.transcript, Set(model.screens))
        model.handle(event)
        #expect(before != model.transcript, "\(event)")
        #expect(screens.isSubset(of: model.screens), "\(event)")
      }
    }
  }

  @Test("direct routes reach the stacks and sheets of most states of random sessions")
  func share() {
    var known: Set<String> = []
    for route in FitnessModel.directRoutes {
      var model = FitnessModel(start: route.start)
      known.insert(model.shape)
      for event in route.events {
        model.handle(event)
        known.insert(model.shape)
      }
    }
    var (all, reached) = (0, 0)
    let generator = SessionGenerator<FitnessModel>(seed: 12)
    for session in (0..<rounds(500, inDebug: 60)).lazy.map(generator.session) {
      var model = FitnessModel(start: session.start)
      for event in session.events {
        model.handle(event)
        all += 1
        reached += known.contains(model.shape) ? 1 : 0
      }
    }

    #expect(Double(reached) > 0.9 * Double(all), "\(reached) of \(all)")
  }
}
