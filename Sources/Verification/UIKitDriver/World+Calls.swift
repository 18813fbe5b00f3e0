import UIKit

// Each function makes a call, if it is legal at the moment, and returns its description.
extension World {
  func make(_ call: Call) -> String? {
    switch call.kind {
    case .settle, .turn, .advance: letTimePass(call)
    case .push, .pop, .popTo, .popToRoot, .setStack, .removeFromStack, .layOutStack, .pushHeld:
      stack(call).flatMap { change($0, call) }
    case .present, .presentAlert, .dismiss: presenter(call).flatMap { present(on: $0, call) }
    case .selectTab, .setTabs: pick(DrivenTabs.self, call).flatMap { change($0, call) }
    case .setRoot: setRoot(call)
    case .addChild, .removeChild, .moveChild, .replaceChild:
      pick(DrivenBox.self, call).flatMap { change($0, call) }
    case .hold, .loadView, .focus, .endEditing: useScreen(call)
    case .tapBack, .backMenu, .beginSwipeBack, .endSwipeBack, .beginSheetSwipe, .endSheetSwipe,
      .tapOutside, .tapTab, .tapAlertAction:
      touch(call)
    case .enterBackground, .enterForeground, .interrupt, .warnOfMemory: sendSystemEvent(call)
    }
  }

  // MARK: Selection

  /// The controllers of a type, in the order of selection.
  ///
  /// The controller whose callback is running comes first, followed by its ancestors, the
  /// controllers in front, and then the rest, newest first.
  func candidates<Kind: UIViewController>(_ kind: Kind.Type) -> [Kind] {
    var ordered: [UIViewController] = []
    var next = current
    while let controller = next {
      ordered.append(controller)
      next = controller.parent
    }
    var front: [UIViewController] = []
    next = window?.rootViewController
    while let controller = next {
      front.append(controller)
      next = device.shownChild(of: controller) ?? controller.presentedViewController
      if let seen = next, front.contains(where: { $0 === seen }) { next = nil }
    }
    ordered += front.reversed()
    ordered += controllers.reversed().compactMap(\.controller)
    var seen: Set<ObjectIdentifier> = []
    return ordered.compactMap { controller in
      seen.insert(ObjectIdentifier(controller)).inserted ? controller as? Kind : nil
    }
  }

  func pick<Kind: UIViewController>(_ kind: Kind.Type, _ call: Call) -> Kind? {
    let all = candidates(kind)
    return all.isEmpty ? nil : all[call.target % all.count]
  }

  private func stack(_ call: Call) -> DrivenStack? { pick(DrivenStack.self, call) }
  private func presenter(_ call: Call) -> UIViewController? { pick(UIViewController.self, call) }

  // MARK: Creation

  private func makeScreen() -> DrivenScreen { DrivenScreen(self) }
  private func makeBox() -> DrivenBox { DrivenBox(self, "Box") }
  private func makeStack(_ screens: [UIViewController]) -> DrivenStack {
    DrivenStack(self, screens)
  }
  private func makeTabs(_ tabs: [UIViewController]) -> DrivenTabs { DrivenTabs(self, tabs) }

  private func makeContent(_ choice: Int) -> UIViewController {
    switch choice % 12 {
    case 0...3: makeStack([makeScreen()])
    case 4: makeStack([makeScreen(), makeScreen()])
    case 5: makeTabs([makeStack([makeScreen()]), makeStack([makeScreen()])])
    case 6: makeBox()
    default: makeScreen()
    }
  }

  private func makePushable(_ choice: Int) -> UIViewController {
    choice % 6 == 5 ? makeBox() : makeScreen()
  }

  private func setRoot(_ call: Call) -> String? {
    let root: UIViewController
    switch call.choice % 12 {
    case 0...2: root = makeStack([makeScreen()])
    case 3, 4: root = makeStack([makeScreen(), makeScreen(), makeScreen()])
    case 5, 6: root = makeTabs([makeStack([makeScreen()]), makeStack([makeScreen()])])
    case 7, 8: root = makeTabs([makeStack([makeScreen(), makeScreen()]), makeScreen(), makeBox()])
    case 9: root = makeScreen()
    case 10: root = makeBox()
    default: root = makeStack([makeBox()])
    }
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return "window.rootViewController = \(outline(of: root))"
  }

