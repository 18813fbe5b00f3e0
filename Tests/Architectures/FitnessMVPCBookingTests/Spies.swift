import FitnessAppointments

@testable import FitnessMVPC

/// Records a loading presenter's calls to its view.
final class LoadingViewSpy: LoadingViewProtocol {
  private(set) var statuses: [String] = []
  private(set) var canRetry = false
  private(set) var contentCount = 0
  private(set) var offlineCount = 0

  func showStatus(_ text: String, canRetry: Bool) {
    statuses.append(text)
    self.canRetry = canRetry
  }

  func showContent() { contentCount += 1 }
  func showOffline() { offlineCount += 1 }
}

/// Records the summary presenter's calls to its view.
final class SummaryViewSpy: SummaryViewProtocol {
  private(set) var draftCount = 0
  private(set) var busy: [Bool] = []
  private(set) var alerts: [AlertText] = []
  private(set) var takenCount = 0
  private(set) var booked: [Draft] = []

  func showDraft() { draftCount += 1 }
  func showBusy(_ isBusy: Bool) { busy.append(isBusy) }
  func showAlert(_ text: AlertText) { alerts.append(text) }
  func showTaken() { takenCount += 1 }
  func didBook(_ draft: Draft) { booked.append(draft) }
}

/// Records the note presenter's calls to its view.
final class NoteViewSpy: NoteViewProtocol {
  private(set) var changes: [Bool] = []

  func didChangeText(isChanged: Bool) { changes.append(isChanged) }
}

/// Records the reports of the coordinators of an appointment.
final class BookingSpy: SummaryCoordinatorDelegate, ClubsCoordinatorDelegate,
  NoteCoordinatorDelegate
{
  private(set) var booked: [Draft] = []
  private(set) var leaveCount = 0
  private(set) var otherSlotCount = 0
  private(set) var homeClubs: [Club.ID] = []
  private(set) var notes: [String] = []

  func didBook(_ draft: Draft) { booked.append(draft) }
  func didLeave() { leaveCount += 1 }
  func didRequestAnotherSlot() { otherSlotCount += 1 }
  func didChooseHomeClub(_ id: Club.ID) { homeClubs.append(id) }
  func didWrite(_ note: String) { notes.append(note) }
}

/// Records the sheets that coordinators ask the app's coordinator for.
final class AppSpy: AppCoordinating {
  var childCoordinators: [any Coordinator] = []
  var parent: (any Coordinator)? { nil }
  private(set) var appointmentsCount = 0
  private(set) var loginReasons: [LoginReason] = []

  func navigateToAppointments() { appointmentsCount += 1 }

  func navigateToLogin(for reason: LoginReason, delegate: (any LoginCoordinatorDelegate)?) {
    loginReasons.append(reason)
  }
}

/// Records each end of a session: `true` if its token had expired.
final class SessionSpy: SessionDelegate {
  private(set) var ends: [Bool] = []

  func sessionDidChange() {}
  func sessionDidGoOnline() {}
  func sessionDidEnd(isExpired: Bool) { ends.append(isExpired) }
}
