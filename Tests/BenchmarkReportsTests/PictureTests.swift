@testable import BenchmarkKit
@testable import BenchmarkMetrics
@testable import BenchmarkReports
import Testing

/// The pictures in the section on leaks: the ownership of objects, and the session to watch.
@Suite("Pictures of leaks") struct PictureTests {
  private let run: Run
  private let outline: PageOutline

  init() throws {
    run = try .everything()
    outline = PageOutline(HTMLReport().render(run))
  }

  private func objects(
    _ types: [String], _ references: [(Int, String, Int)], subject: String = "MVC"
  ) -> OwnedObjects {
    OwnedObjects(
      subject: subject, screen: "list", types: types,
      references: references.map { .init(owner: $0, field: $1, target: $2) })
  }

  @Test("each object appears once below its nearest owner, and further references are marked")
  func tree() {
    let tree = OwnershipTree(
      objects(
        ["App", "Coordinator", "List"], [(0, "root", 1), (0, "list", 2), (1, "children[0]", 2)]),
      suspects: ["Coordinator.children"])

    #expect(
      tree.lines == [
        .init(depth: 0, field: nil, type: "App", isRepeated: false, isSuspect: false),
        .init(depth: 1, field: "root", type: "Coordinator", isRepeated: false, isSuspect: false),
        .init(depth: 2, field: "children[0]", type: "List", isRepeated: true, isSuspect: true),
        .init(depth: 1, field: "list", type: "List", isRepeated: false, isSuspect: false),
      ])
  }

  @Test("objects that only own each other form a tree of their own, starting at the oldest")
  func cycle() {
    let tree = OwnershipTree(
      objects(["App", "View", "Router"], [(1, "router", 2), (2, "view", 1)]), suspects: [])

    #expect(
      tree.lines.map { "\($0.depth) \($0.type)\($0.isRepeated ? " again" : "")" } == [
        "0 App", "0 View", "1 Router", "2 View again",
      ])
  }

  @Test(
    "the subject that leaves the most behind comes first, expanded; equal subjects share a sketch")
  func sketches() throws {
    let charts = try #require(run.leaks).ownershipSketches(run.subjects)

    #expect(charts.map(\.name) == ["ownership-mvp-c-from", "ownership-mvc"])
    #expect(charts.map { $0.placement == .folded } == [false, true])
    var twins = try #require(run.leaks)
    twins.defects = []
    twins.rows = []
    let two = ["MVP-C/from", "MVP-C/stack"].map { id in
      Subject(id: id, module: "MVPC", summary: "", source: "", parent: nil)
    }
    twins.ownership = two.map { objects(["App"], [], subject: $0.id) }
    #expect(
      twins.ownershipSketches(two).map(\.title)
        == ["Ownership of objects in MVP-C/from, MVP-C/stack"])
  }

  @Test("the reference blamed by leak traces is red and crossed out, and the summary names it")
  func suspect() throws {
    var leaks = try #require(run.leaks)
    leaks.ownership = [
      objects(["App", "AppCoordinator"], [(0, "coordinator", 1)], subject: "MVP-C/from")
    ]
    leaks.defects = [
      .init(
        subject: "MVP-C/from", fingerprint: "1", suspects: ["App.coordinator"], type: "", text: "",
        drawing: [], root: "", cycle: [], path: [], objects: [], sessions: 1, replay: "", event: 0)
    ]
    let chart = try #require(leaks.ownershipSketches(run.subjects).first)

    #expect(chart.summary == "To blame: coordinator to AppCoordinator.")
    let text = chart.drawing.rendered
    #expect(text.contains("var(--alarm)") && text.contains("✗ coordinator: AppCoordinator"))
  }

  @Test("a run without owners has no sketch, and one without a recorded session shows no session")
  func older() throws {
    var run = run
    run.leaks?.ownership = nil
    run.leaks?.watched = nil
    let page = HTMLReport().render(run)

    #expect(!page.contains("plot-ownership") && !page.contains("One session to watch"))
  }

  @Test("the session shows each event, the screen, and the objects of two subjects")
  func session() throws {
    let steps = outline.all("li").filter { $0.path.suffix(1) == ["ol"] }.map(\.text)

    try #require(steps.count == 3)
    #expect(steps[0].contains("launch") && steps[0].contains("<row>"))
    #expect(steps[1].contains("MVP-C/from: 10 objects") && !steps[1].contains("✗"))
    #expect(
      steps[2].contains("MVP-C/from: 12 objects, ✗ 2 DetailCoordinator")
        && steps[2].contains("MVC: 10 objects"))
  }

  @Test("of several sessions, the one that leaves objects in the most subjects is shown")
  func choice() {
    func session(_ name: String, events: Int, leaking: Int) -> WatchedSession {
      WatchedSession(
        name: name, steps: (0..<events).map { .init(event: "\($0)", screen: []) },
        rows: (0..<3).map {
          .init(subject: "\($0)", objects: [.init(count: 1, extra: ["A": $0 < leaking ? 1 : 0])])
        })
    }
    let sessions = [
      session("one leaks", events: 3, leaking: 1), session("long", events: 9, leaking: 2),
      session("short", events: 5, leaking: 2), session("as short", events: 5, leaking: 2),
    ]

    #expect(WatchedSession.mostTelling(of: sessions)?.name == "short")
    #expect(WatchedSession.mostTelling(of: []) == nil)
  }

  @Test("subjects are added only to a session with the same screens")
  func merging() {
    let step = WatchedSession.Step(event: "launch", screen: ["a"])
    var session = WatchedSession(name: "x", steps: [step], rows: [.init(subject: "A", objects: [])])

    session.add(
      WatchedSession(name: "x", steps: [step], rows: [.init(subject: "B", objects: [])]))
    session.add(
      WatchedSession(
        name: "x", steps: [.init(event: "launch", screen: ["other"])],
        rows: [.init(subject: "C", objects: [])]))

    #expect(session.rows.map(\.subject) == ["A", "B"])
  }
}
