import FitnessAppointments

/// Coordinates the group flow: the classes, and the trainer of a class.
final class GroupActivityCoordinator: TrainerFlowCoordinator {
  private weak var classesView: (any Presentable)?

  override func start(with deepLinkOption: DeepLinkOption?) {
    let (view, input, output) = SubcategoriesModuleConfigurator(session: session)
      .configure(for: .group)
    connect(output, of: view)
    output.onSubcategorySelected = { [weak input] in input?.findTrainer(of: $0) }
    output.onTrainerFound = { [weak self] in self?.showTrainerModule($0) }
    classesView = view
    showFirst(view, with: deepLinkOption)
  }

  override func target(of deepLinkOption: DeepLinkOption) -> (any Presentable)? {
    guard deepLinkOption == .activity(.group) else { return super.target(of: deepLinkOption) }
    return classesView?.place == 1 ? classesView : nil
  }
}
