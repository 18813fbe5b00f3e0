// Geometric values in Objective-C's collections, such as the keyboard's frame.
extension NSValue {
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
}

// Lets `as? NSValue` convert a rectangle to an object, and `as? CGRect` convert it back, as on a
// phone.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    // `NSNumber` is also a kind of `NSValue`, but contains no rectangle.
    guard !(source is NSNumber) else { return false }
    result = source.rectValue
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

// Geometric values as texts, as Foundation writes and reads them.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSStringFromRect(rect) }
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSStringFromPoint(point) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSStringFromSize(size) }

extension NSCoder {
  public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
  public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
  public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
  public class func cgRect(for text: String) -> CGRect { NSRectFromString(text) }
  public class func cgPoint(for text: String) -> CGPoint { NSPointFromString(text) }
  public class func cgSize(for text: String) -> CGSize { NSSizeFromString(text) }
}
