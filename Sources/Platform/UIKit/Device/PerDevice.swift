/// A value that starts afresh on each device, such as a user's answer to a question.
@propertyWrapper @MainActor package final class PerDevice<Value> {
  private let initial: @MainActor () -> Value
  private weak var loop: MainLoop?
  private var stored: Value?

  package init(wrappedValue initial: @autoclosure @escaping @MainActor () -> Value) {
    self.initial = initial
  }

  package var wrappedValue: Value {
    get {
      if loop === MainLoop.current, let stored { return stored }
      return store(initial())
    }
    set { store(newValue) }
  }

  @discardableResult private func store(_ value: Value) -> Value {
    loop = .current
    stored = value
    return value
  }
}
