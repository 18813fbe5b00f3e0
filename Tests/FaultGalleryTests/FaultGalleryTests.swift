import FaultGallery
import RandomUsers
import Testing

@MainActor @Suite("Fault gallery") struct FaultGalleryTests {
  private let users = RandomUsers(modules: ["FaultGallery"])

  @Test("each fault is found with its verdict and its class", arguments: FaultGallery.faults)
  func found(_ fault: Fault) throws {
    let report = try users.replay(fault.events, on: fault.launch(false))

    // What the runtime says of a trap has an address in it.
    let found = report.findings.filter {
      $0.kind == fault.verdict
        && (fault.verdict == .trap
          ? $0.subject.contains(fault.type) : $0.subject == fault.type)
    }
    #expect(!found.isEmpty, "\(report)")
  }

  @Test("nothing is found in the mended twin", arguments: FaultGallery.faults)
  func twin(_ fault: Fault) throws {
    let report = try users.replay(fault.events, on: fault.launch(true))

    #expect(report.isClean, "\(report)")
  }
}
