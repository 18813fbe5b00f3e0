import FootballGatherUI
import CoordinatedSurfMVPCopy

// The only import of the copy: `.coordinatedSurfMVP` of the original is not visible here.
extension ModuleCopies {
  static let coordinatedSurfMVP = copy(of: .coordinatedSurfMVP)
}
