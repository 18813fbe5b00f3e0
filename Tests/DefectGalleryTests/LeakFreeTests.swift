import DefectGallery
import LeakDetection
import RandomUsers
import Testing

@MainActor @Suite("Leak-free apps", .enabled(if: HeapCensus.isAvailable)) struct LeakFreeTests {
  @Test("repeating a session causes no false positives", arguments: DefectGallery.leakFreeApps)
  func replay(_ app: LeakFreeApp) throws {
    #expect(try app.falsePositives() == [])
  }

  @Test("random users cause no false positives", arguments: DefectGallery.leakFreeApps)
  func visit(_ app: LeakFreeApp) throws {
    let report = try RandomUsers(sessions: 10, events: 40, modules: ["DefectGallery"])
      .visit(app.launch())

    #expect(report.isClean, "\(report)")
  }

  @Test("apps are numbered in order")
  func names() {
    let ids = (1...12).map { "I" + ($0 < 10 ? "0" : "") + "\($0)" }

    #expect(DefectGallery.leakFreeApps.map(\.id) == ids)
  }
}
