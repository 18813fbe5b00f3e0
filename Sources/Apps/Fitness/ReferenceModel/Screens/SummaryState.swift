import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

/// The state of U, an appointment before it is booked.
struct SummaryState: Sendable {
  var draft: Draft
  var isBusy = false

  init(draft: Draft) {
    self.draft = draft
  }
}

extension FitnessModel {
  // Rows 55, 60 and 61.
  mutating func tapInSummary(_ name: String, _ state: SummaryState, _ id: Int, on stack: Int) {
    guard !state.isBusy || deviates(.d38) && name == ElementID.confirm else { return }
    switch name {
    case ElementID.note:
      mark(55)
      note = NoteState(id: newID(), owner: id, original: state.draft.note)
    case ElementID.confirm:
      mark(61)
      setBusy(true, id)
      _ = server.ask(.book(state.draft), by: id)
    case ElementID.leave: leave(stack)
    default: break
    }
  }

  private mutating func leave(_ stack: Int) {
    guard let clubs = stacks[stack].lastIndex(where: { $0.place == .clubs }) else { return }
    mark(60)
    pop(stack, toDepth: deviates(.d14) ? 1 : clubs)
  }

  // Rows 62 and 63.
  mutating func booked(_ draft: Draft, by id: Int) {
    if deviates(.d10) { remnants.note = draft.note }
    let stack = position(of: id)?.stack ?? tab
    if stack == Self.sheet { return bookedInSheet() }
    mark(62)
    pop(stack, toDepth: deviates(.d11) ? max(1, stacks[stack].count - 1) : 1)
    show(.booked(draft), by: stacks[stack][0].id)
  }

  // Row 63.
  private mutating func bookedInSheet() {
    mark(63)
    pop(deviates(.d12) ? tab : Self.sheet, toDepth: 1)
    if !deviates(.d13) { load(stacks[Self.sheet][0].id) }
  }

  // Row 26.
  mutating func chooseAnother(_ id: Int) {
    guard let (stack, index) = position(of: id), index > 0 else { return }
    mark(26)
    pop(stack, toDepth: index)
    if !deviates(.d44) { load(stacks[stack][index - 1].id) }
  }
}

extension SummaryState {
  func describe<Sink: ScreenSink>(bar: [BarItem], into sink: inout Sink) {
    sink.screen(ElementID.summaryScreen, title: "Appointment", bar: bar)
    sink.details(ElementID.summary, draft.rows, !isBusy)
    sink.button(ElementID.note, draft.note.isEmpty ? "Add note" : "Edit note", !isBusy)
    sink.button(ElementID.confirm, "Confirm", !isBusy)
    sink.button(ElementID.leave, "Leave", !isBusy)
    sink.overlay(isBusy)
  }
}
