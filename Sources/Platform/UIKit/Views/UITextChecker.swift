/// Checks the spelling of texts. There is no dictionary: no word is misspelt or completed.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  open class var availableLanguages: [String] { [] }

  public override init() { super.init() }

  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt offset: Int, wrap: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
}
