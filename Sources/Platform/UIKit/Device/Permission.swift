/// A question that the user answers once on each device, such as whether an app may know the
/// location.
@MainActor package final class Permission {
  /// The answer; `nil` if there is none yet.
  @PerDevice package private(set) var isGiven: Bool? = nil
  // Those who ask while the question is open learn of the same answer.
  @PerDevice private var waiting: [@MainActor () -> Void] = []

  package init() {}

  /// Asks, unless the user has been asked, and calls `completion` in a later turn when there is an
  /// answer. Without a launched app, permission is given.
  package func ask(
    title: String, message: String, refusal: String, consent: String,
    _ completion: @escaping @MainActor () -> Void
  ) {
    if isGiven == nil, let device = Device.current {
      waiting.append(completion)
      guard waiting.count == 1 else { return }
      device.ask(title: title, message: message, refusal: refusal, consent: consent) {
        [weak self] in
        self?.answer($0)
      }
    } else {
      isGiven = isGiven ?? true
      MainLoop.current.enqueue(completion)
    }
  }

  private func answer(_ isAllowed: Bool) {
    isGiven = isAllowed
    let completions = waiting
    waiting = []
    for completion in completions { MainLoop.current.enqueue(completion) }
  }
}
