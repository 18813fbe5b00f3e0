import UIKit

class ApplicationCoordinator: BaseCoordinator, Coordinator {
  var onFinish: (() -> Void)?

  private enum Tab: Int, CaseIterable {
    case activities
    case appointments
  }

  private let window: UIWindow
  private let tabBarController = UITabBarController()
  private let catalog = Catalog()
  private let appointmentsManager = AppointmentsManager()
  private weak var chooseActivityCoordinator: ChooseActivityTypeCoordinator?
  private var pendingLink: DeepLink?

  init(window: UIWindow) {
    self.window = window
    super.init()
  }

  func start() {
    tabBarController.delegate = self
    tabBarController.viewControllers = Tab.allCases.map { makeNavigationController(for: $0) }
    window.rootViewController = tabBarController
    window.makeKeyAndVisible()
    startTab(.activities)
    if let link = pendingLink {
      pendingLink = nil
      open(link)
    }
  }

  /// Stores the link if nothing is visible yet.
  func open(_ link: DeepLink) {
    guard window.isKeyWindow, tabBarController.viewControllers != nil else {
      pendingLink = link
      return
    }
    if tabBarController.presentedViewController != nil {
      tabBarController.dismiss(animated: false) { [weak self] in
        self?.show(link)
      }
    } else {
      show(link)
    }
  }

  /// Ends the current flow and follows a link.
  private func show(_ link: DeepLink) {
    chooseActivityCoordinator?.leaveFlow()
    switch link {
    case .activity(let activityType):
      select(.activities)
      chooseActivityCoordinator?.startFlow(activityType)
    case .appointments:
      select(.appointments)
    }
  }

  // MARK: Tabs

  private func makeNavigationController(for tab: Tab) -> UINavigationController {
    let navigationController = UINavigationController()
    switch tab {
    case .activities:
      navigationController.tabBarItem = UITabBarItem(
        title: "Activities", image: UIImage(systemName: "figure.walk"), tag: tab.rawValue)
    case .appointments:
      navigationController.tabBarItem = UITabBarItem(
        title: "Appointments", image: UIImage(systemName: "calendar"), tag: tab.rawValue)
    }
    return navigationController
  }

  private func select(_ tab: Tab) {
    tabBarController.selectedIndex = tab.rawValue
    startTab(tab)
  }

  /// Starts the flow of a tab when it is shown for the first time.
  private func startTab(_ tab: Tab) {
    guard
      let navigationController = tabBarController.viewControllers?[tab.rawValue]
        as? UINavigationController,
      navigationController.viewControllers.isEmpty
    else { return }
    switch tab {
    case .activities: startChooseActivityFlow(in: navigationController)
    case .appointments: startAppointmentsFlow(in: navigationController)
    }
  }

  private func startChooseActivityFlow(in navigationController: UINavigationController) {
    let coordinator = ChooseActivityTypeCoordinator(
      with: navigationController, catalog: catalog, appointmentsManager: appointmentsManager)
    coordinator.onFinish = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
    }
    chooseActivityCoordinator = coordinator
    addDependency(coordinator)
    coordinator.start()
  }

  private func startAppointmentsFlow(in navigationController: UINavigationController) {
    let coordinator = AppointmentsCoordinator(
      with: navigationController, appointmentsManager: appointmentsManager)
    coordinator.onFinish = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
    }
    addDependency(coordinator)
    coordinator.start()
  }
}

// MARK: - UITabBarControllerDelegate

extension ApplicationCoordinator: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    guard let tab = Tab(rawValue: viewController.tabBarItem.tag) else { return }
    startTab(tab)
  }
}
