/// A change of a navigation stack's top controller.
final class NavigationTransition: Transition {
  enum Operation { case push, pop }

  let operation: Operation
  /// The stack before the change, for reverting it.
  let oldStack: [UIViewController]
  /// The controllers that leave the stack, bottom first. Includes `from` in a pop.
  let removed: [UIViewController]
  /// The controllers that enter the stack, bottom first.
  let added: [UIViewController]
  /// Whether `willShow` has been called for the incoming controller.
  @exclusivity(unchecked) var isAnnounced = false
  /// Whether the appearance callbacks are done. Later callbacks see a finished change.
  @exclusivity(unchecked) var isOver = false

  init(
    _ operation: Operation, from: UIViewController?, to: UIViewController?,
    oldStack: [UIViewController], removed: [UIViewController], added: [UIViewController],
    isAnimated: Bool, isInteractive: Bool
  ) {
    self.operation = operation
    self.oldStack = oldStack
    self.removed = removed
    self.added = added
    super.init(from: from, to: to, isAnimated: isAnimated, isInteractive: isInteractive)
  }

  override var transitionDuration: TimeInterval {
    isAnimated ? MainLoop.current.behavior.navigationDuration : 0
  }
}
