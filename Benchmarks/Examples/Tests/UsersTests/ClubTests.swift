import RandomUsers
import Testing

@testable import Club
@testable import ClubFixed

@MainActor @Suite("Club") struct ClubTests {
  private let users = RandomUsers(sessions: 60)

  @Test("random users find the app's known defects")
  func knownDefects() throws {
    let report = try users.visit(.delegate { Club.AppDelegate() })

    // Nothing observes back navigation: a coordinator is removed from the list only when its flow
    // ends.
    let coordinators = report.findings(of: .abandoned).map(\.subject)
    #expect(coordinators.sorted() == ["GuestCoordinator", "MemberCoordinator"], "\(report)")
    // The assignment `finishFlow = guestView.onCompleteAuthorization` is reversed, so the button
    // has no effect.
    let touches = report.findings(of: .deadTouch).map(\.subject)
    #expect(touches == ["Continue on GuestViewController"], "\(report)")
    // The gateway's answer opens the member screen, and there is one answer per tap.
    let twice = report.findings(of: .openedTwice).map(\.subject)
    #expect(twice == ["MemberDetailViewController"], "\(report)")
    // There is also one answer per tap for the invitation; UIKit ignores the second presentation.
    let lost = report.findings(of: .lostNavigation).map(\.subject)
    #expect(lost.count == 1 && lost[0].hasPrefix("present UINavigationController"), "\(report)")
    // After a double tap, a flow closed by a swipe is released only at log-out.
    #expect(report.findings(of: .releasedLate).map(\.subject) == ["InviteCoordinator"], "\(report)")
    #expect(report.findings.count == 6, "\(report)")
  }

  @Test(
    "accumulating coordinators are reported with their owner and the steps to reproduce"
  )
  func abandonedCoordinator() throws {
    let report = try users.visit(.delegate { Club.AppDelegate() })

    let finding = try #require(
      report.findings(of: .abandoned).first { $0.subject == "GuestCoordinator" })
    #expect(finding.suspects == ["AuthorizationCoordinator.childCoordinators"])
    #expect(finding.events.count == 6, "opened and left three times: \(finding)")
  }

  @Test("random users find no defect in the fixed app")
  func fixed() throws {
    let report = try users.visit(.delegate { ClubFixed.AppDelegate() })

    #expect(report.isClean, "\(report)")
  }
}
