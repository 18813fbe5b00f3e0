/// Finds addresses of web pages and telephone numbers in a text. On a phone, a subclass of
/// `NSRegularExpression`, which has none on Linux.
open class NSDataDetector: NSObject, @unchecked Sendable {
  public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue
  private let expression: NSRegularExpression
  // Foundation's own names for these values are deprecated on Linux.
  private static let link: NSTextCheckingResult.CheckingType.RawValue = 1 << 5
  private static let phoneNumber: NSTextCheckingResult.CheckingType.RawValue = 1 << 11

  public init(types: NSTextCheckingResult.CheckingType.RawValue) throws {
    checkingTypes = types
    var patterns: [String] = []
    if types & Self.link != 0 {
      patterns.append(#"(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+"#)
    }
    if types & Self.phoneNumber != 0 { patterns.append(#"\+?\d(?:[ ()/.-]*\d){6,14}"#) }
    // Without a known type, nothing matches.
    expression = try NSRegularExpression(
      pattern: patterns.isEmpty ? "(?!)" : patterns.joined(separator: "|"))
    super.init()
  }

  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var isStopped = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !isStopped.boolValue {
      block(match, [], &isStopped)
    }
  }

  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] { expression.matches(in: string, options: options, range: range) }

  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }
}
