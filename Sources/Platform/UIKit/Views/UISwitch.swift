/// A control with an on and an off state.
@preconcurrency @MainActor open class UISwitch: UIControl {
  @exclusivity(unchecked) open var isOn = false
  // Stored, but without effect.
  @exclusivity(unchecked) open var onTintColor: UIColor?
  @exclusivity(unchecked) open var thumbTintColor: UIColor?
  @exclusivity(unchecked) open var title: String?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
