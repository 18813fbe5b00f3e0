import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

/// The state of D, the free slots on two days.
struct DatesState: Sendable {
  /// The appointment so far, with its club.
  let draft: Draft
  var load = Load<[Slot]>()

  init(draft: Draft) {
    self.draft = draft
  }

  func slots(on day: Int) -> [Slot] { (load.content ?? []).filter { $0.day == day } }
}

extension FitnessModel {
  // Row 54.
  mutating func tapSlot(_ section: Int, _ row: Int, in state: DatesState, on stack: Int) {
    let slots = state.slots(on: section)
    guard slots.indices.contains(row) else { return }
    mark(54)
    var draft = state.draft
    draft.slot = slots[row]
    push(.summary(SummaryState(draft: draft)), on: stack)
  }
}

extension DatesState {
  func describe<Sink: ScreenSink>(bar: [BarItem], into sink: inout Sink) {
    sink.screen(ElementID.datesScreen, title: "Date", bar: bar)
    sink.table(ElementID.slots, sections: 2)
    for (day, name) in Slot.days.enumerated() {
      let slots = slots(on: day)
      sink.section(ElementID.slots, name, rows: slots.count)
      for slot in slots { sink.row(ElementID.slots, slot.hourText, "") }
    }
    load.describe(into: &sink)
    sink.overlay()
  }
}
