/// The members that controls and bar button items have in common.
///
/// Objective-C calls an action with any sender, whatever class the action declares. Swift cannot,
/// so the build plugin declares the sender as this protocol in actions that use only these members.
@preconcurrency @MainActor public protocol ActionSender: AnyObject {
  var isEnabled: Bool { get set }
  var tag: Int { get set }
  var accessibilityIdentifier: String? { get set }
  var accessibilityLabel: String? { get set }
}

extension UIControl: ActionSender {}
extension UIBarButtonItem: ActionSender {}

extension SelectorTarget {
  /// Records that an action is not called because its sender is of the wrong class.
  ///
  /// A `nil` sender is not recorded: UIKit passes `nil` to find out whether a controller implements
  /// an unwind action.
  public func rejectSender(_ sender: Any?, of action: Selector, expecting expected: String) {
    guard let sender else { return }
    MainLoop.current.record(
      .warning(
        "-[\(type(of: self)) \(action)] is not called: its sender is a \(type(of: sender)), but"
          + " the method expects a \(expected); declare the sender as Any"))
  }
}
