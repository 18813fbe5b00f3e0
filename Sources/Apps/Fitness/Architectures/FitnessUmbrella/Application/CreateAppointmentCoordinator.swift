import FitnessAppointments
import UIKit

/// The interface of the new-appointment flow for the flows that run it.
protocol CreateAppointmentCoordinatorOutput: BookingFlowOutput {
  /// The first module of the flow.
  var clubs: (any Presentable)? { get }
}

/// Coordinates the choice of a club and a date, and the summary: the last part of every flow that
/// books an appointment.
final class CreateAppointmentCoordinator: FlowCoordinator, CreateAppointmentCoordinatorOutput {
  var onBooked: ((Draft) -> Void)?
  private(set) weak var clubs: (any Presentable)?

  private let factory: any AppointmentFactoryProtocol
  private let coordinatorFactory: any CoordinatorFactoryProtocol
  private var draft: Draft
  private let isInTab: Bool
  private let isAnimated: Bool

  init(
    router: any Routable, session: UserSession, factory: any AppointmentFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol, draft: Draft, isInTab: Bool,
    isAnimated: Bool
  ) {
    self.factory = factory
    self.coordinatorFactory = coordinatorFactory
    self.draft = draft
    self.isInTab = isInTab
    self.isAnimated = isAnimated
    super.init(router: router, session: session)
  }

  /// Connects a module, which has the menu only if it is in a tab.
  private func connectInStack(_ view: any ModuleProtocol) {
    if isInTab { connectWithMenu(view) } else { connect(view) }
  }

  private func showDates(in clubID: Club.ID) {
    draft.clubID = clubID
    let view = factory.makeDatesView(trainerID: draft.trainerID, clubID: clubID)
    connectInStack(view)
    view.onSlotSelected = { [weak self, weak view] in
      if let view { self?.showSummary(at: $0, above: view) }
    }
    router.push(view)
  }

  // MARK: Summary

  // A note belongs to the summary on which it was written, so the flow's draft does not include it.
  private func showSummary(at slot: Slot, above dates: any DatesViewProtocol) {
    draft.slot = slot
    let view = factory.makeSummaryView(of: draft)
    connectInStack(view)
    view.onNote = { [weak self, weak view] in
      if let view { self?.showNote(of: view) }
    }
    view.onLeave = { [weak self] in self?.leave() }
    view.onBooked = { [weak self] in self?.onBooked?($0) }
    view.onChooseAnother = { [weak self, weak dates] in self?.chooseAnother(on: dates) }
    router.push(view)
  }

  private func chooseAnother(on dates: (any DatesViewProtocol)?) {
    router.popModule(animated: false)
    dates?.load()
  }

  private func leave() {
    if let clubs { pop(to: clubs, animated: false) }
    router.popModule()
  }

  private func showNote(of summary: any SummaryViewProtocol) {
    let (stack, sheet) = coordinatorFactory.makeSheet()
    let view = factory.makeNoteView(summary.note)
    connectNote(view, of: summary, in: stack)
    sheet.setRootModule(view)
    router.present(stack)
  }

  private func connectNote(
    _ view: any NoteViewProtocol, of summary: any SummaryViewProtocol, in stack: any Presentable
  ) {
    view.onAlert = { [weak stack, weak view] in
      if view?.isSeen == true { stack?.toPresent?.showAlert($0, $1) }
    }
    view.onSave = { [weak self, weak summary] in
      summary?.note = $0
      self?.router.dismissModule()
    }
    view.onDiscard = { [weak self] in self?.router.dismissModule() }
  }
}

extension CreateAppointmentCoordinator: Coordinatable {
  func start() {
    let view = factory.makeClubsView()
    connectInStack(view)
    view.onClubSelected = { [weak self] in self?.showDates(in: $0) }
    clubs = view
    router.push(view, animated: isAnimated) { [weak self] in self?.finishFlow?() }
  }
}
