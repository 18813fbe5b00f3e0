extension UIView: NSLayoutItem {
  /// The active constraints that belong to this view.
  public final var constraints: [NSLayoutConstraint] { look?.constraints ?? [] }

  /// Whether the view lies outside its superview: a constraint places it there, such as a closed
  /// side menu whose right edge is at the left edge of the screen, or a translation moves it there.
  ///
  /// These are the only cases in which a position hides a view, as there is no geometry.
  package final var isBesideSuperview: Bool { isMovedAway || isPlacedBesideSuperview }

  /// Whether any view has ever been translated. Touches in other apps need not look for it.
  @exclusivity(unchecked) static var translationsAreInUse = false

  /// Whether a translation moves the view by at least its own size or, if that is unknown, by that
  /// of the screen.
  private var isMovedAway: Bool {
    guard UIView.translationsAreInUse, let transform = look?.detailsIfMade?.transform,
      transform.m41 != 0 || transform.m42 != 0
    else { return false }
    let screen = UIScreen.main.bounds.size
    return abs(transform.m41) >= length(.width, frame.width, screen.width)
      || abs(transform.m42) >= length(.height, frame.height, screen.height)
  }

  private func length(
    _ attribute: NSLayoutConstraint.Attribute, _ framed: CGFloat, _ screen: CGFloat
  ) -> CGFloat {
    if framed > 0 { return framed }
    let fixed = constraints.first {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
        && $0.relation == .equal
    }
    return fixed.map(\.constant) ?? screen
  }

  // What lies beside a scroll view's content may be reached by scrolling.
  private var isPlacedBesideSuperview: Bool {
    guard NSLayoutConstraint.areInUse, let superview,
      let constraints = superview.look?.constraints, !constraints.isEmpty,
      !(superview is UIScrollView)
    else { return false }
    return constraints.contains { $0.places(self, beside: superview) }
  }

  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    constraint.owner?.removeConstraint(constraint)
    constraint.owner = self
    NSLayoutConstraint.areInUse = true
    ownLook.constraints.append(constraint)
    MainLoop.current.noteEffect()
  }

  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.owner = nil
    look?.constraints.removeAll { $0 === constraint }
    MainLoop.current.noteEffect()
  }

  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Removes the constraints between this view's subtree and the rest of the hierarchy.
  final func removeConstraintsToSurroundings() {
    guard NSLayoutConstraint.areInUse else { return }
    var ancestor = superview
    while let view = ancestor {
      for constraint in view.constraints where constraint.views.contains(where: isAround) {
        view.removeConstraint(constraint)
      }
      ancestor = view.superview
    }
  }

  private func isAround(_ view: UIView) -> Bool { view.isDescendant(of: self) }

  // MARK: Guides

  public final var layoutGuides: [UILayoutGuide] { look?.guides ?? [] }

  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    ownLook.guides.append(guide)
  }

  public final func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    guide.owningView = nil
    look?.guides.removeAll { $0 === guide }
  }

  public final var safeAreaLayoutGuide: UILayoutGuide { guide("UIViewSafeAreaLayoutGuide") }
  public final var layoutMarginsGuide: UILayoutGuide { guide("UIViewLayoutMarginsGuide") }
  public final var readableContentGuide: UILayoutGuide { guide("UIViewReadableContentGuide") }
  public final var keyboardLayoutGuide: UILayoutGuide { guide("UIViewKeyboardLayoutGuide") }

  private func guide(_ identifier: String) -> UILayoutGuide {
    if let known = layoutGuides.first(where: { $0.identifier == identifier }) { return known }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }
}
