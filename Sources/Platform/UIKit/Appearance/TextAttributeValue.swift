/// The superclass of the values of text attributes, with the members of `NSObject` that apps use.
///
/// On a phone, these classes inherit from `NSObject`. Foundation on Linux ends the process when
/// `NSAttributedString` compares two runs of text whose values are different `NSObject`s.
open class TextAttributeValue: Hashable, CustomStringConvertible {
  public init() {}

  open func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }
  open var hash: Int { ObjectIdentifier(self).hashValue }
  open var description: String { "<\(type(of: self))>" }
  open func copy() -> Any { (self as? any NSCopying)?.copy(with: nil) ?? self }
  open func mutableCopy() -> Any {
    (self as? any NSMutableCopying)?.mutableCopy(with: nil) ?? self
  }

  public static func == (one: TextAttributeValue, other: TextAttributeValue) -> Bool {
    one.isEqual(other)
  }
  public final func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
