public import UIKit

/// Everything that the user can touch at the moment, under readable names.
///
/// A name is the accessibility identifier or label; failing that, the visible text; failing that,
/// the type. Elements with equal names are numbered in the order of the window: the second is `Save
/// (2)`.
@MainActor public struct VisibleScreen {
  /// An element of the screen with its name.
  public struct Named<Value> {
    public let name: String
    public let value: Value
  }

  /// The controls, fields, tables and pickers that can be touched.
  public private(set) var views: [Named<UIView>] = []
  /// The buttons of the visible bars.
  public private(set) var barItems: [Named<UIBarButtonItem>] = []
  /// The names of the visible controls and bar buttons that are disabled.
  public var disabledNames: [String] { disabled.map(\.name) }
  /// The recognizers, on touchable views, of gestures that UIKit itself does not use.
  public private(set) var gestures: [Named<UIGestureRecognizer>] = []

  private var disabled: [Named<any Lockable>] = []
  private let device: Device
  // The number of elements, and of gestures, with each name so far.
  private var uses: [String: Int] = [:]
  private var gestureUses: [String: Int] = [:]

  /// Inspects the frontmost screen of a device.
  public init(of device: Device) {
    self.device = device
    if let navigation = device.touchableNavigationController,
      let top = navigation.topViewController
    {
      readItems(top.navigationItem.leftBarButtonItems)
      readItems(top.navigationItem.rightBarButtonItems)
      if let view = top.navigationItem.titleView { read(view) }
      if let search = top.navigationItem.searchController { read(search.searchBar) }
    }
    readItems(device.controllerWithToolbar?.topViewController?.toolbarItems)
    if let front = device.window?.frontmostController, let view = front.viewIfLoaded,
      device.canTouch(view)
    {
      read(front.containerOfOwnManager ?? view)
      for view in [device.touchableAccessoryView, device.touchableInputView] {
        if let view, view.superview == nil { read(view) }
      }
    }
  }

  private mutating func readItems(_ items: [UIBarButtonItem]?) {
    for button in items ?? [] where !button.isHidden && !button.isSpace {
      let written = button.accessibilityLabel ?? button.title ?? button.image?.name
      let label = button.accessibilityIdentifier ?? written
      if !button.isEnabled {
        disabled.append(Named(name: label ?? "bar button", value: button))
      } else if let view = button.customView {
        read(view)
      } else {
        barItems.append(Named(name: name(label) { "bar button" }, value: button))
      }
    }
  }

