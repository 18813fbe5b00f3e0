import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

/// The state of H, the kinds of activity.
struct ActivitiesState: Sendable {
  /// The trainers who are available.
  var load = Load<[Trainer.ID]>()

  /// Returns the first available trainer other than the user.
  func offer(for identity: Identity) -> Trainer.ID? {
    load.content?.first { $0 != identity.trainerID }
  }
}

extension FitnessModel {
  // Rows 32 to 36.
  mutating func tapActivity(_ row: Int) {
    switch row {
    case 0: showSubcategories(of: .gym)
    case 1: showSubcategories(of: .group)
    case 2: tapAny()
    default: break
    }
  }

  // Row 32.
  private mutating func showSubcategories(of type: ActivityType) {
    mark(32)
    push(.subcategories(SubcategoriesState(activity: type)), on: 0)
  }

  // Rows 33 to 36.
  mutating func tapAny() {
    guard case .activities(let state) = stacks[0][0].content else { return }
    let offer = deviates(.d04) ? state.load.content?.first : state.offer(for: identity)
    switch (identity, offer) {
    case (.offline, _):
      mark(35)
      show(.offline, by: stacks[0][0].id)
    case (.guest, .some):
      mark(34)
      presentLogin(.any)
    case (_, nil):
      mark(36)
      if !deviates(.d05) { show(.nobodyFree, by: stacks[0][0].id) }
    case (_, let offer?): bookAny(offer)
    }
  }

  // Row 33.
  private mutating func bookAny(_ trainer: Trainer.ID) {
    mark(33)
    if deviates(.d03) { return push(.trainer(TrainerState(trainerID: trainer, flow: .any)), on: 0) }
    pushClubs(.create(Draft(activity: .any, trainerID: trainer)), on: 0)
  }
}

extension ActivitiesState {
  func describe<Sink: ScreenSink>(_ identity: Identity, into sink: inout Sink) {
    sink.screen(ElementID.activitiesScreen, title: "Activities", bar: [.menu])
    if identity == .offline {
      sink.label(ElementID.banner, "You are offline.")
    } else {
      sink.flag(ElementID.banner, false)
    }
    let free = load.content.map { offers in offers.filter { $0 != identity.trainerID }.count }
    sink.table(ElementID.activities)
    sink.section(ElementID.activities, rows: 3)
    sink.row(ElementID.activities, "Gym", "")
    sink.row(ElementID.activities, "Group", "")
    sink.row(ElementID.activities, "Any", free.map(StatusText.free) ?? "")
    load.describe(into: &sink)
    sink.overlay()
  }
}
