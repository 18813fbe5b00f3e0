/// A presentation anchored to a bar button item or a view.
///
/// In a compact environment it becomes a sheet.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  public struct ArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = ArrowDirection(rawValue: 1)
    public static let down = ArrowDirection(rawValue: 2)
    public static let any = ArrowDirection(rawValue: 15)
  }

  @exclusivity(unchecked) open weak var sourceView: UIView?
  @exclusivity(unchecked) open var sourceRect = CGRect.null
  @exclusivity(unchecked) open var barButtonItem: UIBarButtonItem?
  @exclusivity(unchecked) open var permittedArrowDirections = ArrowDirection.any

  var hasSource: Bool { sourceView != nil || barButtonItem != nil }
}

/// The delegate of a popover. It adds no methods to the base protocol.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
