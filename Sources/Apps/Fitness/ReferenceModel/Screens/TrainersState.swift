import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

/// The state of T, the trainers of a gym subcategory.
struct TrainersState: Sendable {
  let subcategoryID: Subcategory.ID
  var load = Load<[Trainer.ID]>()

  init(subcategoryID: Subcategory.ID) {
    self.subcategoryID = subcategoryID
  }
}

extension FitnessModel {
  // Row 43.
  mutating func tapTrainer(_ row: Int, in state: TrainersState) {
    guard let trainers = state.load.content, trainers.indices.contains(row) else { return }
    mark(43)
    showTrainer(trainers[row], in: state.subcategoryID)
  }

  mutating func showTrainer(_ trainer: Trainer.ID, in subcategory: Subcategory.ID) {
    let known = deviates(.d08) ? nil : subcategory
    push(.trainer(TrainerState(trainerID: trainer, flow: .gym, subcategoryID: known)), on: 0)
  }
}

extension TrainersState {
  func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.screen(
      ElementID.trainersScreen, title: Catalogue.subcategory(subcategoryID).name, bar: [.menu])
    let trainers = (load.content ?? []).map(Catalogue.trainer)
    sink.table(ElementID.trainers)
    sink.section(ElementID.trainers, rows: trainers.count)
    for trainer in trainers { sink.row(ElementID.trainers, trainer.name, trainer.rating) }
    load.describe(into: &sink)
    sink.overlay()
  }
}
