import FitnessAppointmentsReference
import Testing
import UserSessions

@Suite("Coverage of random sessions") struct CoverageTests {
  // Row 76 needs the most sessions: a trainer must lose the role while the schedule is open.
  @Test(
    "200 random sessions apply every row except row 100, which is the end of the app",
    arguments: [5, 6, 7] as [UInt64])
  func rows(_ seed: UInt64) {
    let generator = SessionGenerator<FitnessModel>(seed: seed)
    var rows = RowSet()
    for session in (0..<200).map(generator.session) {
      rows.formUnion(Self.model(after: session).appliedRows)
    }

    #expect((1...99).filter { !rows.contains($0) } == [])
    #expect(rows.numbers.count == 99)
  }

  @Test(
    "200 random sessions show every screen, sheet and alert", arguments: [5, 6, 7] as [UInt64])
  func nodes(_ seed: UInt64) {
    let generator = SessionGenerator<FitnessModel>(seed: seed)
    var shown: Set<NavigationNode> = []
    for session in (0..<200).map(generator.session) {
      var model = FitnessModel(start: session.start)
      shown.insert(model.node)
      for event in session.events {
        model.handle(event)
        shown.insert(model.node)
      }
    }

    #expect(Set(NavigationNode.screens + NavigationNode.alerts).subtracting(shown) == [])
  }

  @Test("rows are recorded when they apply, but not when their guard is false")
  func appliedRows() {
    let splash = Visit(.mira)
    #expect(splash.rows == [1])
    let home = splash.wait(3)
    #expect(home.rows == [1, 2, 14, 16, 92])
    #expect(home.after(.back, .tab(2), .tap("retry"), .alertButton(0)).rows == home.rows)
    #expect(home.gym.after(.back).rows == home.rows.adding(32, 87))
    #expect(home.toSummary.tap("leave").rows == home.rows.adding(32, 38, 43, 45, 53, 54, 60))
    #expect(Visit.guest.any.tap("login").rows == home.rows.adding(34, 77))
  }

  private static func model(after session: Session<FitnessModel>) -> FitnessModel {
    var model = FitnessModel(start: session.start)
    for event in session.events { model.handle(event) }
    return model
  }
}

extension [Int] {
  fileprivate func adding(_ rows: Int...) -> [Int] { (self + rows).sorted() }
}
