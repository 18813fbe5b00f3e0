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
  package func ask(_ answer: @escaping @MainActor (Bool) -> Void) {
    let app = application.delegate.map { moduleName(of: Swift.type(of: $0)) } ?? "App"
    let alert = UIAlertController(
      title: "“\(app)” Would Like to Send You Notifications",
      message: "Notifications may include alerts, sounds, and icon badges.", preferredStyle: .alert)
    for (title, isAllowed) in [("Don’t Allow", false), ("Allow", true)] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { [weak self] _ in
          self?.closePrompt()
          answer(isAllowed)
        })
    }
    // The next turn, because an app often asks while it launches.
    loop.enqueue { [weak self] in self?.show(alert) }
  }

  package func runLater(_ block: @escaping @MainActor () -> Void) { loop.enqueue(block) }

  private func show(_ alert: UIAlertController) {
    guard isRunning else { return }
    if application.applicationState == .active { resignActive() }
    prompt = SystemPrompt.Window(alert)
  }

  private func closePrompt() {
    prompt?.isHidden = true
    prompt = nil
    if application.applicationState == .inactive { becomeActive() }
  }
}
