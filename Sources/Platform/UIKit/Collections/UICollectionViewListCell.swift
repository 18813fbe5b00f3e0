/// A row of a collection that is laid out as a list.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  @exclusivity(unchecked) open var accessories: [UICellAccessory] = []
  @exclusivity(unchecked) open var indentationLevel = 0
  @exclusivity(unchecked) open var indentationWidth: CGFloat = 10
  @exclusivity(unchecked) open var indentsAccessories = true
  public let separatorLayoutGuide = UILayoutGuide()

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// A mark or control at the edge of a list's row. Stored, but users do not touch it.
@preconcurrency @MainActor public struct UICellAccessory {
  /// The states of a list in which an accessory is displayed.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public typealias ActionHandler = @MainActor () -> Void

  private enum Kind {
    case disclosureIndicator, checkmark, outlineDisclosure, detail, delete, insert, reorder,
      multiselect
    case label(String)
  }

  private let kind: Kind
  // Retained, as on a phone.
  private let actionHandler: ActionHandler?
  private let displayed: DisplayedState

  private init(
    _ kind: Kind, _ displayed: DisplayedState, _ actionHandler: ActionHandler? = nil
  ) {
    self.kind = kind
    self.displayed = displayed
    self.actionHandler = actionHandler
  }

  public static func disclosureIndicator(displayed: DisplayedState = .always) -> Self {
    Self(.disclosureIndicator, displayed)
  }
  public static func checkmark(displayed: DisplayedState = .always) -> Self {
    Self(.checkmark, displayed)
  }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, actionHandler: ActionHandler? = nil
  ) -> Self { Self(.outlineDisclosure, displayed, actionHandler) }
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: ActionHandler? = nil
  ) -> Self { Self(.detail, displayed, actionHandler) }
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: ActionHandler? = nil
  ) -> Self { Self(.delete, displayed, actionHandler) }
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: ActionHandler? = nil
  ) -> Self { Self(.insert, displayed, actionHandler) }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> Self {
    Self(.reorder, displayed)
  }
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> Self {
    Self(.multiselect, displayed)
  }
  public static func label(text: String, displayed: DisplayedState = .always) -> Self {
    Self(.label(text), displayed)
  }
}
