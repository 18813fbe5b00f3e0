import FootballGatherUI
import MVPCCopy

// Imports only the copy, so that the original's `.mvpc` is not visible here.
extension FootballGatherCopies {
  static let mvpc = copy(of: .mvpc)
}
