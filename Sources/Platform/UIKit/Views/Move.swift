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

/// The callbacks of moves, the first four methods that `UIView` declares.
///
/// Adding and removing views is what a session does most, and few classes override these methods.
/// Whether a class does is read from its vtable when a view is created, so that the views of all
/// others move without callbacks.
@MainActor enum MoveCallbacks {
  private static let count = 4
  // Without a lazy initialiser, which every new view would check.
  @exclusivity(unchecked) private static var inherited: UnsafeRawPointer?
  @exclusivity(unchecked) private static var offset = 0

  static func areOverridden(by viewClass: UIView.Type) -> Bool {
    let inherited = inherited ?? find()
    let own = unsafeBitCast(viewClass as AnyClass, to: UnsafeRawPointer.self) + offset
    for index in 0..<count where word(index, in: own) != word(index, in: inherited) { return true }
    return false
  }

  private static func word(_ index: Int, in table: UnsafeRawPointer) -> UInt {
    table.load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
  }

  private static func find() -> UnsafeRawPointer {
    offset = ClassDescriptor(of: UIView.self).methodSlots[0] * MemoryLayout<UInt>.size
    let found = unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self) + offset
    inherited = found
    return found
  }
}
