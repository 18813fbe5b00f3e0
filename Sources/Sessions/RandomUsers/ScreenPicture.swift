import UIKit
import UserNotifications

/// Everything that a user could notice at one moment, as a digest.
///
/// It covers windows and their views, bars, alerts, and everything that the system shows for the
/// app. Two equal pictures have the same property values, so they look the same on a phone. Custom
/// drawing has no property values; instead, the main loop counts redraws. A visible property that
/// is missing here causes a false *dead touch*.
@MainActor struct ScreenPicture {
  private var hasher = Hasher()

  /// A digest, equal for equal pictures in this process; otherwise different, barring collisions.
  static func digest(of device: Device) -> Int { ScreenPicture(device).hasher.finalize() }

  private init(_ device: Device) {
    for window in device.application.windows {
      read(window)
      for controller in ScreenState.controllers(in: window) { read(controller) }
    }
    let application = device.application
    add("application", application.openedURLs, application.applicationIconBadgeNumber)
    add("brightness", UIScreen.main.brightness)
    // The user notices what can be pasted elsewhere.
    add("pasteboard", UIPasteboard.general.changeCount)
    for view in [device.touchableAccessoryView, device.touchableInputView] {
      if let view, view.superview == nil { read(view) }
    }
    add("notifications", UNUserNotificationCenter.current().requests.map(\.identifier))
  }

  /// Adds values. Objects must be turned into values first: most are hashed by identity.
  private mutating func add<each Word: Hashable>(_ words: repeat each Word) {
    repeat hasher.combine(each words)
  }

  // MARK: Bars and alerts

  private mutating func read(_ controller: UIViewController) {
    add(controller.overrideUserInterfaceStyle)
    switch controller {
    case let stack as UINavigationController: readBars(of: stack)
    case let tabs as UITabBarController: readTabs(of: tabs)
    case let alert as UIAlertController:
      add("alert", alert.title, alert.message, alert.preferredAction?.title)
      for action in alert.actions { add("action", action.title, action.style, action.isEnabled) }
      for field in alert.textFields ?? [] { read(field) }
    default: break
    }
  }

  private mutating func readBars(of stack: UINavigationController) {
    add("bars", stack.isNavigationBarHidden, stack.isToolbarHidden)
    let bar = stack.navigationBar
    add("navigation bar", bar.prefersLargeTitles, color(bar.barTintColor), bar.isTranslucent)
    readView(bar)
    let controllers = stack.viewControllers
    guard let item = controllers.last?.navigationItem else { return }
    add("title", item.title, item.prompt, item.largeTitleDisplayMode)
    if let view = item.titleView { read(view) }
    readItems(item.leftBarButtonItems, "left")
    readItems(item.rightBarButtonItems, "right")
    if let back = controllers.dropLast().last?.navigationItem {
      let title = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title
      add("back", item.hidesBackButton, item.leftItemsSupplementBackButton, title)
    }
    if !stack.isToolbarHidden { readItems(controllers.last?.toolbarItems, "toolbar") }
  }

  private mutating func readItems(_ items: [UIBarButtonItem]?, _ place: String) {
    for item in items ?? [] {
      add(
        place, item.title, image(item.image), item.isEnabled, color(item.tintColor), item.style,
        item.accessibilityLabel)
      if let view = item.customView { read(view) }
    }
  }

  private mutating func readTabs(of tabs: UITabBarController) {
    let bar = tabs.tabBar
    add("tab bar", color(bar.barTintColor), color(bar.unselectedItemTintColor))
    readView(bar)
    for item in bar.items ?? [] {
      add(
        "tab", item.title, item.badgeValue, image(item.image), image(item.selectedImage),
        item.isEnabled, item === bar.selectedItem)
    }
  }

  // MARK: Views

  private mutating func read(_ view: UIView) {
    readView(view)
    readContent(of: view)
    for child in view.subviews { read(child) }
  }

  /// Adds the properties that every view has.
  private mutating func readView(_ view: UIView) {
    add(
      ObjectIdentifier(type(of: view)), view.isHidden, view.alpha, view.frame,
      view.isUserInteractionEnabled, color(view.backgroundColor), color(view.tintColor),
      view.contentMode, view.accessibilityLabel, view.isFirstResponder,
      view.overrideUserInterfaceStyle)
    if !CATransform3DIsIdentity(view.transform3D) { add("transform", view.transform3D) }
    if let layer = view.layerIfLoaded, !layer.isPlain {
      add(
        "layer", layer.cornerRadius, layer.opacity, layer.borderWidth, layer.borderColor,
        layer.backgroundColor, layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset,
        layer.shadowColor, layer.masksToBounds)
    }
  }

