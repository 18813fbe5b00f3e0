public import FitnessAppointments
public import UIKit

/// A phone on virtual time, with a server. Touches fail if they reach no control.
///
/// The server answers only when the test asks for it. Create the phone in the body of a test: it
/// remains the current device until another one is created.
@MainActor public final class Phone {
  private let device = Device()
  private let clock = ManualClock()
  private let window = UIWindow(frame: UIScreen.main.bounds)
  public let store: DeviceStore
  public let server: InMemoryServer

  /// Creates a phone with a server, and with a stored token for the user unless `user` is `nil`.
  public init(user: String? = "mira", appointments: [Appointment] = []) {
    store = DeviceStore(token: user.map { Token(user: $0, issuedAt: 0) }, lastUsername: user)
    server = InMemoryServer(clock: clock, store: store, appointments: appointments)
  }

  /// Shows a controller as the root of the window, and waits until it has appeared.
  public func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
  }

  /// Waits until no transition is running.
  public func settle() {
    device.loop.runUntilIdle()
  }

  /// Answers the oldest request.
  public func answer(succeeding: Bool) throws {
    guard server.pendingCount > 0 else { throw Missing("The server has no request to answer.") }
    server.answer(at: 0, succeeding: succeeding)
    settle()
  }

  /// Lets enough time pass on the server for every token to expire.
  public func letTokensExpire() {
    clock.milliseconds += Token.lifetime + 1
  }

  // MARK: Touches

  /// Taps a button.
  public func tap(_ control: UIControl) throws {
    try finish(device.tap(control))
  }

  /// Taps the button with this identifier in the bar of a screen.
  public func tapBarItem(_ identifier: String, of screen: UIViewController) throws {
    let items = [
      screen.navigationItem.leftBarButtonItems, screen.navigationItem.rightBarButtonItems,
    ]
    let item = items.flatMap { $0 ?? [] }.first { $0.accessibilityIdentifier == identifier }
    guard let item else { throw Missing("The bar has no button '\(identifier)'.") }
    try finish(device.tap(item))
  }

  /// Taps a row of a table.
  public func tapRow(_ row: Int, in table: UITableView, section: Int = 0) throws {
    try finish(device.tapRow(section: section, row: row, of: table))
  }

  /// Replaces the text of a field.
  public func type(_ text: String, into field: UITextField) throws {
    try finish(device.type(text, into: field))
  }

  /// Taps the back button.
  public func goBack() throws {
    try finish(device.tapBack())
  }

  /// Swipes from the left edge; `meanwhile` runs while the finger is down.
  public func swipeBack(isFinished: Bool, meanwhile: () -> Void = {}) throws {
    try device.beginSwipeBack().get()
    meanwhile()
    device.endSwipeBack(cancelled: !isFinished)
    settle()
  }

  /// Selects a tab.
  public func tapTab(_ index: Int) throws {
    try finish(device.tapTab(index))
  }

  /// Swipes the sheet in front down, and returns whether it has begun to leave.
  @discardableResult public func swipeSheet() -> Bool {
    let isMoving = device.beginSheetSwipe().isDelivered
    if isMoving { device.endSheetSwipe(cancelled: false) }
    settle()
    return isMoving
  }

  private func finish(_ touch: TouchResult) throws {
    try touch.get()
    settle()
  }

  // MARK: Alerts

  /// The title of the visible alert.
  public var alertTitle: String? { alert?.title }

  /// The message of the visible alert.
  public var alertMessage: String? { alert?.message }

  /// Taps the alert's button with this title.
  public func answerAlert(_ title: String) throws {
    guard let index = alert?.actions.firstIndex(where: { $0.title == title }) else {
      throw Missing("No alert has a button '\(title)'.")
    }
    try finish(device.tapAlertAction(index))
  }

  private var alert: UIAlertController? {
    var top = window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top as? UIAlertController
  }
}

/// The error thrown if the phone does not have what a test wants to use.
struct Missing: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// A clock that a test sets, and that never runs the scheduled blocks.
private final class ManualClock: ServerClock {
  var milliseconds = 0

  func schedule(at milliseconds: Int, _ block: @escaping @MainActor () -> Void) {}
}
