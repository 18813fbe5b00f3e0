import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

/// The state of P, the profile of a trainer.
struct TrainerState: Sendable {
  let trainerID: Trainer.ID
  /// Gym, group or page.
  let flow: FlowType
  /// The subcategory that was chosen in the gym.
  let subcategoryID: Subcategory.ID?
  var load = Load<Void>()

  init(trainerID: Trainer.ID, flow: FlowType, subcategoryID: Subcategory.ID? = nil) {
    self.trainerID = trainerID
    self.flow = flow
    self.subcategoryID = subcategoryID
  }

  func canBook(as identity: Identity) -> Bool {
    load.isLoaded && identity != .offline && identity.trainerID != trainerID
  }

  /// The draft of an appointment with this trainer; a group appointment is always for the trainer's
  /// own class.
  var draft: Draft {
    let trainer = Catalogue.trainer(trainerID)
    let activity = flow.activity ?? trainer.speciality
    return Draft(
      activity: activity, subcategoryID: activity == .group ? trainer.classID : subcategoryID,
      trainerID: trainerID)
  }
}

extension FitnessModel {
  // Row 44.
  mutating func tapSimilar(in state: TrainerState, on stack: Int) {
    mark(44)
    push(
      .trainer(
        TrainerState(
          trainerID: Catalogue.trainer(state.trainerID).similarID, flow: state.flow,
          subcategoryID: state.subcategoryID)), on: stack)
  }

  // Rows 45 and 46.
  mutating func tapBook(in state: TrainerState, _ id: Int, on stack: Int) {
    guard state.canBook(as: identity), !(deviates(.d41) && isDead(stack)) else { return }
    mark(identity == .guest ? 46 : 45)
    if identity == .guest { return presentLogin(.book, by: id) }
    pushClubs(.create(draft(with: state, on: stack)), on: stack)
  }

  /// Returns the draft of an appointment that is begun on a profile.
  func draft(with trainer: TrainerState, on stack: Int) -> Draft {
    var draft = trainer.draft
    let first = stacks[stack].lazy.compactMap(\.trainer).first ?? trainer
    if deviates(.d06) { draft.trainerID = first.trainerID }
    if deviates(.d07), draft.activity == .group { draft.subcategoryID = first.draft.subcategoryID }
    return draft
  }

  /// Returns whether a swipe back from the first screen of the stack's flow was cancelled.
  private func isDead(_ stack: Int) -> Bool {
    stacks[stack].dropFirst().first.map { remnants.deadFlows.contains($0.id) } ?? false
  }
}

extension TrainerState {
  func describe<Sink: ScreenSink>(_ identity: Identity, into sink: inout Sink) {
    let trainer = Catalogue.trainer(trainerID)
    sink.screen(ElementID.trainerScreen, title: trainer.name, bar: [.menu])
    let speciality = trainer.classID.map { Catalogue.subcategory($0).name }
    sink.label(ElementID.speciality, speciality ?? ActivityType.gym.title)
    sink.label(ElementID.rating, load.isLoaded ? trainer.rating : StatusText.none)
    sink.button(ElementID.book, "Book", canBook(as: identity))
    sink.button(ElementID.similar, "Similar")
    load.describe(into: &sink)
    sink.overlay()
  }
}
