/// A layer with text. Its properties are stored, but have no effect.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  @exclusivity(unchecked) open var string: Any?
  @exclusivity(unchecked) open var font: AnyObject?
  @exclusivity(unchecked) open var fontSize: CGFloat = 36
  @exclusivity(unchecked) open var foregroundColor: CGColor? = UIColor.white.cgColor
  @exclusivity(unchecked) open var isWrapped = false
  @exclusivity(unchecked) open var alignmentMode = CATextLayerAlignmentMode.natural
  @exclusivity(unchecked) open var truncationMode = CATextLayerTruncationMode.none

  /// Always empty, as nothing is drawn.
  open func preferredFrameSize() -> CGSize { .zero }
}

/// The alignment of a layer's text.
public struct CATextLayerAlignmentMode: Hashable, Sendable {
  let name: String
  public static let natural = CATextLayerAlignmentMode(name: "natural")
  public static let left = CATextLayerAlignmentMode(name: "left")
  public static let right = CATextLayerAlignmentMode(name: "right")
  public static let center = CATextLayerAlignmentMode(name: "center")
  public static let justified = CATextLayerAlignmentMode(name: "justified")
}

/// The place at which a layer's text is cut off.
public struct CATextLayerTruncationMode: Hashable, Sendable {
  let name: String
  public static let none = CATextLayerTruncationMode(name: "none")
  public static let start = CATextLayerTruncationMode(name: "start")
  public static let end = CATextLayerTruncationMode(name: "end")
  public static let middle = CATextLayerTruncationMode(name: "middle")
}
