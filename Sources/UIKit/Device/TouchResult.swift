/// What became of a touch.
///
/// A test asks `#expect(device.tap(button).isDelivered)`, whose failure prints the reason, or lets `try device.tapBack().get()`
/// throw it.
public enum TouchResult: Hashable, Sendable, CustomStringConvertible {
  /// The touch arrived, whatever the app made of it.
  case delivered
  /// The touch did not arrive, and nothing has changed.
  case refused(TouchRefusal)

  /// Whether the touch arrived.
  public var isDelivered: Bool { self == .delivered }

  /// Why the touch did not arrive.
  public var refusal: TouchRefusal? {
    if case .refused(let refusal) = self { refusal } else { nil }
  }

  /// Throws the reason of a touch that did not arrive.
  public func get() throws(TouchRefusal) {
    if case .refused(let refusal) = self { throw refusal }
  }

  /// One sentence.
  public var description: String { refusal?.description ?? "The touch was delivered." }
}

/// Why a touch does not arrive.
public enum TouchRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// Screens are moving, or a change waits for its turn.
  case transitionRunning(count: Int)
  /// The view is shown nowhere.
  case outsideWindow(UIKitObjectName)
  /// The view, or one that it is in, is hidden or fully transparent.
  case hidden(UIKitObjectName, in: UIKitObjectName?)
  /// The view, or one that it is in, takes no touches.
  case interactionDisabled(UIKitObjectName, in: UIKitObjectName?)
  /// Something is presented over the view.
  case covered(UIKitObjectName, by: UIKitObjectName)
  /// The control, item, tab or gesture is disabled.
  case disabled(UIKitObjectName)
  /// What should be touched is not there, as a sentence.
  case missing(String)
  /// The app does not let it happen, as a sentence.
  case declined(String)

  /// One sentence.
  public var description: String {
    switch self {
    case .transitionRunning(let count):
      "Touches are ignored while screens move: the number of running transitions is \(count)."
    case .outsideWindow(let view): "\(view) is in no window."
    case .hidden(let view, let outer): "\(view)\(Self.place(outer)) is hidden."
    case .interactionDisabled(let view, let outer):
      "\(view)\(Self.place(outer)) has user interaction disabled."
    case .covered(let view, let modal): "\(view) is covered by \(modal)."
    case .disabled(let object): "\(object) is disabled."
    case .missing(let sentence), .declined(let sentence): sentence
    }
  }

  private static func place(_ outer: UIKitObjectName?) -> String {
    outer.map { " is in \($0), which" } ?? ""
  }
}
