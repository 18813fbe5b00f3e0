@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import ComparedApps
import FootballGatherCatalog
import Testing

@testable import BenchmarkCLI

@Suite("Sessions that end a worker") struct FailedSessionTests {
  private func finding<M: SessionMetric>(_ metric: M, _ work: M.Work) -> Finding {
    let job = Job(
      work, subjects: ["MVC"],
      range: SessionRange(seed: 7, first: 0, count: 4, eventsPerSession: 30))
    var position = WorkPosition()
    position.events = 0
    return FailedSession(
      metric, job, index: 1, subject: "MVC",
      WorkerFailure(cause: .signal(4), position: position, errors: "Fatal error: planted"),
      on: FootballGatherApp()
    ).finding(shownBy: .itself)
  }

  private var planned: Finding { finding(ConformanceMetric(), .planned) }
  private var link: Finding { finding(DeepLinksMetric(), PlannedSessions()) }
  private var exit: Finding { finding(ExitPathsMetric(), PlannedSessions()) }

  @Test("a crash in a link or an exit path names its metric and the command that reproduces it")
  func ownTrials() {
    #expect(link.replay == "bench measure deep-links --subjects 'MVC' --detail")
    #expect(exit.replay == "bench measure exits --subjects 'MVC' --detail")
    #expect(link.metric == .deepLinks && exit.metric == .exits)
  }

  @Test("a crash in one of the plan's sessions names the command that replays the session")
  func session() {
    let finding = planned

    #expect(finding.replay == "bench replay --subjects 'MVC' --seed 0x7 --index 1 --events 30")
    #expect(finding.metric == nil)
  }

  @Test("the same crash in a link and in a session of the plan counts as two findings")
  func merge() {
    var findings = [planned]

    findings.merge([link, link])

    #expect(findings.map(\.metric) == [nil, .deepLinks])
    #expect(findings.map(\.sessions) == [1, 2])
  }
}
