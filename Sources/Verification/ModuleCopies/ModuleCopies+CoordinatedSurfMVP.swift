import FootballGatherUI
import CoordinatedSurfMVPCopy

// Imports only the copy, so that the original's `.coordinatedSurfMVP` is not visible here.
extension ModuleCopies {
  static let coordinatedSurfMVP = copy(of: .coordinatedSurfMVP)
}
