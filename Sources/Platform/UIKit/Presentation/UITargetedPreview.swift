// Previews of views in context menus and under pointers. They can be created, but are never shown.

/// The look of a preview.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  @exclusivity(unchecked) open var visiblePath: UIBezierPath?
  @exclusivity(unchecked) open var shadowPath: UIBezierPath?
  @exclusivity(unchecked) open var backgroundColor: UIColor! = .systemBackground

  public override init() { super.init() }
  public init(textLineRects: [NSValue]) { super.init() }
}

/// The place of a preview.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// A preview of a view.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  open var size: CGSize { view.bounds.size }
}
