/// A row of a collection that is laid out as a list.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The marks and controls at the edges. Custom views are subviews of the cell while displayed.
  @exclusivity(unchecked) open var accessories: [UICellAccessory] = [] {
    didSet {
      // An app's own view may be in another cell by now.
      for view in oldValue.compactMap(\.customView) where view.superview === self {
        view.removeFromSuperview()
      }
      showAccessories()
    }
  }
  @exclusivity(unchecked) open var indentationLevel = 0
  @exclusivity(unchecked) open var indentationWidth: CGFloat = 10
  @exclusivity(unchecked) open var indentsAccessories = true
  public let separatorLayoutGuide = UILayoutGuide()

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  final override func editingDidChange() { showAccessories() }

  private func showAccessories() {
    for accessory in accessories {
      guard let view = accessory.customView else { continue }
      if accessory.isDisplayed(whileEditing: configurationState.isEditing) {
        if view.superview !== self { addSubview(view) }
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
  }

  /// The accessories that a user can tap now. Views of the app's own are touched like any others.
  final var touchableAccessories: [UICellAccessory] {
    guard accessories.contains(where: \.isButton) else { return [] }
    let isEditing = configurationState.isEditing
    return accessories.filter { $0.isButton && $0.isDisplayed(whileEditing: isEditing) }
  }
}
