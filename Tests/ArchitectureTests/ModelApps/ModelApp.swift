import UIKit
import UserSessions

/// An app driven by a reference model: the model decides, and UIKit shows the result.
///
/// With a deviation planted in the model, the app is a version with a realistic defect.
@MainActor final class ModelApp<Model: ShownModel>: UIResponder, UIApplicationDelegate {
  private var model: Model
  /// The interval between outages: the server is unreachable in each half second whose number is a
  /// multiple of this value; `nil` if the server is always reachable.
  private let outages: Int?
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private var tabs: UITabBarController?
  private var stacks: [UINavigationController] = []
  private var sheets: [UINavigationController] = []
  private var alert: (controller: UIAlertController, texts: [String])?
  private var screens: [Int: ModelScreen] = [:]
  private var isRenderPending = false

  init(_ model: Model, outages: Int? = nil) {
    self.model = model
    self.outages = outages
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    render()
    window.makeKeyAndVisible()
    var number = 0
    UIKit.Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      number += 1
      let isReachable = outages.map { !number.isMultiple(of: $0) } ?? true
      model.passHalfSecond(number, isReachable: isReachable)
      renderSoon()
    }
    return true
  }

  // MARK: Events

  private func handle(_ event: UserEvent) {
    model.handle(event)
    renderSoon()
  }

  /// Handles a touch, unless the model has left the screen.
  private func handle(_ event: UserEvent, on screen: Int) {
    if model.frontScreen == screen { handle(event) }
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    handle(.openURL(url.absoluteString))
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    userActivity.webpageURL.map { handle(.universalLink($0.absoluteString)) }
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    (userInfo["link"] as? String).map { handle(.notification($0)) }
    completionHandler(.noData)
  }

  func applicationWillEnterForeground(_ application: UIApplication) { handle(.background) }

  // MARK: Rendering

  // Renders in a later turn: until then, further touches reach the screen that the user sees.
  private func renderSoon() {
    guard !isRenderPending else { return }
    isRenderPending = true
    DispatchQueue.main.async { [weak self] in self?.render() }
  }

  private func render() {
    isRenderPending = false
    var facts = FactReader(model)
    if let front = model.frontScreen { screen(front).show(&facts, Model.shownScreens) }
    showRoot()
    showSheets()
    // The remaining facts describe the alert.
    showAlert(facts.flag() ? alertTexts(&facts) : [])
    forgetScreens()
  }

  private func screen(_ id: Int) -> ModelScreen {
    if let screen = screens[id] { return screen }
    guard let shown = Model.shownScreens[model.screenName(of: id)] else {
      preconditionFailure("\(model.screenName(of: id)) is no screen")
    }
    let screen = shown.type.init(id: id) { [weak self] in self?.handle($0, on: id) }
    screens[id] = screen
    return screen
  }

  private func forgetScreens() {
    let shown = Set((model.shownRoot.stacks + model.shownSheets).joined())
    screens = screens.filter { shown.contains($0.key) }
  }

  private func showRoot() {
    let root = model.shownRoot
    if case .screen(let id) = root {
      if window.rootViewController == nil { window.rootViewController = screen(id) }
      return
    }
    if stacks.isEmpty { makeRoot(root) }
    for (stack, ids) in zip(stacks, root.stacks) { show(ids, on: stack) }
    if case .tabs(_, let selected) = root, tabs?.selectedIndex != selected {
      tabs?.selectedIndex = selected
    }
  }

  private func makeRoot(_ root: ShownRoot) {
    stacks = root.stacks.map(makeStack)
    if case .tabs = root {
      let tabs = UITabBarController()
      tabs.viewControllers = stacks
      tabs.delegate = self
      self.tabs = tabs
      window.rootViewController = tabs
    } else {
      window.rootViewController = stacks[0]
    }
  }

  private func makeStack(_ ids: [Int]) -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = ids.map(screen)
    stack.delegate = self
    return stack
  }

  private func show(_ ids: [Int], on stack: UINavigationController) {
    if stack.screenIDs != ids { stack.setViewControllers(ids.map(screen), animated: false) }
  }

  private func showSheets() {
    let shown = model.shownSheets
    let kept = zip(sheets, shown).prefix { $0.screenIDs.first == $1.first }.count
    if sheets.count > kept {
      sheets[kept].presentingViewController?.dismiss(animated: false)
      sheets.removeLast(sheets.count - kept)
      alert = nil
    }
    for (sheet, ids) in zip(sheets, shown) { show(ids, on: sheet) }
    for ids in shown.dropFirst(kept) {
      dismissAlert()
      let sheet = makeStack(ids)
      top?.present(sheet, animated: false)
      sheet.presentationController?.delegate = self
      sheets.append(sheet)
    }
  }

  /// The controller that presents the next sheet or alert.
  private var top: UIViewController? { sheets.last ?? window.rootViewController }

  // MARK: The alert

  private func alertTexts(_ facts: inout FactReader) -> [String] {
    var texts: [String] = []
    while facts.name.hasPrefix("alert") {
      if facts.isText { texts.append(facts.text()) } else { _ = facts.number() }
    }
    return texts
  }

  /// Shows an alert with a title, a message and buttons, or none.
  private func showAlert(_ texts: [String]) {
    guard texts != alert?.texts ?? [] else { return }
    dismissAlert()
    guard !texts.isEmpty else { return }
    let controller = UIAlertController(
      title: texts[0], message: texts[1], preferredStyle: .alert)
    for (index, title) in texts.dropFirst(2).enumerated() {
      controller.addAction(
        UIAlertAction(title: title, style: .default) { [weak self] _ in
          self?.alert = nil
          self?.handle(.alertButton(index))
        })
    }
    top?.present(controller, animated: false)
    alert = (controller, texts)
  }

  private func dismissAlert() {
    alert?.controller.dismiss(animated: false)
    alert = nil
  }
}

// MARK: Changes that UIKit makes itself

extension ModelApp: UINavigationControllerDelegate {
  func navigationController(
    _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
  ) {
    stack.transitionCoordinator?.notifyWhenInteractionChanges { [weak self] context in
      if context.isCancelled { self?.handle(.swipeBack(isFinished: false)) }
    }
  }

  func navigationController(
    _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
  ) {
    let depth = stack.viewControllers.count
    let ids = (model.shownRoot.stacks + model.shownSheets).first {
      $0.first == stack.screenIDs.first
    }
    // While a change has yet to be rendered, the model is already ahead of the screen.
    guard !isRenderPending, let ids, depth < ids.count else { return }
    handle(depth == ids.count - 1 ? .back : .backMenu(depth: depth - 1))
  }
}

extension ModelApp: UITabBarControllerDelegate {
  func tabBarController(
    _ tabs: UITabBarController, shouldSelect controller: UIViewController
  ) -> Bool {
    tabs.viewControllers?.firstIndex(of: controller).map { handle(.tab($0)) }
    return false
  }
}

extension ModelApp: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    var next = model
    next.handle(.swipeSheet(isFinished: true))
    return next.shownSheets.count < model.shownSheets.count
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    sheets.removeLast()
    handle(.swipeSheet(isFinished: true))
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    handle(.swipeSheet(isFinished: true))
  }
}

extension UINavigationController {
  fileprivate var screenIDs: [Int] { viewControllers.compactMap { ($0 as? ModelScreen)?.id } }
}
