import FootballGatherUI
import SurfMVPCopy

// Imports only the copy, so that the original's `.surfMVP` is not visible here.
extension FootballGatherCopies {
  static let surfMVP = copy(of: .surfMVP)
}
