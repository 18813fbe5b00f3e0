public import FootballGather
public import UIKit

/// A phone on virtual time with a navigation stack in its window, and a finger that fails where there is nothing to touch.
///
/// Made in a test's body, which runs in one piece: a device is the current one until another is switched on.
@MainActor public final class Phone {
  /// What a finger cannot reach: it is hidden, covered, disabled or not in the window.
  public struct OutOfReach: Error {}

  private let device = Device()
  public let navigation = UINavigationController()
  private let window = UIWindow(frame: UIScreen.main.bounds)

  /// Switches a phone on, with an empty stack.
  public init() {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    settle()
  }

  /// Makes these controllers the stack, and waits until the last of them is there.
  public func show(_ controllers: UIViewController...) {
    navigation.setViewControllers(controllers, animated: false)
    settle()
  }

  // MARK: Time

  /// Waits until no transition is under way. Timers go on as far as that takes.
  public func settle() {
    device.loop.runUntilIdle()
  }

  /// Lets whole seconds pass.
  public func wait(seconds: Int) {
    device.loop.advance(by: TimeInterval(seconds))
  }

  /// Whether a timer is going to tick, once everything else has come to rest.
  public var isTicking: Bool {
    settle()
    return device.loop.isWaiting
  }

  // MARK: The finger

  /// Taps a button.
  public func tap(_ button: UIButton) throws {
    try touch(device.tap(button))
  }

  /// Presses the upper half of a stepper some times.
  public func step(_ stepper: UIStepper, times: Int = 1) throws {
    for _ in 0..<times { try touch(device.step(stepper, up: true)) }
  }

  /// Turns the wheels of minutes and seconds.
  public func turn(_ picker: UIPickerView, to time: GatherTime) throws {
    try touch(device.pick([time.minutes, time.seconds], in: picker))
  }

  /// Taps the back button.
  public func goBack() throws {
    try touch(device.tapBack())
  }

  // What a touch sets off has come to rest when it returns.
  private func touch(_ result: TouchResult) throws {
    guard result.isDelivered else { throw OutOfReach() }
    settle()
  }

  // MARK: Alerts

  /// The alert that is up.
  public var alert: UIAlertController? { navigation.presentedViewController as? UIAlertController }

  /// Taps the alert's button with this title.
  public func answerAlert(_ title: String) throws {
    let index = alert?.actions.firstIndex { $0.title == title }
    guard let index else { throw OutOfReach() }
    try touch(device.tapAlertAction(index))
  }
}
