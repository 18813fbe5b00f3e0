import FootballGatherUI
import MVPCCopy

// The only import of the copy: `.mvpc` of the original is not visible here.
extension ModuleCopies {
  static let mvpc = copy(of: .mvpc)
}
