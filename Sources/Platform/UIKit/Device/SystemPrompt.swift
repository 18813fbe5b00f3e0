/// The root of the window in which the system asks the user a question over the app.
///
/// The window receives all touches until the user answers. App code never sees it: on a phone, it
/// belongs to another process.
final class SystemPrompt: UIViewController {
  /// A window that is not among the app's.
  final class Window: UIWindow {
    /// Presents an alert over an empty screen.
    init(_ alert: UIAlertController) {
      super.init(frame: UIScreen.main.bounds)
      windowLevel = .alert
      rootViewController = SystemPrompt(nibName: nil, bundle: nil)
      isHidden = false
      rootViewController?.present(alert, animated: false)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
}

extension Device: NotificationPermission {
  /// The device that was switched on last, if it still exists.
  package static var current: Device? { UNUserNotificationCenter.permission as? Device }

  package func ask(_ answer: @escaping @MainActor (Bool) -> Void) {
    // The app's name is constant, so that two versions of an app show the same question.
    ask(
      title: "“App” Would Like to Send You Notifications",
      message: "Notifications may include alerts, sounds, and icon badges.",
      refusal: "Don’t Allow", consent: "Allow", answer)
  }

  /// Asks the user a question over the app, to be answered with one of two buttons.
  package func ask(
    title: String, message: String, refusal: String, consent: String,
    _ answer: @escaping @MainActor (Bool) -> Void
  ) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (title, isAllowed) in [(refusal, false), (consent, true)] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { [unowned self] _ in
          // The app may read its settings as soon as it becomes active.
          answer(isAllowed)
          closePrompt()
        })
    }
    // The next turn, because an app often asks while it launches.
    loop.enqueue { [unowned self] in show(alert) }
  }

  package func runLater(_ block: @escaping @MainActor () -> Void) { loop.enqueue(block) }

  private func show(_ alert: UIAlertController) {
    guard isRunning else { return }
    // One question at a time; the next one follows the answer.
    guard prompt == nil else { return waitingPrompts.append(alert) }
    if application.applicationState == .active { resignActive() }
    prompt = SystemPrompt.Window(alert)
  }

  private func closePrompt() {
    prompt?.isHidden = true
    prompt = nil
    if !waitingPrompts.isEmpty { return show(waitingPrompts.removeFirst()) }
    if application.applicationState == .inactive { becomeActive() }
  }
}
