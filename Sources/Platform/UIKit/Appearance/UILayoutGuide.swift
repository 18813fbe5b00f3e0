/// A rectangular area of a view that takes part in layout.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, NSLayoutItem {
  @exclusivity(unchecked) public internal(set) final weak var owningView: UIView?
  @exclusivity(unchecked) open var identifier: String?
  /// The bounds of the view, as nothing is laid out.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  public override init() { super.init() }
}
