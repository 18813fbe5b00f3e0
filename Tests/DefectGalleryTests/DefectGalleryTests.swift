import DefectGallery
import LeakDetection
import RandomUsers
import Testing

@MainActor @Suite("Defect gallery", .enabled(if: HeapCensus.isAvailable)) struct DefectGalleryTests
{
  @Test(
    "each defect is detected with its verdict, class and suspect, and the fixed app is clean",
    arguments: DefectGallery.defects)
  func score(_ defect: Defect) throws {
    let score = try defect.score()

    let found = score.findings.map {
      "\($0.kind.rawValue) \($0.subject) \($0.suspects): \($0.detail)"
    }
    #expect(score.finding != nil, "\(found)")
    #expect(score.namesSuspect, "expected \(defect.suspect ?? ""), found \(found)")
    #expect(score.falsePositives.isEmpty, "\(score.falsePositives)")
    #expect(score.isRight, "found a defect of another kind: \(found)")
  }

  // The deinit of the leaked object's owner is isolated, and runs only when the app ends.
  @Test("objects that are released when the app ends do not hide a leak")
  func endsEarly() throws {
    let defect = try #require(DefectGallery.defects.first { $0.id == "L01" })
    let users = RandomUsers(modules: ["DefectGallery"])

    let report = try users.replay([.tap("Sign up")], on: defect.launch(false))
    let fixed = try users.replay([.tap("Sign up")], on: defect.launch(true))

    #expect(report.findings.map(\.fingerprint) == ["leak: L01.SignUpCoordinator"], "\(report)")
    #expect(fixed.findings.isEmpty, "\(fixed)")
  }

  @Test("the gallery contains every defect in the catalogue")
  func isComplete() {
    let ids =
      (1...28).map { "L" + ($0 < 10 ? "0" : "") + "\($0)" } + (1...8).map { "C0\($0)" } + ["H01"]

    #expect(DefectGallery.defects.map(\.id) == ids)
  }
}
