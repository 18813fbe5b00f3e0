// A view's appearance. The values are stored but nothing is drawn.
extension UIView {
  /// The values stored for a view whose appearance is customised.
  @MainActor final class Look {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var alpha: CGFloat = 1
    var contentMode = ContentMode.scaleToFill
    var clipsToBounds = false
    let layer = CALayer()
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
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
    let made = Look()
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
  /// Counts a redraw, which the user might see although nothing is drawn here.
  public final func setNeedsDisplay() { MainLoop.current.noteRedraw() }
}

/// The visual properties of a view. They are stored, but have no effect.
@preconcurrency @MainActor open class CALayer: NSObject {
  @exclusivity(unchecked) open var cornerRadius: CGFloat = 0
  @exclusivity(unchecked) open var borderWidth: CGFloat = 0
  @exclusivity(unchecked) open var borderColor: UIColor.Components?
  @exclusivity(unchecked) open var backgroundColor: UIColor.Components?
  @exclusivity(unchecked) open var masksToBounds = false
  @exclusivity(unchecked) open var opacity: Float = 1
  @exclusivity(unchecked) open var shadowRadius: CGFloat = 0
  @exclusivity(unchecked) open var shadowOpacity: Float = 0
  @exclusivity(unchecked) open var shadowOffset = CGSize.zero
  @exclusivity(unchecked) open var shadowColor: UIColor.Components?
}
