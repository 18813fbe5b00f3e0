// A view's appearance and other rare values. They are stored, but nothing is drawn.
extension UIView {
  /// The values that most views leave at their defaults, mostly of their appearance.
  @MainActor final class Look {
    @exclusivity(unchecked) var backgroundColor: UIColor?
    @exclusivity(unchecked) var tintColor: UIColor?
    @exclusivity(unchecked) var alpha: CGFloat = 1
    @exclusivity(unchecked) var contentMode = ContentMode.scaleToFill
    @exclusivity(unchecked) var clipsToBounds = false
    @exclusivity(unchecked) var accessibilityLabel: String?
    @exclusivity(unchecked) var restorationIdentifier: String?
    @exclusivity(unchecked) var tag = 0
    @exclusivity(unchecked) var gestureRecognizers: [UIGestureRecognizer]?
    @exclusivity(unchecked) var layer: CALayer?
    @exclusivity(unchecked) var constraints: [NSLayoutConstraint] = []
    @exclusivity(unchecked) var guides: [UILayoutGuide] = []
    @exclusivity(unchecked) private(set) var detailsIfMade: Details?

    var details: Details {
      if let detailsIfMade { return detailsIfMade }
      let made = Details()
      detailsIfMade = made
      return made
    }
  }

  /// The values that few views set.
  @MainActor final class Details {
    @exclusivity(unchecked) var transform = CATransform3D.identity
    /// The values without effect, by the names of their properties.
    @exclusivity(unchecked) var others: [String: Any] = [:]
    @exclusivity(unchecked) var isOpaque = true
    @exclusivity(unchecked) var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    @exclusivity(unchecked) var insetsLayoutMarginsFromSafeArea = true
    @exclusivity(unchecked) var preservesSuperviewLayoutMargins = false
    @exclusivity(unchecked) var mask: UIView?
    @exclusivity(unchecked) var isMultipleTouchEnabled = false
    @exclusivity(unchecked) var isExclusiveTouch = false
    @exclusivity(unchecked) var motionEffects: [UIMotionEffect] = []
    @exclusivity(unchecked) var tintAdjustmentMode = TintAdjustmentMode.automatic
    @exclusivity(unchecked) var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    @exclusivity(unchecked) var semanticContentAttribute = UISemanticContentAttribute.unspecified
    @exclusivity(unchecked) var isAccessibilityElement = false
    @exclusivity(unchecked) var accessibilityHint: String?
    @exclusivity(unchecked) var accessibilityValue: String?
    @exclusivity(unchecked) var accessibilityTraits = UIAccessibilityTraits.none
    @exclusivity(unchecked) var accessibilityElementsHidden = false
    @exclusivity(unchecked) var accessibilityViewIsModal = false
    @exclusivity(unchecked) var accessibilityFrame: CGRect?
    @exclusivity(unchecked) var accessibilityPath: UIBezierPath?
    @exclusivity(unchecked) var accessibilityActivationPoint: CGPoint?
    @exclusivity(unchecked) var accessibilityLanguage: String?
    @exclusivity(unchecked) var accessibilityContainerType = UIAccessibilityContainerType.none
    @exclusivity(unchecked) var accessibilityRespondsToUserInteraction = true
    @exclusivity(unchecked) var accessibilityIgnoresInvertColors = false
    @exclusivity(unchecked) var showsLargeContentViewer = false
    @exclusivity(unchecked) var largeContentTitle: String?
    @exclusivity(unchecked) var largeContentImage: UIImage?
    @exclusivity(unchecked) var accessibilityElements: [Any]?
    @exclusivity(unchecked) var groupsAccessibilityChildren = false
    @exclusivity(unchecked) var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    @exclusivity(unchecked) var interactions: [any UIInteraction] = []
    @exclusivity(unchecked) var traitRegistrations: [any UITraitChangeRegistration] = []
    @exclusivity(unchecked) var sizePriorities: [NSLayoutConstraint.Axis: SizePriorities] = [:]
  }

  /// The way in which content fills a view. Stored, but has no effect.
  public enum ContentMode: Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// The layer, created when it is first read.
  final var ownLayer: CALayer {
    let look = ownLook
    if let layer = look.layer { return layer }
    let layerClass: AnyClass = type(of: self).layerClass
    let made =
      layerClass == CALayer.self ? CALayer() : makeObject(of: layerClass) as? CALayer ?? CALayer()
    look.layer = made
    return made
  }
  /// The layer, if `layer` has been accessed.
  package final var layerIfLoaded: CALayer? { look?.layer }

  final var ownLook: Look {
    if let look { return look }
    let made = Look()
    look = made
    return made
  }

}
