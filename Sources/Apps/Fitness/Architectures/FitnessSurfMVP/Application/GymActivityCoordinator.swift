import FitnessAppointments

/// Coordinates the gym flow: the subcategories, the trainers of a subcategory, and one trainer.
final class GymActivityCoordinator: TrainerFlowCoordinator {
  private weak var subcategoriesView: (any Presentable)?
  private var subcategory: Subcategory?

  override func start(with deepLinkOption: DeepLinkOption?) {
    let (view, _, output) = SubcategoriesModuleConfigurator(session: session).configure(for: .gym)
    connect(output, of: view)
    output.onSubcategorySelected = { [weak self] in self?.showTrainersModule(of: $0) }
    subcategoriesView = view
    showFirst(view, with: deepLinkOption)
  }

  private func showTrainersModule(of subcategory: Subcategory) {
    self.subcategory = subcategory
    let (view, output) = TrainersModuleConfigurator(session: session)
      .configure(with: subcategory)
    connect(output, of: view)
    output.onTrainerSelected = { [weak self] in self?.showTrainerModule($0) }
    router.push(view)
  }

  override func draft(for trainer: Trainer) -> Draft {
    Draft(activity: .gym, subcategoryID: subcategory?.id, trainerID: trainer.id)
  }

  override func target(of deepLinkOption: DeepLinkOption) -> (any Presentable)? {
    guard deepLinkOption == .activity(.gym) else { return super.target(of: deepLinkOption) }
    return subcategoriesView?.place == 1 ? subcategoriesView : nil
  }
}
