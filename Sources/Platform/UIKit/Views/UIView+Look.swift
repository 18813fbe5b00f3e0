// A view's appearance. The values are stored but nothing is drawn.
extension UIView {
  /// The values stored for a view whose appearance is customised.
  @MainActor final class Look {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var alpha: CGFloat = 1
    var contentMode = ContentMode.scaleToFill
    var clipsToBounds = false
    let layer: CALayer
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    private(set) lazy var details = Details()

    init(layer: CALayer) { self.layer = layer }
  }

  /// The values that few views set.
  @MainActor final class Details {
    var transform = CGAffineTransform.identity
    var isOpaque = true
    var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var insetsLayoutMarginsFromSafeArea = true
    var preservesSuperviewLayoutMargins = false
    var mask: UIView?
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var tintAdjustmentMode = TintAdjustmentMode.automatic
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var isAccessibilityElement = false
    var accessibilityHint: String?
    var accessibilityValue: String?
    var accessibilityTraits = UIAccessibilityTraits.none
    var accessibilityElementsHidden = false
    var accessibilityElements: [Any]?
    var interactions: [any UIInteraction] = []
  }

  /// The way in which content fills a view. Stored, but has no effect.
  public enum ContentMode: Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  public final var backgroundColor: UIColor? {
    get { look?.backgroundColor }
    set { ownLook.backgroundColor = newValue }
  }
  public final var tintColor: UIColor! {
    get { look?.tintColor ?? .systemBlue }
    set { ownLook.tintColor = newValue }
  }
  public final var contentMode: ContentMode {
    get { look?.contentMode ?? .scaleToFill }
    set { ownLook.contentMode = newValue }
  }
  public final var clipsToBounds: Bool {
    get { look?.clipsToBounds ?? false }
    set { ownLook.clipsToBounds = newValue }
  }
  public final var layer: CALayer { ownLook.layer }
  /// The layer, if the view's appearance is customised or `layer` has been accessed.
  package final var layerIfLoaded: CALayer? { look?.layer }

  /// The opacity. A fully transparent view receives no touches.
  public final var alpha: CGFloat {
    get { look?.alpha ?? 1 }
    set { ownLook.alpha = newValue }
  }

  final var ownLook: Look {
    if let look { return look }
    let layerClass: AnyClass = type(of: self).layerClass
    let made = Look(
      layer: layerClass == CALayer.self
        ? CALayer() : makeObject(of: layerClass) as? CALayer ?? CALayer())
    look = made
    return made
  }

  public final var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  public final var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  public final func sizeToFit() {}
  /// Counts a redraw: the user might see a change, although nothing is drawn here.
  public final func setNeedsDisplay() { MainLoop.current.noteRedraw() }
}
