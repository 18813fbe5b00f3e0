/// A presentation as a sheet, which can rest at several heights.
///
/// The heights have no effect: a sheet covers nothing, and a swipe down dismisses it at once.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: Hashable, Sendable {
      public let rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier

    private init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    public static func medium() -> Detent { Detent(.medium) }
    public static func large() -> Detent { Detent(.large) }
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }

  public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  @exclusivity(unchecked) open var detents = [Detent.large()]
  @exclusivity(unchecked) open var selectedDetentIdentifier: Detent.Identifier?
  @exclusivity(unchecked) open var largestUndimmedDetentIdentifier: Detent.Identifier?
  @exclusivity(unchecked) open var prefersGrabberVisible = false
  @exclusivity(unchecked) open var preferredCornerRadius: CGFloat?
  @exclusivity(unchecked) open var prefersScrollingExpandsWhenScrolledToEdge = true
  @exclusivity(unchecked) open var prefersEdgeAttachedInCompactHeight = false
  @exclusivity(unchecked) open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  @exclusivity(unchecked) open weak var sourceView: UIView?

  /// Applies the changes immediately.
  open func animateChanges(_ changes: () -> Void) { changes() }
  open func invalidateDetents() {}
}

/// The sizes from which the height of a sheet is computed. Never queried.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  var maximumDetentValue: CGFloat { get }
  var containerTraitCollection: UITraitCollection { get }
}

/// The delegate of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Never called: the heights have no effect.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UIViewController {
  /// The sheet's presentation controller; `nil` unless the style is that of a sheet.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
