/// A change of a view's superview, and the callbacks around it.
///
/// Of a moved hierarchy, all views are notified of another window, but only the moved view of
/// another superview.
@MainActor struct Move {
  private let view: UIView
  private let superview: UIView?
  private let oldWindow: UIWindow?
  private let newWindow: UIWindow?

  init(
    of view: UIView, to superview: UIView?, from oldWindow: UIWindow?, to newWindow: UIWindow?
  ) {
    self.view = view
    self.superview = superview
    self.oldWindow = oldWindow
    self.newWindow = newWindow
  }

  private var changesWindow: Bool { oldWindow !== newWindow }

  /// Calls what precedes the move. The order of the two callbacks depends on the direction.
  func willBegin() {
    if superview == nil { view.willMove(toSuperview: nil) }
    if changesWindow { view.forEachFollower { $0.willMove(toWindow: newWindow) } }
    if superview != nil { view.willMove(toSuperview: superview) }
  }

  /// Calls what follows the move, unless a callback has moved the view elsewhere.
  func didEnd() {
    if changesWindow, view.window === newWindow { view.forEachFollower { $0.didMoveToWindow() } }
    if view.superview === superview { view.didMoveToSuperview() }
  }
}

extension UIView {
  /// Calls `body` for the view and for the descendants that may override the callbacks of moves.
  fileprivate final func forEachFollower(_ body: (UIView) -> Void) {
    body(self)
    for child in subviews where child.followsMoves && child.superview === self {
      child.forEachFollower(body)
    }
  }
}