  private func outline(of controller: UIViewController) -> String {
    let inner = controller.children.map(outline).joined(separator: ", ")
    return (controller.title ?? "?") + (inner.isEmpty ? "" : "(\(inner))")
  }

  // MARK: Time

  private func letTimePass(_ call: Call) -> String {
    switch call.kind {
    case .turn:
      device.loop.turn()
      return "the main queue runs one turn"
    case .advance:
      let seconds = Double(1 + call.choice % 5) / 10
      device.loop.advance(by: seconds)
      return "\(seconds) s pass"
    default:
      device.loop.runUntilIdle()
      checkIfIdle()
      return "the device becomes idle"
    }
  }

  // MARK: Navigation stacks

  private func change(_ stack: DrivenStack, _ call: Call) -> String? {
    let name = stack.title ?? "?"
    let key = ObjectIdentifier(stack)
    let animated = call.isAnimated
    let screens = stack.viewControllers
    let isMoving = device.loop.runningTransitions != 0
    // On a phone, popping to a controller that a queued request will have removed raises an
    // exception (rule 61).
    let waits = (isMoving || isNested) && stacksWithWaitingRemoval.contains(key)
    switch call.kind {
    case .push:
      let new = makePushable(call.choice)
      stack.pushViewController(new, animated: animated)
      return "\(name).push(\(new.title ?? "?"), animated: \(animated))"
    case .pushHeld:
      guard let held, isFree(held), !(held is UINavigationController), !isMoving else { return nil }
      if holds(held, stack) { expectedExceptions += 1 }
      stack.pushViewController(held, animated: animated)
      return "\(name).push(\(held.title ?? "?") again, animated: \(animated))"
    case .pop:
      stacksWithWaitingRemoval.insert(key)
      stack.popViewController(animated: animated)
      if defect == .repeatedCallback { poppedTo = stack.topViewController }
      return "\(name).pop(animated: \(animated))"
    case .popTo:
      guard !screens.isEmpty, !waits else { return nil }
      let target = screens[call.choice % screens.count]
      stacksWithWaitingRemoval.insert(key)
      stack.popToViewController(target, animated: animated)
      return "\(name).popTo(\(target.title ?? "?"), animated: \(animated))"
    case .popToRoot:
      guard !waits else { return nil }
      stacksWithWaitingRemoval.insert(key)
      stack.popToRootViewController(animated: animated)
      return "\(name).popToRoot(animated: \(animated))"
    case .setStack:
      stacksWithWaitingRemoval.insert(key)
      let new = newStack(from: screens, call.choice)
      stack.setViewControllers(new, animated: animated)
      let names = new.map { $0.title ?? "?" }.joined(separator: ", ")
      return "\(name).setViewControllers([\(names)], animated: \(animated))"
    case .removeFromStack:
      guard screens.count > 1 else { return nil }
      stacksWithWaitingRemoval.insert(key)
      var rest = screens
      let gone = rest.remove(at: call.choice % screens.count)
      stack.viewControllers = rest
      return "\(name).viewControllers.remove(\(gone.title ?? "?"))"
    default:
      guard let view = stack.viewIfLoaded else { return nil }
      view.layoutIfNeeded()
      return "\(name).view.layoutIfNeeded()"
    }
  }

  private func newStack(from screens: [UIViewController], _ choice: Int) -> [UIViewController] {
    switch choice % 6 {
    case 0: [makeScreen()]
    case 1: [makeScreen(), makeScreen()]
    case 2: Array(screens.prefix(1)) + [makeScreen()]
    case 3: screens.reversed()
    case 4: [makeScreen()] + screens
    default: Array(screens.dropLast()) + [makePushable(choice)]
    }
  }

  /// Whether a controller has no parent, presenter or window, so that it can be shown elsewhere.
  ///
  /// It may still present a modal if its root was replaced (rule 107).
  private func isFree(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.presentingViewController == nil
      && controller.viewIfLoaded?.window == nil && window?.rootViewController !== controller
  }

  /// Whether `holder` contains or presents a controller, directly or indirectly.
  ///
  /// No stack can contain a controller that holds it.
  private func holds(_ holder: UIViewController, _ controller: UIViewController) -> Bool {
    var next: UIViewController? = controller
    while let current = next, current !== holder {
      next = current.parent ?? current.presentingViewController
    }
    return next != nil
  }

  // MARK: Modals

