import RandomUsers
import Testing

@testable import Fitness

@MainActor @Suite("Fitness") struct FitnessTests {
  @Test("random users find the coordinators that the back button leaves behind")
  func backIsNotObserved() throws {
    let users = RandomUsers(
      sessions: 60, links: ["fitness://activity/group", "fitness://appointments", "fitness://?"])

    let report = try users.visit(
      .delegate({ AppDelegate() }, scene: { SceneDelegate() }))

    #expect(
      Set(report.findings(of: .abandoned).map(\.subject)) == [
        "FitnessActivityCoordinator", "GroupActivityCoordinator", "AnyActivityCoordinator",
      ], "\(report)")
    #expect(report.findings.allSatisfy { $0.kind == .abandoned }, "\(report)")
    #expect(report.states.keys.contains { $0.contains("ChooseDayViewController") })
  }
}
