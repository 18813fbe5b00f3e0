/// An attribute such as `@objc(name)`.
struct Attribute {
  let name: String
  /// The text between the parentheses.
  let arguments: String?
  let tokens: Range<Int>
}