  private mutating func readContent(of view: UIView) {
    switch view {
    case let control as UIControl:
      add("control", control.isEnabled, control.isSelected, control.isHighlighted)
      readValue(of: control)
    case let label as UILabel: readText(of: label)
    case let image as UIImageView: add("image", self.image(image.image))
    case let spinner as UIActivityIndicatorView: add("spinner", spinner.isAnimating)
    case let bar as UIProgressView: add("progress", bar.progress)
    case let stack as UIStackView: add("stack", stack.axis, stack.spacing, stack.alignment)
    case let bar as UISearchBar: add("search", bar.text, bar.placeholder, bar.showsCancelButton)
    case let bar as UIToolbar: readItems(bar.items, "toolbar")
    case let picker as UIPickerView: readWheels(of: picker)
    case let cell as UITableViewCell:
      add("cell", cell.isSelected, cell.accessoryType, cell.selectionStyle)
      if let accessory = cell.accessoryView { read(accessory) }
    case let cell as UICollectionViewCell: add("item", cell.isSelected)
    case let scroll as UIScrollView: readScroll(scroll)
    default: break
    }
  }

  private mutating func readText(of label: UILabel) {
    add(
      "label", label.text, label.ownAttributedText?.description, color(label.textColor),
      font(label.font), label.textAlignment, label.numberOfLines, label.isEnabled)
  }

  private mutating func readValue(of control: UIControl) {
    switch control {
    case let button as UIButton:
      add(button.currentTitle, color(button.titleColor(for: .normal)))
      if let label = button.titleLabelIfLoaded { readText(of: label) }
    case let field as UITextField:
      add(
        field.text, field.placeholder, field.isSecureTextEntry, color(field.textColor),
        font(field.font))
    case let toggle as UISwitch: add(toggle.isOn)
    case let stepper as UIStepper: add(stepper.value, stepper.minimumValue, stepper.maximumValue)
    case let slider as UISlider: add(slider.value, slider.minimumValue, slider.maximumValue)
    case let segments as UISegmentedControl: add(segments.selectedSegmentIndex, segments.titles)
    case let picker as UIDatePicker:
      add(picker.date, picker.countDownDuration, picker.datePickerMode)
    case let pages as UIPageControl: add(pages.currentPage, pages.numberOfPages)
    case let refresh as UIRefreshControl: add(refresh.isRefreshing)
    default: break
    }
  }

  private mutating func readWheels(of picker: UIPickerView) {
    for component in 0..<picker.numberOfComponents {
      let row = picker.selectedRow(inComponent: component)
      let title = picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
      add("wheel", row, picker.numberOfRows(inComponent: component), title)
    }
  }

  private mutating func readScroll(_ scroll: UIScrollView) {
    add("scroll", scroll.contentOffset, scroll.contentSize, scroll.contentInset, scroll.zoomScale)
    if let refresh = scroll.refreshControl { read(refresh) }
    switch scroll {
    case let text as UITextView:
      add("text", text.text, text.isEditable, color(text.textColor), font(text.font))
    case let table as UITableView:
      add("table", table.isEditing, table.separatorStyle, table.numberOfSections)
      for section in 0..<table.numberOfSections { add("header", table.header(ofSection: section)) }
    default: break
    }
  }

  // MARK: Values for objects that hash by identity

  private struct Color: Hashable {
    let name: String?
    let value: CGColor
  }

  private func color(_ color: UIColor?) -> Color? {
    color.map { Color(name: $0.name, value: $0.cgColor) }
  }

  private struct Font: Hashable {
    let name: String
    let size: CGFloat
  }

  private func font(_ font: UIFont?) -> Font? {
    font.map { Font(name: $0.fontName, size: $0.pointSize) }
  }

  /// Images have no pixels here; those without a name are distinguished by identity.
  private func image(_ image: UIImage?) -> String? {
    image.map { $0.name ?? "\(ObjectIdentifier($0))" }
  }
}
