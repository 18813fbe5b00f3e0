// Keyboard notifications. The keyboard covers nothing here.
extension UIResponder {
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension MainLoop {
  /// Posts the notifications of a keyboard that slides in, unless it is already on screen.
  func showKeyboard() {
    guard !surroundings.showsKeyboard else { return }
    surroundings.showsKeyboard = true
    postKeyboard(
      isShown: true, before: UIResponder.keyboardWillShowNotification,
      after: UIResponder.keyboardDidShowNotification)
  }

  /// Posts the notifications of a keyboard that slides out, unless another object needs it.
  func hideKeyboard() {
    guard surroundings.showsKeyboard, !surroundings.isChangingResponder else { return }
    surroundings.showsKeyboard = false
    postKeyboard(
      isShown: false, before: UIResponder.keyboardWillHideNotification,
      after: UIResponder.keyboardDidHideNotification)
  }

  // Nothing is scheduled for an app that observes none of the later notifications.
  private func postKeyboard(isShown: Bool, before: Notification.Name, after: Notification.Name) {
    let center = NotificationCenter.default
    guard center.observationCount > 0 else { return }
    let info = keyboardInfo(isShown: isShown)
    let frameNames = (
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification
    )
    center.post(name: frameNames.0, object: nil, userInfo: info)
    center.post(name: before, object: nil, userInfo: info)
    guard center.observes(after) || center.observes(frameNames.1) else { return }
    schedule(after: Self.keyboardDuration) {
      // The keyboard may have reversed direction in the meantime.
      guard self.surroundings.showsKeyboard == isShown else { return }
      NotificationCenter.default.post(name: frameNames.1, object: nil, userInfo: info)
      NotificationCenter.default.post(name: after, object: nil, userInfo: info)
    }
  }

  private static let keyboardDuration = 0.25

  private func keyboardInfo(isShown: Bool) -> [AnyHashable: Any] {
    let screen = UIScreen.main.bounds
    let up = CGRect(
      x: 0, y: screen.height - 336, width: screen.width, height: 336)
    let down = CGRect(x: 0, y: screen.height, width: screen.width, height: 336)
    return [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: isShown ? down : up),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: isShown ? up : down),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.keyboardDuration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }
}
