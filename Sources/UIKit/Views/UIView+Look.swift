// A view's look. Nothing is drawn: the values can be set and read back, and have no other effect.
extension UIView {
  /// What is kept for the few views that have a look of their own.
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

  /// How content fills a view.
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
  /// The layer, where somebody has asked for one or the view has a look of its own.
  package final var layerIfLoaded: CALayer? { look?.layer }

  /// A view that is fully transparent cannot be touched.
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
  /// Nothing is drawn, but a redraw is something that a user may see.
  public final func setNeedsDisplay() { MainLoop.current.noteRedraw() }
}

/// What is drawn of a view: values that can be set and read back.
@preconcurrency @MainActor open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: UIColor.Components?
  open var backgroundColor: UIColor.Components?
  open var masksToBounds = false
  open var opacity: Float = 1
  open var shadowRadius: CGFloat = 0
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize.zero
  open var shadowColor: UIColor.Components?
}
