import FitnessAppointments
import UIKit

/// Closes the note.
protocol NoteRouting: AlertRouting {
  func close()
}

final class NoteRouter: Router, NoteRouting {}
