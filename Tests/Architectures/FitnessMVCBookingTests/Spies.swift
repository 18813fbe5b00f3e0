import FitnessAppointments
import UIKit

@testable import FitnessMVC

/// The root of a stack, which records the bookings that are reported to it.
final class RootSpy: UIViewController, BookingListener {
  private(set) var booked: [Draft] = []

  func didBook(_ draft: Draft) { booked.append(draft) }
}

/// Records what the clubs and the note report.
final class DelegateSpy: ClubsDelegate, NoteDelegate {
  private(set) var clubs: [Club.ID] = []
  private(set) var notes: [String] = []

  func didChoose(_ clubID: Club.ID) { clubs.append(clubID) }
  func didWrite(_ note: String) { notes.append(note) }
}

/// Records each end of a session: `true` if its token had expired.
final class SessionSpy: SessionControllerDelegate {
  private(set) var ends: [Bool] = []

  func sessionDidStart() {}
  func sessionDidChange() {}
  func sessionDidGoOnline() {}
  func sessionDidEnd(isExpired: Bool) { ends.append(isExpired) }
}
