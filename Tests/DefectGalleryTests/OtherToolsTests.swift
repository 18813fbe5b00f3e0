import DefectGallery
import LeakDetection
import OtherTools
import Testing

@MainActor @Suite("Rules of other tools") struct LifetimeCheckTests {
  private let screen = WatchedObject(id: 1, type: "Detail")
  private let other = WatchedObject(id: 2, type: "Detail")

  private func moment(
    _ time: Double, _ alive: [WatchedObject], closed: [WatchedObject] = []
  ) -> LifetimeMoment { LifetimeMoment(time: time, alive: alive, closed: closed) }

  @Test("a weak assertion reports each class once if its objects are alive after the test")
  func nilAfterTest() {
    var check = NilAfterTest()

    let during = check.look(at: moment(0, [screen], closed: [screen]))
    let after = check.end(alive: [screen, other])

    #expect(during.isEmpty)
    #expect(after.map(\.text) == ["Detail is not nil after the test"])
  }

  @Test("one instance too many exceeds the limit, and is reported once")
  func instanceLimit() {
    var one = InstanceLimit()
    var two = InstanceLimit(["Detail": 2])

    #expect(one.look(at: moment(0, [screen])).isEmpty)
    #expect(one.look(at: moment(1, [screen, other])).map(\.text) == ["Detail: 2 alive, limit 1"])
    #expect(one.look(at: moment(2, [screen, other])).isEmpty)
    #expect(two.look(at: moment(0, [screen, other])).isEmpty)
  }

  @Test("the correct limits are the highest counts in a session")
  func largestCounts() {
    var counts = LargestCounts()

    _ = counts.look(at: LifetimeMoment(time: 0, alive: [screen, other]))
    _ = counts.look(at: LifetimeMoment(time: 1, alive: [screen]))

    #expect(counts.limits == ["Detail": 2])
  }

  @Test("an object that is released within a second of being closed is not reported")
  func goneInTime() {
    var check = GoneInTime(seconds: 1)

    #expect(check.look(at: moment(0, [screen], closed: [screen])).isEmpty)
    #expect(check.look(at: moment(0.9, [])).isEmpty)
    #expect(check.look(at: moment(5, [])).isEmpty)
  }

  @Test("an object that is still alive a second after being closed is reported")
  func notGone() {
    var check = GoneInTime(seconds: 1)

    #expect(check.look(at: moment(3, [screen], closed: [screen])).isEmpty)
    #expect(check.look(at: moment(3.9, [screen])).isEmpty)
    #expect(check.look(at: moment(4, [screen])).map(\.subject) == ["Detail"])
  }
}

@MainActor @Suite("Other tools applied to the gallery", .enabled(if: HeapCensus.isAvailable))
struct OtherToolsTests {
  private func subjects(_ tool: String, _ id: String) throws -> [String]? {
    let tool = try #require(OtherTool.all.first { $0.name == tool })
    let defect = try #require(DefectGallery.defects.first { $0.id == id })
    return try tool.complaints(about: .defective(defect), right: .fixed(defect))?.map(\.subject)
  }

  @Test("NavBench reports every defect, and nothing in apps without defects")
  func navBench() throws {
    let missed = try DefectGallery.defects.filter {
      try OtherTool.navBench.complaints(about: .defective($0), right: .fixed($0))?.isEmpty != false
    }
    let falsePositives = try GalleryForm.harmless.filter {
      try OtherTool.navBench.complaints(about: $0, right: $0)?.isEmpty == false
    }

    #expect(missed.map(\.id) == [])
    #expect(falsePositives.map(\.id) == [])
  }

  @Test("a weak assertion finds a cycle only if the test asserts on one of its objects")
  func cycle() throws {
    #expect(try subjects("weak assert, screens", "L01") == [])
    let all = try #require(try subjects("weak assert, all objects", "L01"))
    #expect(all.contains("L01.SignUpCoordinator"))
  }

  @Test("an abandoned coordinator is nil after the test, but exceeds its limit during the test")
  func abandoned() throws {
    #expect(try subjects("weak assert, all objects", "L03") == [])
    #expect(try subjects("instance limit, screens", "L03") == [])
    #expect(try subjects("instance limit, all objects", "L03") == ["L03.DetailCoordinator"])
    let late = try #require(try subjects("gone in 1 s, all objects", "L03"))
    #expect(late == ["L03.DetailCoordinator"])
  }

  @Test("a screen that is kept for the next visit is a false positive of a deadline check")
  func keptScreen() throws {
    let app = try #require(DefectGallery.leakFreeApps.first { $0.id == "I03" })
    let form = GalleryForm.leakFree(app)
    let deadline = try #require(OtherTool.all.first { $0.name == "gone in 5 s, screens" })

    let complaints = try deadline.complaints(about: form, right: form)

    #expect(complaints?.map(\.subject) == ["I03.PlayerScreen"])
  }

  @Test("random taps find a crash and a hang, which tools in the same process cannot check")
  func endOfProcess() throws {
    #expect(try subjects("random taps", "C02")?.count == 1)
    #expect(try subjects("random taps", "H01")?.count == 1)
    #expect(try subjects("random taps", "L01") == [])
    #expect(try subjects("weak assert, all objects", "C02") == nil)
  }

  @Test("a snapshot shows that a button no longer opens its screen")
  func snapshot() throws {
    #expect(try subjects("snapshots as text", "C03") == ["screen after event 2"])
    #expect(try subjects("snapshots as text", "L01") == [])
  }

  @Test("costs are measured except for tools with which every class registers its instances")
  func costs() {
    let others = OtherTool.all.filter { !$0.isCosted }.map(\.name)

    #expect(others.count == 3 && others.allSatisfy { $0.hasSuffix("all objects") })
  }

  @Test("a session is the same whether it is observed or not")
  func observation() throws {
    for form in GalleryForm.harmless {
      let alone = form.session.transcripts()
      _ = form.session.complaints(of: GoneInTime(seconds: 1), watching: .instances)

      #expect(form.session.transcripts() == alone, "\(form.id)")
    }
  }
}
