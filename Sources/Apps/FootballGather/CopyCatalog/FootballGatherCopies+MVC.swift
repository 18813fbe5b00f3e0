import FootballGatherUI
import MVCCopy

// Imports only the copy, so that the original's `.mvc` is not visible here.
extension FootballGatherCopies {
  static let mvc = copy(of: .mvc)
}
