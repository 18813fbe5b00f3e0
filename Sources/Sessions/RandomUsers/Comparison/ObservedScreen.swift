import UIKit
import UserSessions

/// Everything on screen that two versions of an app must have in common, as text.
///
/// It contains no names of classes, because a rewrite changes them, and no positions or colours.
struct ObservedScreen: Codable, Hashable {
  /// The alert in front.
  struct Alert: Codable, Hashable {
    let title: String
    let message: String
    /// The texts and placeholders of its fields.
    let fields: [String]
    /// The titles of the buttons, with a mark on disabled ones.
    let buttons: [String]
  }

  /// The number of screens on each stack: the root's or those of its tabs, then those of sheets.
  let arrangement: String
  /// The titles of navigation bars and tabs, from the lowest layer to the topmost.
  let titles: [String]
  let alert: Alert?
  /// Every touch that the user could perform, in words.
  let touches: [String]
  /// The texts and values on the screen in front or behind an alert: first those of no row or item,
  /// sorted, because their order depends on the code.
  let texts: [String]
  /// The links that the event opened in other apps.
  let links: [String]

  @MainActor init(_ device: Device, linksAfter count: Int = 0) {
    var reader = ScreenTexts()
    let layers = WindowLayers(of: device.window)
    var titles: [String] = []
    var arrangement: [String] = []
    for layer in layers.map({ [$0.root] + $0.sheets }) ?? [] {
      arrangement.append(Self.describe(layer, &titles))
    }
    self.arrangement = arrangement.isEmpty ? "no screen" : arrangement.joined(separator: " > ")
    self.titles = titles
    if let view = layers?.topScreen.viewIfLoaded { reader.read(view) }
    let screen = VisibleScreen(of: device)
    let menus = screen.menus.map { "menu of \($0.name): \($0.value.joined(separator: ", "))" }
    texts = (reader.lines + menus).sorted() + reader.places
    alert = layers?.alert.map { alert in
      var reader = ScreenTexts()
      for field in alert.textFields ?? [] { reader.read(field) }
      return Alert(
        title: alert.title ?? "", message: alert.message ?? "", fields: reader.lines,
        buttons: alert.actions.map { ($0.title ?? "") + ($0.isEnabled ? "" : " (disabled)") })
    }
    touches = screen.touches.map(\.words)
    links = device.application.openedURLs.dropFirst(count).map(\.absoluteString)
  }

  /// Returns the number of screens on each stack of a layer, and adds their titles to `titles`.
  @MainActor private static func describe(
    _ controller: UIViewController, _ titles: inout [String]
  ) -> String {
    switch controller {
    case let stack as UINavigationController:
      // The user cannot see a stack that has no bar and only wraps another container.
      if stack.isNavigationBarHidden, let top = stack.topViewController,
        top is UINavigationController || top is UITabBarController
      {
        return describe(top, &titles)
      }
      if !stack.isNavigationBarHidden {
        titles += stack.viewControllers.map { $0.navigationItem.title ?? "" }
      }
      return "\(stack.viewControllers.count)"
    case let tabs as UITabBarController:
      let all = tabs.viewControllers ?? []
      titles += all.map { $0.tabBarItem?.title ?? "" }
      let depths = all.map { describe($0, &titles) }
      return "tab \(tabs.selectedIndex + 1) of [\(depths.joined(separator: ", "))]"
    default: return "1"
    }
  }
}

/// Collects the texts and values of views.
@MainActor private struct ScreenTexts {
  private(set) var lines: [String] = []
  /// The rows of tables and the items of collections, in order.
  private(set) var places: [String] = []
  var all: [String] { lines + places }

