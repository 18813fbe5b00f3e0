import FitnessAppointments
import UIKit

/// Coordinates the choice of a club and a date, and the summary: the last part of every flow that
/// books an appointment.
final class CreateAppointmentCoordinator: BookingFlowCoordinator {
  /// The first module of the flow.
  private(set) weak var clubsView: (any Presentable)?
  private weak var datesInput: (any DatesModuleInput)?
  private var draft: Draft
  private let isInTab: Bool

  /// Creates a flow whose modules have a menu if they are in a tab.
  init(
    draft: Draft, isInTab: Bool, above base: (any Presentable)?, router: any Router,
    dependencies: Dependencies
  ) {
    self.draft = draft
    self.isInTab = isInTab
    super.init(above: base, router: router, dependencies: dependencies)
  }

  override func start(with deepLinkOption: DeepLinkOption?) {
    let (view, output) = ClubsModuleConfigurator(session: session)
      .configure(hasMenu: isInTab)
    connect(output, of: view)
    output.onClubSelected = { [weak self] in self?.showDatesModule(in: $0) }
    clubsView = view
    showFirst(view, with: deepLinkOption)
  }

  override func handle(deepLinkOption: DeepLinkOption, animated: Bool) {
    router.popToModule(clubsView, animated: animated)
  }

  private func showDatesModule(in clubID: Club.ID) {
    draft.clubID = clubID
    let (view, input, output) = DatesModuleConfigurator(session: session)
      .configure(trainerID: draft.trainerID, clubID: clubID, hasMenu: isInTab)
    connect(output, of: view)
    output.onSlotSelected = { [weak self] in self?.showSummaryModule(at: $0) }
    datesInput = input
    router.push(view)
  }

  // MARK: Summary

  // A note belongs to the summary on which it was written, so the flow's draft does not include it.
  private func showSummaryModule(at slot: Slot) {
    draft.slot = slot
    let (view, input, output) = SummaryModuleConfigurator(session: session)
      .configure(with: draft, hasMenu: isInTab)
    connect(output, of: view)
    output.onNote = { [weak self, weak input] in self?.showNoteModule(with: $0, of: input) }
    output.onLeave = { [weak self] in self?.leave() }
    output.onBooked = { [weak self] in self?.onBooked?($0) }
    output.onTaken = { [weak self, weak view] in
      if let view { self?.showTaken(over: view) }
    }
    router.push(view)
  }

  private func leave() {
    router.popToModule(base)
  }

  private func showTaken(over view: any Presentable) {
    let (alert, output) = TakenAlertModuleConfigurator().configure()
    output.onChooseAnother = action(over: view) { [weak self] _, _ in self?.chooseAnother() }
    present(alert, over: view)
  }

  private func chooseAnother() {
    router.popModule(animated: false)
    datesInput?.load()
  }

  // MARK: Note

  private func showNoteModule(with note: String, of summary: (any SummaryModuleInput)?) {
    let stack = UINavigationController()
    let sheetRouter = dependencies.routing.makeRouter(of: stack)
    let (view, output) = NoteModuleConfigurator(session: session).configure(with: note)
    output.onSaved = { [weak self, weak summary] in
      summary?.setNote($0)
      self?.router.dismissModule()
    }
    output.onDiscarded = { [weak self] in self?.router.dismissModule() }
    output.onDiscardAttempt = { [weak self, weak view] in
      if let view { self?.askToDiscard(over: view, by: sheetRouter) }
    }
    stack.viewControllers = [view.toPresent()].compactMap { $0 }
    router.present(stack)
  }

  private func askToDiscard(over view: any Presentable, by sheetRouter: any Router) {
    guard view.isShowing else { return }
    let (alert, output) = AlertModuleConfigurator().configure(with: .discardNote)
    output.onConfirmed = { [weak self] in self?.router.dismissModule() }
    sheetRouter.present(alert)
  }
}
