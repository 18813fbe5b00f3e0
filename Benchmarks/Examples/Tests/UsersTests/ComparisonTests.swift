import RandomUsersTesting
import Testing

@testable import Club
@testable import ClubCopy
@testable import ClubFixed

@MainActor @Suite("Club before and after its fixes") struct ComparisonTests {
  @Test("the known findings are gone, and the versions differ only where the fixes change a screen")
  func fixed() throws {
    let comparison = try RandomUsers(sessions: 60).check(
      before: AppVersion(.delegate { Club.AppDelegate() }),
      after: AppVersion(.delegate { ClubFixed.AppDelegate() }),
      expectedDifferences: "club-differences.txt", launches: 2,
      control: .delegate { ClubCopy.AppDelegate() })

    #expect(comparison.isClean && comparison.unusedExpected.isEmpty, "\(comparison)")
    #expect(comparison.gone.count == 6, "\(comparison)")
    // Only a missing valgrind may prevent a measurement.
    #expect(comparison.notes.allSatisfy { $0.contains("valgrind is not installed") })
  }
}
