import FaultGallery
import LeakDetection
import RandomUsers
import Testing

@MainActor @Suite("Innocent apps", .enabled(if: HeapCensus.isAvailable)) struct InnocentTests {
  @Test(
    "nothing is said of any when its user does the same again", arguments: FaultGallery.innocents)
  func replay(_ innocent: Innocent) throws {
    #expect(try innocent.falseAlarms() == [])
  }

  @Test("nothing is said of any whatever its users do", arguments: FaultGallery.innocents)
  func visit(_ innocent: Innocent) throws {
    let report = try RandomUsers(sessions: 10, events: 40, modules: ["FaultGallery"])
      .visit(innocent.launch())

    #expect(report.isClean, "\(report)")
  }

  @Test("each is called by its number, in order")
  func names() {
    #expect(FaultGallery.innocents.map(\.id) == (1...9).map { "I0\($0)" })
  }
}
