public import FootballGather
public import UIKit

/// A phone on virtual time with a navigation stack in its window, and a finger that fails if there is nothing to touch.
///
/// Create it in a test's body, which is not interrupted: a device is current until another is switched on.
@MainActor public final class Phone {
  /// An element out of reach: hidden, covered, disabled or not in the window.
  public struct OutOfReach: Error {}

  private let device = Device()
  public let navigation = UINavigationController()
  private let window = UIWindow(frame: UIScreen.main.bounds)

  /// Switches on a phone with an empty stack.
  public init() {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    settle()
  }

  /// Sets the stack to these controllers, and waits until the last one has appeared.
  public func show(_ controllers: UIViewController...) {
    navigation.setViewControllers(controllers, animated: false)
    settle()
  }

  // MARK: Time

  /// Waits until no transition is running. Timers continue meanwhile.
  public func settle() {
    device.loop.runUntilIdle()
  }

  /// Lets whole seconds pass.
  public func wait(seconds: Int) {
    device.loop.advance(by: TimeInterval(seconds))
  }

  /// Whether a timer is scheduled once everything else is idle.
  public var isTicking: Bool {
    settle()
    return device.loop.isWaiting
  }

  // MARK: The finger

  /// Taps a button.
  public func tap(_ button: UIButton) throws {
    try touch(device.tap(button))
  }

  /// Taps the upper half of a stepper a number of times.
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

  // When a touch returns, everything it caused is idle again.
  private func touch(_ result: TouchResult) throws {
    guard result.isDelivered else { throw OutOfReach() }
    settle()
  }

  // MARK: Alerts

  /// The visible alert.
  public var alert: UIAlertController? { navigation.presentedViewController as? UIAlertController }

  /// Taps the alert's button with this title.
  public func answerAlert(_ title: String) throws {
    let index = alert?.actions.firstIndex { $0.title == title }
    guard let index else { throw OutOfReach() }
    try touch(device.tapAlertAction(index))
  }
}