  mutating func read(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0 else { return }
    switch view {
    case let control as UIControl: read(control)
    case let label as UILabel: add("text", label.text, of: label)
    case let text as UITextView: add("text", text.text, of: text)
    case let bar as UISearchBar:
      add("search", bar.text, of: bar)
      if !bar.visibleScopes.isEmpty {
        let scopes = bar.visibleScopes.joined(separator: ", ")
        add("scopes", "\(bar.selectedScopeButtonIndex + 1) of \(scopes)", of: bar)
      }
    case let image as UIImageView: add("image", image.image?.name, of: image)
    case let spinner as UIActivityIndicatorView:
      if spinner.isAnimating { add("spinner", "turning", of: spinner) }
    case let bar as UIProgressView: add("progress", "\(bar.progress)", of: bar)
    case let picker as UIPickerView: read(picker)
    case let table as UITableView: read(table)
    case let collection as UICollectionView: read(collection)
    case is UIStackView, is UIScrollView: for child in view.subviews { read(child) }
    default:
      if view.subviews.isEmpty { readDrawing(view) }
      for child in view.subviews { read(child) }
    }
  }

  // A view that draws itself, such as an overlay, is known by its identifier and label.
  private mutating func readDrawing(_ view: UIView) {
    let words = [view.accessibilityIdentifier, view.accessibilityLabel].compactMap { $0 }
    if !words.isEmpty { lines.append("view: \(words.joined(separator: ", "))") }
  }

  // Without text, a view for text looks the same whatever its name.
  private mutating func add(_ kind: String, _ text: String?, of view: UIView) {
    guard let text, !text.isEmpty else { return }
    lines.append("\(view.accessibilityIdentifier ?? kind): \(text)")
  }

  private mutating func read(_ control: UIControl) {
    let state = control.isEnabled ? "" : " (disabled)"
    switch control {
    case let button as UIButton: add("button", (button.currentTitle ?? "") + state, of: button)
    case let field as UITextField:
      add("field", field.text, of: field)
      add("placeholder", field.placeholder, of: field)
    case let toggle as UISwitch: add("switch", (toggle.isOn ? "on" : "off") + state, of: toggle)
    case let stepper as UIStepper: add("stepper", "\(stepper.value)\(state)", of: stepper)
    case let slider as UISlider: add("slider", "\(slider.value)\(state)", of: slider)
    case let segments as UISegmentedControl:
      let titles = segments.titles.map { "\($0)" }.joined(separator: ", ")
      add("segments", "\(segments.selectedSegmentIndex + 1) of \(titles)\(state)", of: segments)
    case let picker as UIDatePicker: add("date", "\(picker.date)", of: picker)
    case let pages as UIPageControl:
      add("page", "\(pages.currentPage + 1) of \(pages.numberOfPages)", of: pages)
    default: for child in control.subviews { read(child) }
    }
  }

  private mutating func read(_ picker: UIPickerView) {
    for component in 0..<picker.numberOfComponents {
      let row = picker.selectedRow(inComponent: component)
      let title = picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
      let count = picker.numberOfRows(inComponent: component)
      add("picker", "row \(row + 1) of \(count) \(title ?? "")", of: picker)
    }
  }

  private mutating func read(_ collection: UICollectionView) {
    for view in collection.subviews {
      guard let cell = view as? UICollectionViewCell,
        let path = collection.indexPath(for: cell)
      else {
        read(view)
        continue
      }
      var texts = ScreenTexts()
      texts.read(cell.contentView)
      places.append(
        "item \(path.section + 1).\(path.item + 1): \(texts.all.joined(separator: ", "))")
    }
  }

  private mutating func read(_ table: UITableView) {
    for section in 0..<table.numberOfSections {
      add("header of section \(section + 1)", table.header(ofSection: section), of: table)
      for (row, cell) in table.cells(inSection: section).enumerated() {
        var texts = ScreenTexts()
        texts.read(cell.contentView)
        let (first, second) = cell.labelTexts
        let own = [first, second].compactMap { $0 }.filter { !$0.isEmpty }.map { "text: \($0)" }
        let all = own + texts.all.filter { !own.contains($0) }
        let mark = cell.accessoryType == .checkmark ? " ✓" : ""
        places.append("row \(section + 1).\(row + 1): \(all.joined(separator: ", "))\(mark)")
      }
    }
  }
}
