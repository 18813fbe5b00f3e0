import FitnessAppointments
import UIKit

/// Coordinates the choice of a club and a date, and the summary: the last part of every flow that
/// books an appointment.
final class CreateAppointmentCoordinator: StackCoordinator, Coordinator {
  var onFinish: (() -> Void)?
  /// Called instead of `onFinish` when the appointment has been booked.
  var onBooked: ((Draft) -> Void)?

  private var draft: Draft
  private let isInTab: Bool
  private var place: Place?
  private weak var summary: SummaryViewController?
  private weak var dates: DatesViewController?

  /// Creates the flow that books a draft; it begins at the top of the stack or at a given place.
  init(
    with navigationController: UINavigationController, draft: Draft, isInTab: Bool = true,
    at place: Place? = nil, dependencies: Dependencies
  ) {
    self.draft = draft
    self.isInTab = isInTab
    self.place = place
    super.init(with: navigationController, dependencies: dependencies)
  }

  func start() {
    let clubs = ClubsViewController(checkedID: session.store.homeClubID)
    addMenuInTab(to: clubs)
    clubs.onClubSelected = { [weak self] in self?.showDates(in: $0) }
    firstScreen = FirstScreen(clubs)
    show(clubs, at: place)
    // The stack owns the screens below and may remove them before the flow ends, so they are not
    // retained.
    place = nil
  }

  private func addMenuInTab(to viewController: MenuViewController) {
    if isInTab { addMenu(to: viewController) }
  }

  private func showDates(in clubID: Club.ID) {
    draft.clubID = clubID
    let dates = DatesViewController(trainerID: draft.trainerID, clubID: clubID, session: session)
    addMenuInTab(to: dates)
    dates.onOffline = { [weak self, weak dates] in
      if let dates { self?.showOffline(over: dates) }
    }
    dates.onSlotSelected = { [weak self] in self?.showSummary(at: $0) }
    self.dates = dates
    show(dates)
  }

  // MARK: Summary

  // A note belongs to the summary on which it was written, so the flow's draft does not include it.
  private func showSummary(at slot: Slot) {
    draft.slot = slot
    let summary = SummaryViewController(draft: draft, session: session)
    addMenuInTab(to: summary)
    summary.onNote = { [weak self] in self?.showNote() }
    summary.onLeave = { [weak self] in self?.leave() }
    summary.onBooked = { [weak self, weak summary] in
      if let draft = summary?.draft { self?.onBooked?(draft) }
    }
    summary.onChooseAnother = { [weak self] in self?.chooseAnother() }
    summary.onExpired = { [weak self] in self?.dependencies.flows?.expire() }
    self.summary = summary
    show(summary)
  }

  private func chooseAnother() {
    guard let dates else { return }
    navigationController.popToViewController(dates, animated: false)
    dates.load()
  }

  private func leave() {
    guard let clubs = firstScreen?.viewController, let kept = stack(upTo: clubs)?.dropLast(),
      let last = kept.last
    else { return }
    let navigationController = navigationController
    onFinish?()
    navigationController.popToViewController(last, animated: true)
  }

  private func showNote() {
    guard let summary else { return }
    let note = NoteViewController(note: summary.draft.note)
    note.onSave = { [weak self, weak summary] in
      summary?.draft.note = $0
      self?.closeNote()
    }
    note.onDiscard = { [weak self] in self?.closeNote() }
    let sheet = UINavigationController(rootViewController: note)
    sheet.presentationController?.delegate = note
    navigationController.present(sheet, animated: true)
  }

  private func closeNote() {
    navigationController.dismiss(animated: true)
  }
}
