/// One performance of an arrow of a storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Goes from the source to the destination.
  open func perform() {}
}

extension UIViewController {
  /// A user's touch on something that an arrow starts from: the source is asked first, which it is not when code performs
  /// the segue (rule 148).
  public final func triggerSegue(_ identifier: String, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    startSegue(identifier, sender: sender)
  }

  /// Makes the destination, lets the source prepare it, then goes there (rule 148).
  final func startSegue(_ identifier: String, sender: Any?) {
    guard let storyboard, let arrow = storyboard.segue(identifier, from: sceneIdentifier) else {
      return MainLoop.current.record(
        .crashed(
          reason: "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'"),
        about: self)
    }
    if case .unwind(let action) = arrow.kind {
      return unwind(by: action, identifier: identifier, sender: sender)
    }
    let destination = storyboard.instantiateViewController(withIdentifier: arrow.destination)
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
    prepare(for: segue, sender: sender)
    switch arrow.kind {
    case .show: show(destination, sender: sender)
    case .present(let style):
      if style != .automatic { destination.modalPresentationStyle = style }
      present(destination, animated: true)
    case .embed: embed(destination)
    case .unwind: break
    }
  }

  /// The children that the storyboard puts into this controller's view come with the view.
  final func performEmbedSegues() {
    guard viewIfLoaded != nil else { return }
    for arrow in storyboard?.segues(from: sceneIdentifier) ?? [] where arrow.kind == .embed {
      startSegue(arrow.identifier, sender: nil)
    }
  }

  private func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  // MARK: Unwinding (rule 149)

  /// Prepares here, runs the action on the target, then takes down and pops whatever is in between.
  private func unwind(by action: Selector, identifier: String, sender: Any?) {
    guard let target = unwindTarget(for: action, sender: sender) else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: target)
    prepare(for: segue, sender: sender)
    guard target.handleAction(action, from: segue) else { return }
    if let presenter = target.presenterBelow(self) {
      presenter.dismiss(animated: true)
    }
    if let stack = target.navigationController, stack.topViewController !== target,
      let screen = stack.viewControllers.first(where: { $0.contains(target) })
    {
      stack.popToViewController(screen, animated: true)
    }
  }

  /// The nearest controller, going back through stacks, parents and presenters, that knows the action and agrees.
  private func unwindTarget(for action: Selector, sender: Any?) -> UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if controller !== self, controller.knowsUnwindAction(action),
        controller.canPerformUnwindSegueAction(action, from: self, sender: sender)
      {
        return controller
      }
      current = controller.previous
    }
    return nil
  }

  /// The controller that a user came from: the one below in the stack, else the parent, else the presenter's innermost.
  private var previous: UIViewController? {
    if let stack = parent as? UINavigationController,
      let index = stack.viewControllers.firstIndex(where: { $0 === self }), index > 0
    {
      return stack.viewControllers[index - 1]
    }
    return parent ?? ownPresenter?.innermostShownChild
  }

  // There is no asking but calling. An unwind action takes a segue; without one, what the build step writes says that it
  // knows the action and does not call it. (A method of that name that takes no segue would be called.)
  private func knowsUnwindAction(_ action: Selector) -> Bool { handleAction(action, from: nil) }

  private func presenterBelow(_ source: UIViewController) -> UIViewController? {
    // The presentation that stands between the target and the source, if one does.
    let own = outermost
    guard source.outermost !== own else { return nil }
    return own
  }

  private func contains(_ controller: UIViewController) -> Bool {
    var candidate: UIViewController? = controller
    while let current = candidate {
      if current === self { return true }
      candidate = current.parent
    }
    return false
  }
}

extension UIViewController {
  /// The controller whose own view a user looks at: down from a container through what it shows.
  final var innermostShownChild: UIViewController {
    var current = self
    while let child = current.shownChild { current = child }
    return current
  }
}
