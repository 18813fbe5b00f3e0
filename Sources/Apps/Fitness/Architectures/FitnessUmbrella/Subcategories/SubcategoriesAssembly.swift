import FitnessAppointments

/// Links the parts of the subcategories module.
enum SubcategoriesAssembly {
  static func assembly(
    with view: SubcategoriesViewController, session: UserSession, activity: ActivityType
  ) {
    let presenter = SubcategoriesPresenter(session: session, activity: activity)
    presenter.view = view
    view.output = presenter
  }
}
