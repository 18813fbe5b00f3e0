public import FootballGather
public import UIKit

/// A phone with a navigation stack, on virtual time. A touch that reaches no control fails.
///
/// Create it in the body of a test: it remains the current device until another one is created.
@MainActor public final class Phone {
  /// The error thrown if the control is hidden, covered, disabled or not in the window.
  public struct OutOfReach: Error {}

  private let device = Device()
  public let navigation = UINavigationController()
  private let window = UIWindow(frame: UIScreen.main.bounds)

  /// Creates a phone with an empty stack.
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

  /// Waits until no transition is running. Timers continue to run.
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

  // MARK: Touches

  /// Taps a button.
  public func tap(_ button: UIButton) throws {
    try touch(device.tap(button))
  }

  /// Taps the upper half of a stepper the given number of times.
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

  // Waits until everything that the touch caused has become idle.
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
