import FaultGallery
import LeakDetection
import RandomUsers
import Testing

@MainActor @Suite("Leak-free apps", .enabled(if: HeapCensus.isAvailable)) struct InnocentTests {
  @Test("no false positives when the session is repeated", arguments: FaultGallery.innocents)
  func replay(_ innocent: Innocent) throws {
    #expect(try innocent.falseAlarms() == [])
  }

  @Test("no false positives with random users", arguments: FaultGallery.innocents)
  func visit(_ innocent: Innocent) throws {
    let report = try RandomUsers(sessions: 10, events: 40, modules: ["FaultGallery"])
      .visit(innocent.launch())

    #expect(report.isClean, "\(report)")
  }

  @Test("apps are numbered in order")
  func names() {
    #expect(FaultGallery.innocents.map(\.id) == (1...9).map { "I0\($0)" })
  }
}
