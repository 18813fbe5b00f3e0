import FootballGatherUI
import MVCCopy

// The only import of the copy: `.mvc` of the original is not visible here.
extension ModuleCopies {
  static let mvc = copy(of: .mvc)
}