  private mutating func read(_ view: UIView) {
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha > 0, !view.isBesideSuperview
    else { return }
    for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
      let label = recognizer.name ?? view.accessibilityIdentifier ?? Self.kind(of: view)
      gestures.append(Named(name: Self.name(label, &gestureUses), value: recognizer))
    }
    switch view {
    case let control as UIControl:
      if !control.isEnabled {
        let label = label(of: control, written: control.writing)
        disabled.append(Named(name: label ?? Self.kind(of: control), value: control))
      } else if !onlyGroups(control) {
        add(control, written: control.writing)
      }
      // The control is not touched where a view within it is, whether or not it is enabled.
      for child in control.subviews { read(child) }
    case let view as UITextView: if view.isEditable { add(view, written: nil) }
    case is UIPickerView: add(view, written: nil)
    case let bar as UIToolbar: readItems(bar.items)
    case let bar as UISearchBar: add(bar, written: bar.placeholder)
    case let list as UIScrollView
    where list is UITableView || list is UICollectionView || list.refreshControl != nil:
      add(view, written: nil)
      fallthrough
    default:
      // A list may already have been added.
      if views.last?.value !== view,
        view.interactions.contains(where: { $0 is UIContextMenuInteraction }) || view.takesText
      {
        add(view, written: nil)
      }
      for child in view.subviews { read(child) }
    }
  }

  /// Whether a control contains others and does nothing itself. One that overrides the callbacks of
  /// touches cannot be told from it.
  private func onlyGroups(_ control: UIControl) -> Bool {
    guard !control.hasActions(for: .allEvents), control.interactions.isEmpty,
      control.containsControl, case .tap? = ownEvents(on: control, "").first
    else { return false }
    return !control.takesText
  }

  private mutating func add(_ view: UIView, written: String?) {
    views.append(
      Named(
        name: name(label(of: view, written: written)) { Self.kind(of: view) }, value: view))
  }

  private func label(of view: UIView, written: String?) -> String? {
    view.accessibilityIdentifier ?? view.accessibilityLabel ?? written
  }

  private static func kind(of view: UIView) -> String {
    _typeName(type(of: view), qualified: false)
  }

  private mutating func name(_ candidate: String?, _ kind: () -> String) -> String {
    Self.name(candidate.flatMap { $0.isEmpty ? nil : $0 } ?? kind(), &uses)
  }

  private static func name(_ base: String, _ uses: inout [String: Int]) -> String {
    let count = uses[base, default: 0] + 1
    uses[base] = count
    return count == 1 ? base : "\(base) (\(count))"
  }

  // MARK: Possible actions

  /// Whether there is nothing to touch, except perhaps a sheet that refuses to be dismissed.
  public var isDeadEnd: Bool { isDeadEnd(touches) }

  /// Whether `touches` contains nothing except perhaps a swipe on a sheet that refuses dismissal.
  ///
  /// - Parameter touches: The touches of this screen.
  package func isDeadEnd(_ touches: [UserEvent]) -> Bool {
    touches.allSatisfy { $0 == .swipeSheet(isFinished: true) && device.sheetRefusesToGo }
  }

  /// Every touch that the user could perform now, in a fixed order.
  public var touches: [UserEvent] {
    var events: [UserEvent] = []
    if let alert = device.window?.frontmostController as? UIAlertController {
      events += alert.actions.indices.filter { alert.actions[$0].isEnabled }.map {
        .alertButton($0)
      }
    }
    for item in barItems { events += self.events(on: item) }
    for view in views { events += self.events(on: view) }
    events += gestures.map { .gesture($0.name) }
    if device.stackWithBackButton != nil { events.append(.back) }
    if device.swipeableStack != nil { events.append(.swipeBack(isFinished: true)) }
    if let tabs = device.touchableTabBarController {
      events += (tabs.viewControllers ?? []).indices.map { .tab($0) }
    }
    if device.canSwipeSheet { events.append(.swipeSheet(isFinished: true)) }
    if device.canTurnPages { events += [.turnPage(isForward: true), .turnPage(isForward: false)] }
    return events
  }

  /// Enables the first disabled control or bar button of this name, although the app has not.
  ///
  /// - Returns: A touch on it; `nil` if there is no such control, or if it cannot be touched.
  package func touch(enabling name: String) -> UserEvent? {
    guard let control = disabled.first(where: { $0.name == name })?.value else { return nil }
    control.isEnabled = true
    let screen = VisibleScreen(of: device)
    if let item = screen.barItems.first(where: { $0.value === control }) { return .tap(item.name) }
    let custom = (control as? UIBarButtonItem)?.customView
    return screen.views.first { named in
      named.value === control || custom.map { named.value.isDescendant(of: $0) } ?? false
    }.flatMap { screen.events(on: $0).first }
  }

  private func events(on table: UITableView, _ name: String) -> [UserEvent] {
    let paths = (0..<table.numberOfSections).flatMap { section in
      (0..<table.slice(ofSection: section).count).map { IndexPath(row: $0, section: section) }
    }
    var events: [UserEvent] = []
    if table.allowsSelection {
      events += paths.map { .tapRow(name, section: $0.section, row: $0.row) }
    } else {
      events += menus(at: paths, of: table, name)
    }
    for path in paths where device.canMoveRow(at: path, of: table) {
      let row = UserEvent.RowPosition(section: path.section, row: path.row)
      events.append(.moveRow(name, from: row, to: row))
    }
    for path in paths where device.rowControl(at: path, of: table) != nil {
      events.append(.tapRowControl(name, section: path.section, row: path.row))
    }
    for path in paths where device.hasDeleteControl(at: path, of: table) {
      events.append(.deleteRow(name, section: path.section, row: path.row))
    }
    return events
  }

  private func events(on collection: UICollectionView, _ name: String) -> [UserEvent] {
    let paths = collection.indexPathsForVisibleItems
    let items =
      collection.allowsSelection
      ? paths.map { UserEvent.tapRow(name, section: $0.section, row: $0.item) }
      : menus(at: paths, of: collection, name)
    let buttons = paths.filter { device.hasAccessoryButton(at: $0, of: collection) }
    return items + buttons.map { .tapRowControl(name, section: $0.section, row: $0.item) }
  }

  /// The choices in the context menus of a list; those of rows that can be selected are variants of
  /// taps.
  private func menus(
    at paths: [IndexPath], of list: UIScrollView, _ name: String
  ) -> [UserEvent] {
    paths.flatMap { path in
      enabled(device.contextActions(at: path, of: list)).map {
        .pressRow(name, section: path.section, row: path.item, action: $0)
      }
    }
  }

  /// The positions that a row can be dragged to, counted as if the row had been removed; empty for
  /// other views.
  public func targets(of row: UserEvent.RowPosition, in name: String) -> [UserEvent.RowPosition] {
    guard let table = views.first(where: { $0.name == name })?.value as? UITableView else {
      return []
    }
    return (0..<table.numberOfSections).flatMap { section in
      let count = table.numberOfRows(inSection: section) + (section == row.section ? 0 : 1)
      return (0..<count).map { UserEvent.RowPosition(section: section, row: $0) }
    }
  }

  /// A component of a picker.
  public struct Wheel: Hashable, Sendable {
    /// The number of rows.
    public let rows: Int
    /// The selected row; -1 if there is none.
    public let selected: Int
  }

  /// The components of a picker; empty for other views.
  public func wheels(of name: String) -> [Wheel] {
    guard let picker = views.first(where: { $0.name == name })?.value as? UIPickerView else {
      return []
    }
    return (0..<picker.numberOfComponents).map {
      Wheel(
        rows: picker.numberOfRows(inComponent: $0), selected: picker.selectedRow(inComponent: $0))
    }
  }

  /// The value of a slider at this many tenths of its length; 0 for other views.
  public func value(ofSlider name: String, tenths: Int) -> Double {
    guard let slider = views.first(where: { $0.name == name })?.value as? UISlider else { return 0 }
    let (low, high) = (Double(slider.minimumValue), Double(slider.maximumValue))
    return low + (high - low) * Double(tenths) / 10
  }

  /// Whether this is a control that is selected, such as the radio button chosen last.
  package func isSelected(_ name: String) -> Bool {
    (views.first { $0.name == name }?.value as? UIControl)?.isSelected ?? false
  }

  /// The number of actions that a swipe over a row of a table or an item of a list reveals.
  package func swipeActions(of name: String, section: Int, row: Int) -> Int {
    switch views.first(where: { $0.name == name })?.value {
    case let table as UITableView:
      device.swipeActions(section: section, row: row, of: table).count
    case let collection as UICollectionView:
      device.swipeActions(at: IndexPath(item: row, section: section), of: collection).count
    default: 0
    }
  }

  /// The positions of the enabled actions in the context menu of a row of a table or an item of a
  /// collection.
  package func contextActions(of name: String, section: Int, row: Int) -> [Int] {
    guard let list = views.first(where: { $0.name == name })?.value as? UIScrollView else {
      return []
    }
    return enabled(device.contextActions(at: IndexPath(row: row, section: section), of: list))
  }

  /// The titles of the actions in each menu that a bar button or a view opens.
  package var menus: [Named<[String]>] {
    let ofBars = barItems.map { Named(name: $0.name, value: $0.value.menu?.actions ?? []) }
    let ofViews = views.map { named in
      Named(
        name: named.name,
        value: (named.value as? UIButton)?.menu?.actions
          ?? device.contextActions(of: named.value))
    }
    return (ofBars + ofViews).filter { !$0.value.isEmpty }
      .map { Named(name: $0.name, value: $0.value.map(\.title)) }
  }

  private func refresh(_ list: UIScrollView, _ name: String) -> [UserEvent] {
    guard list.isScrollEnabled, let control = list.refreshControl, control.isEnabled,
      !control.isRefreshing
    else { return [] }
    return [.refresh(name)]
  }

  private func events(on item: Named<UIBarButtonItem>) -> [UserEvent] {
    let choices = events(of: item.value.menu, item.name)
    // A tap opens the menu of an item that does nothing else.
    let opensMenu = !choices.isEmpty && item.value.primaryAction == nil && item.value.action == nil
    return (opensMenu ? [] : [.tap(item.name)]) + choices
  }

  private func events(on button: UIButton, _ name: String) -> [UserEvent] {
    let choices = events(of: button.menu, name)
    let opensMenu = !choices.isEmpty && button.showsMenuAsPrimaryAction
    return (opensMenu ? [] : [.tap(name)]) + choices
  }

  private func events(of menu: UIMenu?, _ name: String) -> [UserEvent] {
    events(of: menu?.actions ?? [], name)
  }

  private func events(of actions: [UIAction], _ name: String) -> [UserEvent] {
    enabled(actions).map { .chooseAction(name, action: $0) }
  }

  private func enabled(_ actions: [UIAction]) -> [Int] {
    actions.indices.filter { !actions[$0].attributes.contains(.disabled) }
  }

  private func events(on named: Named<UIView>) -> [UserEvent] {
    let view = named.value
    let events = ownEvents(on: view, named.name)
    // The events cannot tell a button's own menu from its context menu.
    guard !view.interactions.isEmpty, (view as? UIButton)?.menu == nil else { return events }
    return events + self.events(of: device.contextActions(of: view), named.name)
  }

  private func ownEvents(on view: UIView, _ name: String) -> [UserEvent] {
    switch view {
    case let button as UIButton: return events(on: button, name)
    case is UITextField, is UITextView: return [.type("text", into: name)]
    case let bar as UISearchBar:
      return [.type("text", into: name)]
        + bar.visibleScopes.indices.map { .choose(name, segment: $0) }
    case is UISwitch: return [.toggle(name)]
    case is UIStepper: return [.step(name, up: true), .step(name, up: false)]
    case is UISlider: return [.slide(name, to: 0.5)]
    case let segments as UISegmentedControl:
      return (0..<segments.numberOfSegments).filter(segments.isEnabledForSegment)
        .map { .choose(name, segment: $0) }
    case is UIDatePicker: return [.turnDate(name, hours: 24)]
    // Operated by dragging, which no event performs.
    case is UIPageControl, is UIRefreshControl: return []
    case let picker as UIPickerView:
      return [.pick(name, rows: (0..<picker.numberOfComponents).map { _ in 0 })]
    case let table as UITableView: return events(on: table, name) + refresh(table, name)
    case let collection as UICollectionView:
      return events(on: collection, name) + refresh(collection, name)
    case let list as UIScrollView: return refresh(list, name)
    case is UIControl: return [.tap(name)] + (view.takesText ? [.type("text", into: name)] : [])
    default: return view.takesText ? [.type("text", into: name)] : []
    }
  }
}

