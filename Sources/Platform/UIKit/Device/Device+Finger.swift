// Checks whether touches arrive. The other extensions perform touches: each function returns the
// touch's result, and a refused touch changes nothing.
extension Device {
  /// Whether a touch would reach a view.
  ///
  /// The touch arrives if the view is in a window and visible, interaction is enabled for the view
  /// and its superviews, nothing is presented over the view, and no transition is running.
  public func canTouch(_ view: UIView) -> Bool { refusal(of: view) == nil }

  /// The reason why a touch would not reach a view, or `nil` if it would.
  public func refusal(of view: UIView) -> TouchRefusal? {
    // Touches are ignored during transitions (rule 65).
    if let refusal = refusalOfAnyTouch { return refusal }
    // The superviews are not retained, as every touch passes here: overrides of `isHidden` and
    // `isUserInteractionEnabled` must not change the hierarchy.
    var place = Unmanaged.passUnretained(view)
    while true {
      if let refusal = place.guaranteed({ refusal(of: view, by: $0) }) { return refusal }
      guard let parent = place.guaranteed({ $0.parentLink }) else { break }
      place = parent
    }
    let current = place.takeUnretainedValue()
    guard
      current is UIWindow || isInTouchableBar(current) || current === touchableAccessoryView
        || current === touchableInputView
    else {
      return .outsideWindow(UIKitObjectName(view))
    }
    guard let prompt, current !== prompt else { return nil }
    return .covered(UIKitObjectName(view), by: UIKitObjectName(prompt))
  }

  /// The reason why `place`, which is the view or one of its superviews, keeps a touch from the
  /// view.
  private func refusal(of view: UIView, by place: UIView) -> TouchRefusal? {
    if place.isHidden || place.look?.alpha == 0
      || (NSLayoutConstraint.areInUse || UIView.translationsAreInUse) && place.isBesideSuperview
    {
      return .hidden(UIKitObjectName(view), in: outer(place, view))
    }
    if !place.isUserInteractionEnabled {
      return .interactionDisabled(UIKitObjectName(view), in: outer(place, view))
    }
    guard let modal = place.coveringModal else { return nil }
    return .covered(UIKitObjectName(view), by: UIKitObjectName(modal))
  }

  /// The input accessory view that is on screen and not covered by a modal: that of the first
  /// responder or, without one, of the screen in front if it can become first responder, or of the
  /// next responder that has one.
  public var touchableAccessoryView: UIView? {
    guard loop.runningTransitions == 0 else { return nil }
    let screen = screenInFront
    var responder = loop.firstResponder ?? (screen?.canBecomeFirstResponder == true ? screen : nil)
    while let current = responder {
      if let view = current.inputAccessoryView { return current.isCoveredByModal ? nil : view }
      responder = current.next
    }
    // The text view of a chat bar is in the accessory view of the screen.
    guard let view = screen?.inputAccessoryView, let editor = loop.firstResponder as? UIView,
      editor.isDescendant(of: view), screen?.isCoveredByModal == false
    else { return nil }
    return view
  }

  /// The view that the first responder shows instead of the keyboard, unless a modal covers it.
  public var touchableInputView: UIView? {
    guard loop.runningTransitions == 0, let editor = loop.firstResponder,
      let view = editor.inputView, !editor.isCoveredByModal
    else { return nil }
    return view
  }

  private func outer(_ place: UIView, _ view: UIView) -> UIKitObjectName? {
    place === view ? nil : UIKitObjectName(place)
  }

  /// The reason why no touch arrives at the moment, or `nil`.
  var refusalOfAnyTouch: TouchRefusal? {
    loop.runningTransitions == 0 ? nil : .transitionRunning(count: loop.runningTransitions)
  }

  func refusal(of control: UIControl) -> TouchRefusal? {
    control.isEnabled ? refusal(of: control as UIView) : .disabled(UIKitObjectName(control))
  }
}

extension UIResponder {
  fileprivate final var isCoveredByModal: Bool {
    var place = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    while let view = place {
      if view.coveringModal != nil { return true }
      place = view.superview
    }
    return false
  }
}
