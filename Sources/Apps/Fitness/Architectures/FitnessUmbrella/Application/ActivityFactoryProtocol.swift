import FitnessAppointments

/// Creates the modules with which the user finds a trainer.
protocol ActivityFactoryProtocol: AnyObject {
  func makeActivitiesView() -> any ActivitiesViewProtocol
  func makeSubcategoriesView(of activity: ActivityType) -> any SubcategoriesViewProtocol
  func makeTrainersView(of subcategory: Subcategory) -> any TrainersViewProtocol
  func makeTrainerView(of trainer: Trainer) -> any TrainerViewProtocol
}

extension ModulesFactory: ActivityFactoryProtocol {
  func makeActivitiesView() -> any ActivitiesViewProtocol {
    let view: ActivitiesViewController = MainStoryboard.instantiate()
    ActivitiesAssembly.assembly(with: view, session: session)
    return view
  }

  func makeSubcategoriesView(of activity: ActivityType) -> any SubcategoriesViewProtocol {
    let view: SubcategoriesViewController = MainStoryboard.instantiate()
    SubcategoriesAssembly.assembly(with: view, session: session, activity: activity)
    return view
  }

  func makeTrainersView(of subcategory: Subcategory) -> any TrainersViewProtocol {
    let view: TrainersViewController = MainStoryboard.instantiate()
    TrainersAssembly.assembly(with: view, session: session, subcategory: subcategory)
    return view
  }

  func makeTrainerView(of trainer: Trainer) -> any TrainerViewProtocol {
    let view: TrainerViewController = MainStoryboard.instantiate()
    TrainerAssembly.assembly(with: view, session: session, trainer: trainer)
    return view
  }
}
