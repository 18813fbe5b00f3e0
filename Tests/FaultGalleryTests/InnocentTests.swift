import FaultGallery
import LeakDetection
import RandomUsers
import Testing

@MainActor @Suite("Innocent apps", .enabled(if: HeapCensus.isAvailable)) struct InnocentTests {
  @Test(
    "nothing is said of any when its user does the same again", arguments: FaultGallery.innocents)
  func replay(_ innocent: Innocent) throws {
    let report = try RandomUsers(modules: ["FaultGallery"])
      .replay(innocent.events, on: innocent.launch())

    #expect(report.isClean, "\(report)")
  }

  @Test("nothing is said of any whatever its users do", arguments: FaultGallery.innocents)
  func visit(_ innocent: Innocent) throws {
    let report = try RandomUsers(sessions: 10, events: 40, modules: ["FaultGallery"])
      .visit(innocent.launch())

    #expect(report.isClean, "\(report)")
  }

  @Test("each is called by its number, in order")
  func names() {
    let ids = (1...10).filter { $0 != 6 }.map { "I" + ($0 < 10 ? "0" : "") + "\($0)" }

    #expect(FaultGallery.innocents.map(\.id) == ids)
  }
}
