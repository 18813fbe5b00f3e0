/// A behaviour found in published code of Football Gather that differs from the canonical one.
///
/// Deviations are options of the reference model, never of an app: a canonical app must diverge from a model that deviates, which
/// is how the oracle itself is tested. The number is that of the list of deviations in the app's specification.
public enum Deviation: Int, CaseIterable, Hashable, Sendable {
  case d01 = 1
  case d02, d03, d04, d05, d06, d07, d08, d09, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19,
    d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31, d32, d33

  /// What the app does instead.
  public var summary: String {
    switch self {
    case .d01:
      "a gather whose players were all added is reported as failed, one with a failure starts"
    case .d02:
      "adding any player but the first to a gather fails, because the service's path has grown"
    case .d03: "a retry after a failed update or end fails, because the service's path has grown"
    case .d04: "the bottom button is enabled the wrong way round after the mode has changed"
    case .d05: "changing the mode does not reset the title"
    case .d06: "the overlay stays after a delete"
    case .d07: "opening a player ticks the row, which shows in the next selection"
    case .d08: "the detail's title is set before the player is replaced"
    case .d09: "Select is always enabled"
    case .d10: "no selected player is titled '0 selected'"
    case .d11: "after a gather the next selection shows the old count, and confirms an empty bench"
    case .d12: "empty credentials are sent to the server"
    case .d13: "the remember flag is not stored"
    case .d14: "the stored name is shown although it was not to be remembered"
    case .d15: "failures are told in other words"
    case .d16: "the edit screen has no title"
    case .d17: "Done compares exactly, allows an empty name, and does nothing for a change of case"
    case .d18: "an unknown value of a pick list is cleared"
    case .d19: "the score is sent with a colon"
    case .d20: "two alerts are titled 'Error'"
    case .d21: "the timer button stays at Pause when the time has run out"
    case .d22: "the confirm screen has no title"
    case .d23: "End and the timer's Cancel do nothing when tapped"
    case .d24: "there is no overlay while a gather is ended"
    case .d25: "another way to find the list when a gather ends"
    case .d26: "the end of a gather toggles the list's mode instead of setting it"
    case .d27: "the content stays enabled while the list loads"
    case .d28: "the list is drawn again whenever it appears"
    case .d29: "the timer's Cancel resets to the value that the screen began with"
    case .d30: "the bench has another order"
    case .d31: "a registration gives no token"
    case .d32: "when a second gather cannot be created, the first one is started"
    case .d33: "the Select button is not looked at again after the last player was deleted"
    }
  }

  /// Why no session can show the deviation; `nil` for one that sessions expose.
  public var reasonNotVisible: String? {
    switch self {
    case .d18: "a pick list holds known values only"
    case .d25: "both ways find the same controller"
    case .d28: "every row is drawn as it is at once, so drawing again changes nothing"
    case .d29: "the screen begins with the same ten minutes"
    case .d31: "the canonical app does the same"
    case .d33: "the canonical app does the same"
    default: nil
    }
  }
}

/// Some deviations, as bits: asking costs nothing when there are none.
struct DeviationSet: Hashable, Sendable {
  private var bits: UInt64 = 0

  init(_ deviations: Set<Deviation> = []) {
    for deviation in deviations { bits |= 1 << UInt64(deviation.rawValue) }
  }

  func contains(_ deviation: Deviation) -> Bool {
    bits != 0 && bits & (1 << UInt64(deviation.rawValue)) != 0
  }
}
