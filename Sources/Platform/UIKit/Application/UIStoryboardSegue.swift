/// A transition in progress between two scenes of a storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  open var source: UIViewController { from }
  open var destination: UIViewController { to }
  private let from, to: UIViewController
  private let handler: (() -> Void)?
  /// The transition of a segue of a storyboard, if its class is the app's.
  @exclusivity(unchecked) final var transition: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    (from, to) = (source, destination)
    handler = nil
    super.init()
  }

  /// Creates a segue whose transition is a function of the app.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    (from, to) = (source, destination)
    handler = performHandler
    super.init()
  }

  /// Performs the transition. A class of the app may replace it.
  open func perform() {
    handler?()
    // Once, but perhaps later, as at the end of an animation of the app's.
    let transition = transition
    self.transition = nil
    transition?()
  }
}

extension UIViewController {
  /// Performs a segue that the user triggers.
  ///
  /// The source may refuse it, unlike a segue that code performs (rule 148).
  public final func triggerSegue(_ identifier: String, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    startSegue(identifier, sender: sender)
  }

  /// Creates the destination, lets the source prepare it, then performs the transition (rule 148).
  final func startSegue(_ identifier: String, sender: Any?) {
    guard let storyboard, let arrow = scene?.segue(identifier) else {
      return MainLoop.current.record(
        .crashed(
          reason: "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'"),
        about: self)
    }
    follow(arrow, of: storyboard, sender: sender)
  }

  private func follow(
    _ arrow: UIStoryboard.Definition.Segue, of storyboard: UIStoryboard, sender: Any?
  ) {
    if case .unwind(let action) = arrow.kind {
      return unwind(by: action, identifier: arrow.identifier, sender: sender)
    }
    let destination = storyboard.instantiateViewController(withIdentifier: arrow.destination)
    guard case .custom(let custom) = arrow.kind else {
      let segue = UIStoryboardSegue(
        identifier: arrow.identifier, source: self, destination: destination)
      prepare(for: segue, sender: sender)
      return perform(arrow.kind, to: destination, sender: sender)
    }
    let segue = custom.make(arrow.identifier, self, destination)
    if let kind = custom.inherited {
      segue.transition = { [self] in perform(kind, to: destination, sender: sender) }
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func perform(
    _ kind: UIStoryboard.Definition.Segue.Kind, to destination: UIViewController, sender: Any?
  ) {
    switch kind {
    case .show: show(destination, sender: sender)
    case .present(let style):
      if style != .automatic { destination.modalPresentationStyle = style }
      present(destination, animated: true)
    case .embed: embed(destination)
    case .unwind, .custom: break
    }
  }

  /// Embeds the children that the storyboard puts into the view, if the view is loaded.
  final func performEmbedSegues() {
    guard viewIfLoaded != nil, let storyboard, let scene else { return }
    for arrow in scene.segues where arrow.kind == .embed {
      follow(arrow, of: storyboard, sender: nil)
    }
  }

  private func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  // MARK: Unwinding (rule 149)

  /// Prepares the source, calls the target's action, then dismisses and pops everything between.
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

  /// Returns the nearest preceding controller that implements and accepts the action.
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

  /// The controller below in the stack, or else the parent or the presenter's innermost child.
  private var previous: UIViewController? {
    if let stack = parent as? UINavigationController,
      let index = stack.viewControllers.firstIndex(identicalTo: self), index > 0
    {
      return stack.viewControllers[index - 1]
    }
    return parent ?? ownPresenter?.innermostShownChild
  }

  // The only way to find out is to call the method. An unwind action takes a segue; if the segue is
  // `nil`, the generated code reports that the action exists without calling it. (A method with the
  // same name that takes no segue would be called.)
  private func knowsUnwindAction(_ action: Selector) -> Bool { handleAction(action, from: nil) }

  private func presenterBelow(_ source: UIViewController) -> UIViewController? {
    // Any other target is in another presentation, which is known by its outermost controller.
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
  /// The innermost controller that is visible, following each container's shown child.
  final var innermostShownChild: UIViewController {
    var current = self
    while let child = current.shownChild { current = child }
    return current
  }
}
