import FitnessAppointments
import UIKit

/// Coordinates the choice of a club and a date, and the summary: the last part of every flow that
/// books an appointment.
final class CreateAppointmentCoordinator: FlowCoordinator, Coordinator {
  private let isInTab: Bool
  private weak var clubs: ClubsViewController?
  private weak var dates: DatesViewController?
  private weak var summary: SummaryViewController?

  init(on router: Router, storage: StateStorage, isInTab: Bool, dependencies: Dependencies) {
    self.isInTab = isInTab
    super.init(of: .create, on: router, storage: storage, dependencies: dependencies)
  }

  func start() {
    advance(after: .started)
  }

  override func perform(_ instruction: Instruction, over viewController: UIViewController?) {
    switch instruction {
    case .show(.clubs): showClubs()
    case .show(.dates): showDates()
    case .show(.summary): showSummary()
    case .presentNote: showNote()
    case .updateSummary: closeNote()
    case .backToDates: chooseAnother()
    case .finish(.cancelled): leave()
    default: super.perform(instruction, over: viewController)
    }
  }

  private func addMenuInTab(to viewController: MenuViewController) {
    if isInTab { addMenu(to: viewController) }
  }

  // MARK: Modules

  private func showClubs() {
    let clubs = ClubsViewController(checkedID: session.store.homeClubID)
    addMenuInTab(to: clubs)
    clubs.onClubSelected = { [weak self] in
      self?.storage.draft?.clubID = $0
      self?.advance(after: .club)
    }
    self.clubs = clubs
    showFirst(clubs)
  }

  private func showDates() {
    guard let draft = storage.draft, let clubID = draft.clubID else { return }
    let dates = DatesViewController(trainerID: draft.trainerID, clubID: clubID, session: session)
    addMenuInTab(to: dates)
    dates.onOffline = { [weak self, weak dates] in self?.advance(after: .load, over: dates) }
    dates.onSlotSelected = { [weak self] in
      self?.storage.draft?.slot = $0
      self?.advance(after: .slot)
    }
    self.dates = dates
    router.show(dates)
  }

  // A note belongs to the summary on which it was written, so it is saved only with the booking.
  private func showSummary() {
    guard let draft = storage.draft else { return }
    let summary = SummaryViewController(draft: draft, session: session)
    addMenuInTab(to: summary)
    summary.onNote = { [weak self] in self?.advance(after: .note) }
    summary.onLeave = { [weak self] in self?.advance(after: .leave) }
    summary.onBooked = { [weak self, weak summary] in
      self?.storage.draft = summary?.draft
      self?.advance(after: .booked)
    }
    summary.onChooseAnother = { [weak self] in self?.advance(after: .taken) }
    summary.onExpired = { [weak self] in self?.dependencies.flows?.expire() }
    self.summary = summary
    router.show(summary)
  }

  private func chooseAnother() {
    guard let dates else { return }
    router.pop(to: dates, animated: false)
    dates.load()
  }

  private func leave() {
    guard let clubs, let last = router.screens(below: clubs).last else { return }
    let router = router
    onFinish?(.cancelled)
    router.pop(to: last)
  }

  // MARK: Note

  private func showNote() {
    guard let summary else { return }
    let note = NoteViewController(note: summary.draft.note)
    note.onSave = { [weak self, weak summary] in
      summary?.draft.note = $0
      self?.advance(after: .written)
    }
    note.onDiscard = { [weak self] in self?.closeNote() }
    router.present(note)
  }

  private func closeNote() {
    router.dismiss()
  }
}