/// An element of the screen that an app can disable.
@MainActor private protocol Lockable: AnyObject {
  var isEnabled: Bool { get set }
}

extension UIControl: Lockable {}
extension UIBarButtonItem: Lockable {}

extension UIControl {
  /// The text written on the control.
  fileprivate var writing: String? {
    switch self {
    case let button as UIButton: button.currentTitle
    case let field as UITextField: field.placeholder
    case is UISwitch, is UIStepper, is UISlider, is UISegmentedControl, is UIDatePicker,
      is UIPageControl, is UIRefreshControl:
      nil
    // A control of the app's own.
    default: firstText
    }
  }
}

extension UIView {
  /// Whether there is a visible control in the view.
  fileprivate var containsControl: Bool {
    subviews.contains {
      !$0.isHidden && $0.isUserInteractionEnabled && ($0 is UIControl || $0.containsControl)
    }
  }

  /// Whether a keyboard types into the view. Its class is asked last, because that takes longest.
  fileprivate var takesText: Bool { canBecomeFirstResponder && self is any UIKeyInput }

  /// The text of the first visible label in the view.
  fileprivate var firstText: String? {
    for child in subviews where !child.isHidden {
      if let text = (child as? UILabel)?.text ?? child.firstText, !text.isEmpty { return text }
    }
    return nil
  }
}
