/// A consistency check of all live controllers of an idle device.
@MainActor struct ConsistencyCheck {
  private let loop: MainLoop
  private let windows: [UIWindow]
  private let controllers: [UIViewController]
  /// Whether each controller should be on screen; `nil` if its parent forwards callbacks manually.
  private var expectations: [ObjectIdentifier: Bool?] = [:]
  private var found: [Inconsistency] = []

  init(loop: MainLoop, windows: [UIWindow]) {
    self.loop = loop
    self.windows = windows
    controllers = loop.livingControllers.all
  }

  mutating func run() -> [Inconsistency] {
    checkTransitions()
    for window in windows {
      if let root = window.rootViewController { expect(root, isOnScreen: true) }
    }
    for controller in controllers {
      checkAppearance(of: controller)
      checkPlace(of: controller)
      checkFlags(of: controller)
      checkPresentation(of: controller)
      if let stack = controller.asNavigationController { check(stack) }
    }
    checkFirstResponder()
    return found
  }

  private mutating func report(
    _ kind: Inconsistency.Kind, _ object: UIResponder?, _ problem: String
  ) {
    found.append(
      Inconsistency(kind: kind, object: object.map { UIKitObjectName($0) }, problem: problem))
  }

  // MARK: Expected appearance

  /// Walks down from a window's root, including hidden children and covered presenters.
  private mutating func expect(_ controller: UIViewController, isOnScreen: Bool?) {
    guard expectations.updateValue(isOnScreen, forKey: ObjectIdentifier(controller)) == nil else {
      return
    }
    let link = controller.presentation
    // A modal that was presented before its presenter was added to a container covers the window,
    // whatever the container shows (rule 107).
    let staysOverWindow = controller.parent != nil && link?.isInContext == false
    let isCovered = link?.coversPresenter == true && !staysOverWindow
    let isSeen = isOnScreen.map { $0 && !isCovered }
    expectations[ObjectIdentifier(controller)] = .some(isSeen)
    let shown = shownChildren(of: controller)
    for child in controller.children {
      let isForwarded =
        controller.managesChildrenItself || controller.shouldAutomaticallyForwardAppearanceMethods
      let isShown = isSeen.map { $0 && shown.contains { $0 === child } }
      expect(child, isOnScreen: isForwarded ? isShown : nil)
    }
    if let link { expect(link.controller, isOnScreen: staysOverWindow ? true : isOnScreen) }
  }

  private func shownChildren(of controller: UIViewController) -> [UIViewController] {
    if let stack = controller.asNavigationController {
      return [stack.topViewController].compactMap { $0 }
    }
    guard controller.managesChildrenItself else {
      return controller.children.filter { child in
        guard let view = child.viewIfLoaded, let container = controller.viewIfLoaded else {
          return false
        }
        return view !== container && view.isDescendant(of: container)
      }
    }
    var shown: [UIViewController] = []
    controller.forEachShownChild { shown.append($0) }
    return shown
  }

  // MARK: Individual controllers

  private mutating func checkAppearance(of controller: UIViewController) {
    let window = controller.viewIfLoaded?.window
    let isInWindow = window.map { seen in windows.contains { $0 === seen } } ?? false
    switch expectations[ObjectIdentifier(controller)] {
    case .some(.none): return
    case .some(.some(let isExpected)):
      if controller.appearance != (isExpected ? .appeared : .disappeared) {
        report(
          .appearance, controller,
          "is \(isExpected ? "on" : "off") screen, but its appearance is '\(controller.appearance)'"
        )
      }
      if isInWindow != isExpected {
        report(
          .window, controller,
          isExpected ? "is on screen without a window" : "is off screen, but in a window")
      }
    case .none: checkAppearanceOffTheTree(of: controller, isInWindow: isInWindow)
    }
  }

  // A modal whose presenter has left with the root stays visible (rule 107). So does a view that an
  // app added to a window without its controller, which then receives no callbacks.
  private mutating func checkAppearanceOffTheTree(
    of controller: UIViewController, isInWindow: Bool
  ) {
    let isAbandoned = loop.presentations.contains {
      $0.presentation.controller === controller.outermost
    }
    let isRight =
      controller.appearance == .disappeared
      || controller.appearance == .appeared && isInWindow && isAbandoned
      || !isForwardedTo(controller)
    if !isRight {
      report(
        .appearance, controller,
        "is not in any window's hierarchy, but its appearance is '\(controller.appearance)'")
    }
  }

  private func isForwardedTo(_ controller: UIViewController) -> Bool {
    controller.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  private mutating func checkPlace(of controller: UIViewController) {
    for child in controller.children where child.parent !== controller {
      report(
        .parent, child,
        "is listed as a child of \(UIKitObjectName(controller)), but has another parent")
    }
    if let parent = controller.parent {
      let places = parent.children.count { $0 === controller }
      if places != 1 {
        report(
          .parent, controller, "is listed \(places) times as a child of \(UIKitObjectName(parent))"
        )
      }
    }
    if controller.parent != nil, controller.ownPresenter != nil {
      report(.parent, controller, "has both a parent and a presenter of its own")
    }
  }

  private mutating func checkFlags(of controller: UIViewController) {
    let flags = [
      ("isMovingToParent", controller.isMovingToParent),
      ("isMovingFromParent", controller.isMovingFromParent),
      ("isBeingPresented", controller.isBeingPresented),
      ("isBeingDismissed", controller.isBeingDismissed),
    ]
    for (name, isSet) in flags where isSet { report(.flag, controller, "still has \(name) set") }
  }

  private mutating func checkPresentation(of controller: UIViewController) {
    if let link = controller.presentation {
      if link.controller.ownPresenter !== controller {
        report(.presentation, controller, "presents a controller that has another presenter")
      }
      if link.phase != .presented {
        report(.presentation, controller, "has a presentation that is still \(link.phase)")
      }
      if link.coordinator != nil {
        report(.transition, controller, "still has the transition coordinator of a presentation")
      }
    }
    if let presenter = controller.ownPresenter, presenter.presentation?.controller !== controller {
      report(.presentation, controller, "has a presenter that does not present it")
    }
  }

  private mutating func check(_ stack: UINavigationController) {
    if stack.transition != nil { report(.transition, stack, "is still in a transition") }
    if stack.hasWaitingRequests {
      report(.transition, stack, "has queued requests but no running transition")
    }
    if stack.pendingLayout != nil { report(.transition, stack, "is still waiting for layout") }
    if stack.appearance == .appeared, stack.shownController !== stack.topViewController {
      report(.stack, stack, "shows a controller other than the top one")
    }
    if !stack.children.elementsEqual(stack.viewControllers, by: ===) {
      report(.stack, stack, "has children that differ from its stack")
    }
  }

  // MARK: Main loop

  private mutating func checkTransitions() {
    if loop.runningTransitions != 0 {
      report(
        .transition, nil, "counts transitions that will never end: \(loop.runningTransitions)")
    }
    for live in loop.presentations where live.presenter.presentation !== live.presentation {
      report(.presentation, live.presentation.controller, "is retained for an ended presentation")
    }
  }

  private mutating func checkFirstResponder() {
    guard let responder = loop.firstResponder else { return }
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    if view != nil, view?.window == nil {
      report(.firstResponder, responder, "is the first responder, but is not in a window")
    }
  }
}
