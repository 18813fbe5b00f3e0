import FootballGather

/// Connects the gather view to its presenter.
enum GatherAssembly {
  static func assembly(with view: GatherViewController, services: Services, gather: Gather) {
    view.output = GatherPresenter(view: view, services: services, gather: gather)
  }
}
