import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

/// The state of B, the kinds of gym training or the group classes.
struct SubcategoriesState: Sendable {
  /// Gym or group.
  let activity: ActivityType
  var text = ""
  var isBusy = false

  init(activity: ActivityType) {
    self.activity = activity
  }

  var rows: [Subcategory] {
    let all = Catalogue.subcategories(of: activity)
    let text = text.lowercased()
    return text.isEmpty ? all : all.filter { $0.name.lowercased().contains(text) }
  }
}

extension FitnessModel {
  // Rows 38 to 40.
  mutating func tapSubcategory(_ row: Int, in state: SubcategoriesState, _ id: Int) {
    guard state.rows.indices.contains(row) else { return }
    let subcategory = state.rows[row].id
    if state.activity == .gym {
      chooseInGym(subcategory)
    } else if identity == .offline {
      mark(40)
      show(.offline, by: id)
    } else {
      mark(39)
      setBusy(true, id)
      _ = server.ask(.classTrainer(subcategory), by: id)
    }
  }

  // Row 38.
  private mutating func chooseInGym(_ subcategory: Subcategory.ID) {
    mark(38)
    if deviates(.d01) {
      return showTrainer(Catalogue.subcategory(subcategory).trainerIDs[0], in: subcategory)
    }
    push(.trainers(TrainersState(subcategoryID: subcategory)), on: 0)
  }

  // Row 41. The answer belongs to the stack of its screen, whatever is in front.
  mutating func classTrainerAnswered(_ trainer: Trainer.ID, _ id: Int) {
    if deviates(.d16), alert != nil || hasSheet { return }
    mark(41)
    // Subcategories are only on the first tab's stack.
    let stack = deviates(.d15) ? (isAppointmentsUp ? Self.sheet : tab) : 0
    if deviates(.d02), let subcategory = Catalogue.trainer(trainer).classID {
      return push(.trainers(TrainersState(subcategoryID: subcategory)), on: stack)
    }
    push(.trainer(TrainerState(trainerID: trainer, flow: .group)), on: stack)
  }
}

extension SubcategoriesState {
  func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.screen(ElementID.subcategoriesScreen, title: activity.title, bar: [.menu])
    sink.field(ElementID.search, text, placeholder: "Search", !isBusy)
    let rows = rows
    sink.table(ElementID.subcategories, !isBusy)
    sink.section(ElementID.subcategories, rows: rows.count)
    for row in rows {
      let names = row.trainerIDs.map { Catalogue.trainer($0).name }
      sink.row(ElementID.subcategories, row.name, names.joined(separator: ", "))
    }
    sink.overlay(isBusy)
  }
}
