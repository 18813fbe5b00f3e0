/// Wheels to turn, one a component.
@preconcurrency @MainActor open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selectedRows: [Int] = []

  open var numberOfComponents: Int { selectedRows.count }

  /// Asks for the number of components; rows that no longer exist are left for the last that does.
  open func reloadAllComponents() {
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    selectedRows = (0..<count).map { component in
      component < selectedRows.count ? clamped(selectedRows[component], in: component) : 0
    }
  }

  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard selectedRows.indices.contains(component) else { return }
    selectedRows[component] = clamped(row, in: component)
  }

  /// The row that the wheel shows, or -1 where there is no such component.
  open func selectedRow(inComponent component: Int) -> Int {
    selectedRows.indices.contains(component) ? selectedRows[component] : -1
  }

  private func clamped(_ row: Int, in component: Int) -> Int {
    max(0, min(row, numberOfRows(inComponent: component) - 1))
  }
}

/// How many wheels there are, and how many rows each has. Not kept (M14).
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What the rows of a wheel say, and which was chosen. Not kept (M14).
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
