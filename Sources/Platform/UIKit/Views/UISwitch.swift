/// A control with an on and an off state.
@preconcurrency @MainActor open class UISwitch: UIControl {
  @exclusivity(unchecked) open var isOn = false

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
