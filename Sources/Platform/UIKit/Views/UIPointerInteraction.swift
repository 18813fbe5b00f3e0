// Effects of a pointing device, which does not exist. They can be created, but are never shown.

/// Asks its delegate for the effect of a pointer over a view.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  @exclusivity(unchecked) open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  @exclusivity(unchecked) open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func invalidate() {}
}

/// Never called.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// The place of a pointer.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  open var location: CGPoint { .zero }
  open var modifiers: UIKeyModifierFlags { [] }
}

/// A part of a view.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

/// The look of a pointer and of the view below.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { super.init() }
}

/// The effect of a pointer on the view below.
@preconcurrency @MainActor public enum UIPointerEffect {
  public enum TintMode: Sendable { case none, overlay, underlay }

  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

/// The shape of a pointer.
@preconcurrency @MainActor public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// A set of axes.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
