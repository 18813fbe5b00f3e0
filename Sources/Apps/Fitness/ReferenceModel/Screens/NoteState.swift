import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

/// The state of N, the sheet with the note of an appointment.
struct NoteState: Sendable {
  let id: Int
  /// The summary that shows the note.
  let owner: Int
  let original: String
  var text: String

  init(id: Int, owner: Int, original: String) {
    self.id = id
    self.owner = owner
    self.original = original
    text = original
  }

  /// Whether the text has changed, so that it can be saved and the sheet cannot be swiped away.
  var isChanged: Bool { text != original }
}

extension FitnessModel {
  // Rows 57 and 58.
  mutating func tapInNote(_ name: String, _ state: NoteState) {
    switch name {
    case ElementID.save where state.isChanged:
      mark(57)
      note = nil
      update(state.owner) {
        guard case .summary(var summary) = $0 else { return }
        summary.draft.note = state.text
        $0 = .summary(summary)
      }
    case ElementID.discard:
      mark(58)
      note = nil
    default: break
    }
  }
}

extension NoteState {
  func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.screen(ElementID.noteScreen, title: "Note", bar: [.save(isChanged), .discard])
    sink.field(ElementID.text, text)
    sink.overlay()
  }
}
