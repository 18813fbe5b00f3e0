import FaultGallery
import LeakDetection
import RandomUsers
import Testing

@MainActor @Suite("Fault gallery", .enabled(if: HeapCensus.isAvailable)) struct FaultGalleryTests {
  @Test(
    "each defect is found with verdict, class and suspect, and no false positives when fixed",
    arguments: FaultGallery.faults)
  func score(_ fault: Fault) throws {
    let score = try fault.score()

    let said = score.findings.map {
      "\($0.kind.rawValue) \($0.subject) \($0.suspects): \($0.detail)"
    }
    #expect(score.finding != nil, "\(said)")
    #expect(score.namesSuspect, "expected \(fault.suspect ?? ""), found \(said)")
    #expect(score.falseAlarms.isEmpty, "\(score.falseAlarms)")
    #expect(score.isRight, "something of another kind was found: \(said)")
  }

  @Test("the gallery has every row of the catalogue of defects")
  func isComplete() {
    let ids =
      (1...25).map { "L" + ($0 < 10 ? "0" : "") + "\($0)" } + (1...7).map { "C0\($0)" } + ["H01"]

    #expect(FaultGallery.faults.map(\.id) == ids)
  }
}
