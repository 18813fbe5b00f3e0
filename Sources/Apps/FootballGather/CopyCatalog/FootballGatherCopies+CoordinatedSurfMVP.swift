import FootballGatherUI
import CoordinatedSurfMVPCopy

// Imports only the copy, so that the original's `.coordinatedSurfMVP` is not visible here.
extension FootballGatherCopies {
  static let coordinatedSurfMVP = copy(of: .coordinatedSurfMVP)
}
