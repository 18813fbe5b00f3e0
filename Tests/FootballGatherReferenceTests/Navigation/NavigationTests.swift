import FootballGather
import FootballGatherReference
import Foundation
import ComparedApps
import TestRounds
import Testing
import UserSessions

@Suite("Navigation graph") struct NavigationTests {
  private static let recorded: [Session<FootballGatherModel>] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Benchmarks/Sessions").standardized
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.compactMap {
      (try? Data(contentsOf: folder.appendingPathComponent($0)))
        .flatMap { try? SessionFile<FootballGatherModel.Start>.read($0).session() }
    }
  }()

  @Test("coverage survives a round trip")
  func coding() throws {
    var coverage = NavigationCoverage(of: FootballGatherModel.self)
    for session in Self.recorded { coverage.add(session) }

    let written = try JSONEncoder().encode(coverage)

    #expect(try JSONDecoder().decode(NavigationCoverage.self, from: written) == coverage)
  }

  @Test("every edge is declared once, and no edge leads from one alert to another")
  func declared() {
    let edges = NavigationEdge.all
    let between = edges.filter { $0.from != $0.to && $0.from.isAlert && $0.to.isAlert }

    #expect(Set(edges).count == edges.count)
    #expect(edges.count == 192)
    #expect(between == [])
  }

  @Test("the plan 'default' and the recorded sessions together cover every edge", .onlyInRelease)
  func planned() {
    var coverage = NavigationCoverage(of: FootballGatherModel.self)
    for session in RandomVisits.sessions(seed: 0x5eed, count: 1000) { coverage.add(session) }
    for session in Self.recorded { coverage.add(session) }

    #expect(Self.recorded.count >= 4)
    let edges = zip(FootballGatherModel.chart.edges, coverage.counts)
    #expect(edges.filter { $0.1 == 0 }.map(\.0) == [])
  }

  @Test("random sessions cover only declared edges; other events do not change the screen in front")
  func closed() {
    let declared = Set(NavigationEdge.all)
    let count = rounds(400, inDebug: 40)
    var edges = 0
    for session in RandomVisits.sessions(seed: 77, count: count) {
      var model = FootballGatherModel(start: session.start)
      for event in session.events {
        let before = ScreenFacts(of: model)
        let edge = model.traverse(by: event)
        let after = ScreenFacts(of: model)
        if let edge {
          edges += 1
          #expect(declared.contains(edge))
        } else {
          #expect(before.screen == after.screen && before.alert == after.alert)
        }
      }
    }
    #expect(edges > 10 * count)
  }

  @Test("an edge is identified by the screens before and after it, and by its trigger")
  func identified() {
    func edge(_ visit: Visit, _ event: UserEvent) -> String {
      var model = visit.model
      return model.traverse(by: event)?.description ?? "none"
    }

    #expect(edge(.credentials().after(.tap("login")), .ok) == "login → list by login ok")
    #expect(edge(.detail(), .field(.age)) == "detail → text edit by row")
    #expect(edge(.detail(), .field(.skill)) == "detail → pick edit by row")
    #expect(edge(.edit(.skill), .backMenu(depth: 0)) == "pick edit → login by back menu")
    #expect(edge(.edit(.skill), .swipeBack(isFinished: false)) == "none")
    #expect(
      edge(.list().after(.swipe(0)), .alertButton(0)) == "confirm deletion → list by confirmation")
    #expect(
      edge(.list().after(.swipe(0)), .openURL("navbench://add"))
        == "confirm deletion → where the link leads by link")
    #expect(
      edge(.detail(), .notification("navbench://players/10")) == "detail → detail by notification")
    #expect(edge(.detail(), .openURL("navbench://players/999")) == "none")
    #expect(edge(.loading(), .openURL("navbench://add")) == "none")
    #expect(
      edge(.loading().after(.openURL("navbench://add")), .ok) == "list → add by parked link")
  }

  @Test("the coverage of the parts adds up to the coverage of the whole")
  func parts() {
    var whole = NavigationCoverage(of: FootballGatherModel.self)
    var parts = [
      NavigationCoverage(of: FootballGatherModel.self),
      NavigationCoverage(of: FootballGatherModel.self),
    ]
    for (index, session) in RandomVisits.sessions(seed: 4, count: 40).enumerated() {
      whole.add(session)
      parts[index % 2].add(session)
    }

    var sum = parts[0]
    sum.add(parts[1])

    #expect(sum == whole && whole.counts.reduce(0, +) > 40)
  }

  @Test("a session that ends early covers the same edges as its shortened copy")
  func earlyEnd() {
    let session = SessionGenerator<FootballGatherModel>(seed: 3, eventsPerSession: 40).session(1)
    let nothing = NavigationCoverage(of: FootballGatherModel.self)
    var (part, short, none, all, whole) = (nothing, nothing, nothing, nothing, nothing)
    part.add(session, events: 20)
    short.add(
      Session<FootballGatherModel>(
        start: session.start, events: Array(session.events.prefix(20))))
    none.add(session, events: -1)
    all.add(session, events: 40)
    whole.add(session)

    #expect(part == short && part != whole)
    #expect(none == nothing)
    #expect(all == whole)
  }
}
