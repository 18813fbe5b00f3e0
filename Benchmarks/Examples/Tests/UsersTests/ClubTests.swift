import RandomUsers
import Testing

@testable import Club
@testable import ClubFixed

@MainActor @Suite("Club") struct ClubTests {
  private let users = RandomUsers(sessions: 60)

  @Test("random users find the app's known defects")
  func knownDefects() throws {
    let report = try users.visit(.delegate { Club.AppDelegate() })

    // Going back is not observed: only a flow's own end removes its coordinator from the list.
    let coordinators = report.findings(of: .abandoned).map(\.subject)
    #expect(coordinators.sorted() == ["GuestCoordinator", "MemberCoordinator"], "\(report)")
    // `finishFlow = guestView.onCompleteAuthorization`, the wrong way round: the button has no effect.
    let touches = report.findings(of: .deadTouch).map(\.subject)
    #expect(touches == ["Continue on GuestViewController"], "\(report)")
    // The gateway's answer opens the member, and arrives once per tap.
    let twice = report.findings(of: .openedTwice).map(\.subject)
    #expect(twice == ["MemberDetailViewController"], "\(report)")
    // So does the answer that opens the invitation, and UIKit ignores the second.
    let lost = report.findings(of: .lostNavigation).map(\.subject)
    #expect(lost.count == 1 && lost[0].hasPrefix("present UINavigationController"), "\(report)")
    // After a double tap, only logging out releases the flow that a swipe has closed.
    #expect(report.findings(of: .releasedLate).map(\.subject) == ["InviteCoordinator"], "\(report)")
    #expect(report.findings.count == 6, "\(report)")
  }

  @Test(
    "accumulating coordinators are reported with the path that holds them and the steps to reproduce it"
  )
  func abandonedCoordinator() throws {
    let report = try users.visit(.delegate { Club.AppDelegate() })

    let finding = try #require(
      report.findings(of: .abandoned).first { $0.subject == "GuestCoordinator" })
    #expect(finding.suspects == ["AuthorizationCoordinator.childCoordinators"])
    #expect(finding.events.count == 6, "opened and left three times: \(finding)")
  }

  @Test("random users find nothing in the fixed app")
  func fixed() throws {
    let report = try users.visit(.delegate { ClubFixed.AppDelegate() })

    #expect(report.isClean, "\(report)")
  }
}
