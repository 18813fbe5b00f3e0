import FootballGatherUI
import SurfMVPCopy

// The only import of the copy: `.surfMVP` of the original is not visible here.
extension ModuleCopies {
  static let surfMVP = copy(of: .surfMVP)
}
