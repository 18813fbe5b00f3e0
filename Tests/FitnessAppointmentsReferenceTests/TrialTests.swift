import ComparedApps
import FitnessAppointmentsReference
import Testing
import UserSessions

/// Cycles, actions, sweeps and direct routes, which the harness performs on every subject.
@Suite("Trials of Fitness") struct TrialTests {
  private func model(after session: Session<FitnessModel>) -> FitnessModel {
    session.events.reduce(into: FitnessModel(start: session.start)) { $0.handle($1) }
  }

  @Test("every cycle leads away and back", arguments: FitnessModel.cycles.map(\.name))
  func cycles(_ name: String) throws {
    let cycle = try #require(FitnessModel.cycles.first { $0.name == name })
    let before = model(after: cycle.approach)
    var away = before
    var leadsAway = false
    for event in cycle.events(1) {
      away.handle(event)
      if away.node != before.node || away.screens != before.screens { leadsAway = true }
    }
    let after = model(after: cycle.session(repetitions: 12))

    #expect(leadsAway)
    #expect(after.node == before.node && after.refusals == 0)
    #expect(after.screens.count == before.screens.count)
    #expect(facts(after) == facts(before))
    #expect(!after.isWaiting)
  }

  /// The facts that a repetition must not change.
  ///
  /// Excludes tokens and stored usernames, because the server's clock advances, and the counts of
  /// links and logins.
  private func facts(_ model: FitnessModel) -> [String] {
    model.transcript.lines.filter { line in
      ["links taken", "password sent", "token", "stored username"].allSatisfy {
        !line.hasPrefix($0)
      }
    }
  }

  @Test("every action leads to another screen", arguments: FitnessModel.actions.map(\.name))
  func actions(_ name: String) throws {
    let action = try #require(FitnessModel.actions.first { $0.name == name })
    let before = model(after: action.approach)
    let after = action.events.reduce(into: before) { $0.handle($1) }

    #expect(after.screens != before.screens || after.node != before.node)
    #expect(!before.isWaiting && !after.isWaiting)
  }

  @Test("even for the largest value of a sweep, the login is still valid")
  func sweeps() {
    let sweeps = FitnessModel.sweeps(upTo: 256)

    for sweep in sweeps {
      #expect(sweep.values == [1, 2, 4, 8, 16, 32, 64, 128, 256], "\(sweep.name)")
      for n in sweep.values {
        let lines = model(after: sweep.approach(n)).transcript.lines
        #expect(lines.contains("token: \"mira\""), "\(sweep.name) at \(n)")
      }
    }
    #expect(Set(sweeps.map(\.name)).count == sweeps.count)
  }

  @Test("the stack-depth sweep, whose flow leads back into itself, is unbounded")
  func depth() throws {
    let sweep = try #require(FitnessModel.sweeps(upTo: 256).first { $0.name == "stack depth" })

    // The four other screens are the activities, the subcategories, the first trainer and the
    // account.
    for n in sweep.values { #expect(model(after: sweep.approach(n)).screens.count == n + 4) }
    #expect(sweep.bound == nil)
  }
}
