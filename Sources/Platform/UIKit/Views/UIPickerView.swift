/// A view with a wheel for each component.
@preconcurrency @MainActor open class UIPickerView: UIView {
  @exclusivity(unchecked) open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { forgetComponents() }
  }
  @exclusivity(unchecked) open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { forgetComponents() }
  }
  @exclusivity(unchecked) private var selectedRows: [Int] = []
  @exclusivity(unchecked) private var needsReload = true

  open var numberOfComponents: Int {
    loadComponentsIfNeeded()
    return selectedRows.count
  }

  // Outlets are set before the data source has its data, so the data source is not queried until
  // layout or until code queries the picker.
  private func forgetComponents() {
    needsReload = true
    setNeedsLayout()
  }

  open override func layoutSubviews() { loadComponentsIfNeeded() }

  private func loadComponentsIfNeeded() {
    if needsReload, dataSource != nil { reloadAllComponents() }
  }

  /// Reloads all components. A selected row that no longer exists is replaced by the last.
  open func reloadAllComponents() {
    needsReload = false
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    selectedRows = (0..<count).map { component in
      component < selectedRows.count ? clamped(selectedRows[component], in: component) : 0
    }
  }

  /// Reloads one component.
  open func reloadComponent(_ component: Int) {
    loadComponentsIfNeeded()
    guard selectedRows.indices.contains(component) else { return }
    selectedRows[component] = clamped(selectedRows[component], in: component)
  }

  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadComponentsIfNeeded()
    guard selectedRows.indices.contains(component) else { return }
    selectedRows[component] = clamped(row, in: component)
  }

  /// Returns the selected row, or -1 if there is no such component.
  open func selectedRow(inComponent component: Int) -> Int {
    loadComponentsIfNeeded()
    return selectedRows.indices.contains(component) ? selectedRows[component] : -1
  }

  @exclusivity(unchecked) open var showsSelectionIndicator = true
  /// Zero, because nothing is drawn.
  open func rowSize(forComponent component: Int) -> CGSize { .zero }
  /// `nil`, because rows have no views.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }

  private func clamped(_ row: Int, in component: Int) -> Int {
    max(0, min(row, numberOfRows(inComponent: component) - 1))
  }
}

/// The source of the numbers of components and rows. Referenced weakly (M14).
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The methods that provide row titles and respond to selection. Referenced weakly (M14).
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
