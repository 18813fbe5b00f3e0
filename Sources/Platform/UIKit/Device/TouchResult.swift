/// The result of a touch.
///
/// Tests use `#expect(device.tap(button).isDelivered)`, whose failure prints the reason, or `try
/// device.tapBack().get()`, which throws it.
public enum TouchResult: Hashable, Sendable, CustomStringConvertible {
  /// The touch arrived, whatever the app did with it.
  case delivered
  /// The touch did not arrive and nothing has changed.
  case refused(TouchRefusal)

  /// Whether the touch arrived.
  public var isDelivered: Bool { self == .delivered }

  /// The reason why the touch did not arrive.
  public var refusal: TouchRefusal? {
    if case .refused(let refusal) = self { refusal } else { nil }
  }

  /// Throws the refusal if the touch did not arrive.
  public func get() throws(TouchRefusal) {
    if case .refused(let refusal) = self { throw refusal }
  }

  /// The result as a sentence.
  public var description: String { refusal?.description ?? "The touch was delivered." }
}

/// The reason why a touch does not arrive.
public enum TouchRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// A transition is running or queued.
  case transitionRunning(count: Int)
  /// The view is not in a window.
  case outsideWindow(UIKitObjectName)
  /// The view, or one of its superviews, is hidden or fully transparent.
  case hidden(UIKitObjectName, in: UIKitObjectName?)
  /// The view, or one of its superviews, has user interaction disabled.
  case interactionDisabled(UIKitObjectName, in: UIKitObjectName?)
  /// Something is presented over the view.
  case covered(UIKitObjectName, by: UIKitObjectName)
  /// The control, item, tab or gesture is disabled.
  case disabled(UIKitObjectName)
  /// There is nothing to touch; the payload is a sentence.
  case missing(String)
  /// The app does not allow the touch; the payload is a sentence.
  case declined(String)

  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .transitionRunning(let count):
      "Touches are ignored during transitions (running: \(count))."
    case .outsideWindow(let view): "\(view) is not in a window."
    case .hidden(let view, let outer): "\(view)\(Self.container(outer)) is hidden."
    case .interactionDisabled(let view, let outer):
      "\(view)\(Self.container(outer)) has user interaction disabled."
    case .covered(let view, let modal): "\(view) is covered by \(modal)."
    case .disabled(let object): "\(object) is disabled."
    case .missing(let sentence), .declined(let sentence): sentence
    }
  }

  private static func container(_ outer: UIKitObjectName?) -> String {
    outer.map { " is in \($0), which" } ?? ""
  }
}
