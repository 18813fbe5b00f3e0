/// The texts that appear on several screens.
public enum StatusText {
  public static let loading = "Loading."
  public static let notAvailableOffline = "Not available offline."
  public static let failed = "Could not be loaded."
  public static let empty = "None yet."
  /// The rating of a trainer, and the value of a row, before it is known.
  public static let none = "–"

  /// Returns the number of available trainers as text, for the row of any activity.
  public static func free(_ count: Int) -> String { "\(count) free now" }
}
