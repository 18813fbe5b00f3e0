import FitnessAppointments

/// The dates presenter's commands to its view.
protocol DatesView: LoadingView {
  func showMenuButton()
  /// Shows the hours of each day.
  func show(_ sections: [[TableRow]])
}

/// Lets the user choose one of a trainer's free slots at a club.
final class DatesPresenter: LoadingPresenter<[Slot]>, MenuPresenter {
  weak var view: (any DatesView)?
  private let router: any DatesRouting
  private let flowType: FlowType
  private let subcategoryID: Subcategory.ID?
  private let trainerID: Trainer.ID
  private let clubID: Club.ID
  private let note: String
  private let hasMenu: Bool

  init(
    session: UserSession, router: any DatesRouting, flowType: FlowType,
    subcategoryID: Subcategory.ID?, trainerID: Trainer.ID, clubID: Club.ID, note: String,
    hasMenu: Bool
  ) {
    self.router = router
    self.flowType = flowType
    self.subcategoryID = subcategoryID
    self.trainerID = trainerID
    self.clubID = clubID
    self.note = note
    self.hasMenu = hasMenu
    super.init(session: session, alertRouter: router)
  }

  var menuRouter: any MenuRouting { router }
  override var loadingView: (any LoadingView)? { view }

  override func viewDidLoad() {
    super.viewDidLoad()
    if hasMenu { view?.showMenuButton() }
  }

  override func request(_ completion: @escaping Completion<[Slot]>) {
    session.server.slots(of: trainerID, in: clubID, completion)
  }

  override func isEmpty(_ content: [Slot]) -> Bool { content.isEmpty }

  override func showContent() {
    view?.show(Slot.days.indices.map { day in slots(on: day).map { TableRow($0.hourText) } })
  }

  private func slots(on day: Int) -> [Slot] {
    (content ?? []).filter { $0.day == day }
  }

  func selectRow(_ row: Int, on day: Int) {
    router.showSummary(
      flowType: flowType, subcategoryID: subcategoryID, trainerID: trainerID, clubID: clubID,
      slot: slots(on: day)[row], note: note, hasMenu: hasMenu)
  }
}
