/// What can answer events: views, controllers, the application.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who is asked next.
  open var next: UIResponder? { nil }
}