  private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .overFullScreen, .currentContext,
  ]

  private func present(on presenter: UIViewController, _ call: Call) -> String? {
    let name = presenter.title ?? "?"
    let completion = call.choice % 3 == 0 ? nil : self.completion(of: presenter)
    let suffix = "animated: \(call.isAnimated))\(completion == nil ? "" : " { … }")"
    switch call.kind {
    case .present:
      let modal = makeContent(call.choice / 2 + call.target)
      modal.modalPresentationStyle = Self.styles[call.choice % 4]
      if modal.modalPresentationStyle == .pageSheet {
        modal.presentationController?.delegate = listener
      }
      presenter.present(modal, animated: call.isAnimated, completion: completion)
      if defect == .retainedModal { retained.append(modal) }
      modal.transitionCoordinator?.animate { [weak self, weak modal] _ in
        self?.hear(.alongsideTransition, from: modal)
      }
      return "\(name).present(\(outline(of: modal)), \(Self.styles[call.choice % 4]), \(suffix)"
    case .presentAlert:
      let alert = makeAlert(call.choice % 2 == 0 ? .alert : .actionSheet)
      presenter.present(alert, animated: call.isAnimated, completion: completion)
      return "\(name).present(\(alert.title ?? "?"), \(suffix)"
    default:
      dismiss(from: presenter, call, completion)
      return "\(name).dismiss(\(suffix)"
    }
  }

  private func dismiss(
    from presenter: UIViewController, _ call: Call, _ completion: (() -> Void)?
  ) {
    let base =
      presenter.presentedViewController?.presentingViewController
      ?? presenter.presentingViewController
    let modal = base?.presentedViewController
    let repeats = defect == .repeatedCompletion && !call.isAnimated
    presenter.dismiss(
      animated: call.isAnimated,
      completion: completion.map { once in
        {
          once()
          if repeats { once() }
        }
      })
    guard defect == .lostView, modal?.modalPresentationStyle == .fullScreen else { return }
    modal?.transitionCoordinator?.animate(alongsideTransition: nil) { [weak base] _ in
      base?.viewIfLoaded?.removeFromSuperview()
    }
  }

  private func makeAlert(_ style: UIAlertController.Style) -> DrivenAlert {
    let alert = DrivenAlert(title: nil, message: nil, preferredStyle: style)
    alert.world = self
    name(alert, "Alert")
    for style in [UIAlertAction.Style.default, .cancel] {
      alert.addAction(
        UIAlertAction(title: "\(style)", style: style) { [weak self] _ in
          self?.hear(.alertHandler, from: self?.window?.rootViewController)
        })
    }
    return alert
  }

  // MARK: Tabs

  private func change(_ bar: DrivenTabs, _ call: Call) -> String? {
    let name = bar.title ?? "?"
    let tabs = bar.viewControllers ?? []
    guard call.kind == .setTabs else {
      guard !tabs.isEmpty else { return nil }
      bar.selectedIndex = call.choice % tabs.count
      if defect == .endlessTransition, device.loop.runningTransitions > 0 {
        device.loop.beginEndlessTransition()
      }
      return "\(name).selectedIndex = \(call.choice % tabs.count)"
    }
    let new: [UIViewController]
    switch call.choice % 4 {
    case 0: new = tabs + [makeScreen()]
    case 1: new = tabs.count > 1 ? tabs.dropLast() : tabs
    case 2: new = tabs.reversed()
    default: new = Array(tabs.dropFirst()) + [makeStack([makeScreen()])]
    }
    bar.setViewControllers(new, animated: call.isAnimated)
    return "\(name).viewControllers = [\(new.map(outline).joined(separator: ", "))]"
  }

  // MARK: Custom containers

  private func change(_ box: DrivenBox, _ call: Call) -> String? {
    let name = box.title ?? "?"
    let children = box.children
    if call.kind == .addChild {
      let child = call.choice % 4 == 3 ? makeStack([makeScreen()]) : makeScreen()
      box.loadViewIfNeeded()
      box.addChild(child)
      let view = child.view ?? UIView()
      // A callback may have removed the child again.
      if child.parent === box { box.left.addSubview(view) }
      if child.parent === box { child.didMove(toParent: box) }
      return "\(name).addChild(\(outline(of: child)))"
    }
    guard !children.isEmpty else { return nil }
    let child = children[call.target % children.count]
    switch call.kind {
    case .removeChild:
      child.willMove(toParent: nil)
      if call.choice % 2 == 0 { child.viewIfLoaded?.removeFromSuperview() }
      child.removeFromParent()
      if call.choice % 2 == 1 { child.viewIfLoaded?.removeFromSuperview() }
      return
        "\(name).remove(\(child.title ?? "?")), view \(call.choice % 2 == 0 ? "first" : "last")"
    case .moveChild:
      guard let view = child.viewIfLoaded, view.superview != nil else { return nil }
      (view.superview === box.left ? box.right : box.left).addSubview(view)
      return "\(name) moves the view of \(child.title ?? "?")"
    default: return replace(child, in: box, call)
    }
  }

  private func replace(_ old: UIViewController, in box: DrivenBox, _ call: Call) -> String? {
    guard device.loop.runningTransitions == 0, old.viewIfLoaded?.superview != nil,
      box.viewIfLoaded?.window != nil
    else { return nil }
    let new = makeScreen()
    old.willMove(toParent: nil)
    box.addChild(new)
    let finish: (Bool) -> Void = { [weak box, weak old, weak new] _ in
      if let old, old.parent === box { old.removeFromParent() }
      if let new, let box, new.parent === box { new.didMove(toParent: box) }
    }
    box.transition(
      from: old, to: new, duration: call.isAnimated ? 0.3 : 0, completion: finish)
    return "\(box.title ?? "?").transition(from: \(old.title ?? "?"), to: \(new.title ?? "?"))"
  }

  // MARK: Individual controllers

  private func useScreen(_ call: Call) -> String? {
    guard let screen = pick(DrivenScreen.self, call) else { return nil }
    let name = screen.title ?? "?"
    switch call.kind {
    case .hold:
      held = call.choice % 3 == 0 ? nil : screen
      return held == nil ? "the app releases its controller" : "the app retains \(name)"
    case .loadView:
      screen.loadViewIfNeeded()
      return "\(name).loadViewIfNeeded()"
    case .focus:
      guard screen.viewIfLoaded?.window != nil else { return nil }
      screen.field.becomeFirstResponder()
      return "\(name).field.becomeFirstResponder()"
    default:
      screen.viewIfLoaded?.endEditing(true)
      return "\(name).view.endEditing(true)"
    }
  }

  // MARK: Touches

  private func touch(_ call: Call) -> String? {
    guard device.application.applicationState == .active else { return nil }
    switch call.kind {
    case .endSwipeBack, .endSheetSwipe: return liftFinger(cancels: call.choice % 2 == 1)
    case .tapBack: return device.tapBack().isDelivered ? "a finger taps the back button" : nil
    case .backMenu:
      return device.chooseInBackMenu(call.choice % 3).isDelivered
        ? "a finger chooses screen \(call.choice % 3) in the back menu" : nil
    case .beginSwipeBack where !isFingerDown:
      isFingerDown = device.beginSwipeBack().isDelivered
      return isFingerDown ? "a finger begins to swipe back" : nil
    case .beginSheetSwipe where !isFingerDown:
      isFingerDown = device.beginSheetSwipe().isDelivered
      return isFingerDown ? "a finger begins to drag the sheet" : nil
    case .tapOutside: return device.tapOutside().isDelivered ? "a finger taps outside" : nil
    case .tapTab:
      return device.tapTab(call.choice % 3).isDelivered
        ? "a finger taps tab \(call.choice % 3)" : nil
    case .tapAlertAction:
      return device.tapAlertAction(call.choice % 2).isDelivered
        ? "a finger taps button \(call.choice % 2) of the alert" : nil
    default: return nil
    }
  }

  private func liftFinger(cancels: Bool) -> String? {
    guard isFingerDown else { return nil }
    device.endSwipeBack(cancelled: cancels)
    device.endSheetSwipe(cancelled: cancels)
    isFingerDown = false
    return "the finger is lifted, and the swipe is \(cancels ? "cancelled" : "finished")"
  }

  // MARK: System events

  private func sendSystemEvent(_ call: Call) -> String? {
    switch call.kind {
    case .enterBackground:
      guard device.application.applicationState == .active, !isFingerDown else { return nil }
      device.enterBackground()
      return "the app goes to the background"
    case .enterForeground:
      guard device.application.applicationState == .background else { return nil }
      device.enterForeground()
      return "the app comes back"
    case .interrupt:
      guard device.application.applicationState == .active else { return nil }
      device.interrupt()
      return "a call interrupts the app"
    default:
      device.warnOfMemory()
      return "the system sends a memory warning"
    }
  }
}
