public import UIKit

/// Describes what a user sees in a window, in a fixed order.
///
/// The order is part of the contract with a reference model:
///
/// 1. the depth of the root's stack or, if the root is a tab bar controller, the selected tab and
///    the depth of each tab's stack;
/// 2. the depth of the stack in each sheet, from the lowest sheet to the topmost;
/// 3. the top screen of the topmost layer that is not an alert: its identifier and title, its left
///    and right bar items, and its view tree depth first;
/// 4. the alert.
///
/// A controller that is not on a stack has depth 1. Views without an identifier are traversed only
/// for their children. A hidden view is reported only as hidden.
@MainActor public enum WindowReader {
  /// Describes everything visible in a window.
  @specialized(where Sink == ScreenDigest)
  public static func describe<Sink: ScreenSink>(_ window: UIWindow?, into sink: inout Sink) {
    var reader = Reader(sink: sink)
    reader.read(window)
    sink = reader.sink
  }
}

@MainActor private struct Reader<Sink: ScreenSink> {
  var sink: Sink

  mutating func read(_ window: UIWindow?) {
    guard let layers = WindowLayers(of: window) else { return sink.text("screen", "none") }
    readDepths(of: layers)
    read(layers.topScreen)
    readAlert(layers.alert)
  }

  private mutating func readDepths(of layers: WindowLayers) {
    if let tabs = layers.tabs {
      sink.number("tab", tabs.selectedIndex)
      for tab in tabs.viewControllers ?? [] { sink.number("depth", tab.depth) }
    } else {
      sink.number("depth", layers.root.depth)
    }
    for sheet in layers.sheets { sink.number("sheet", sheet.depth) }
  }

  private mutating func read(_ screen: UIViewController) {
    sink.text("screen", screen.viewIfLoaded?.accessibilityIdentifier ?? "")
    let item = screen.navigationItem
    sink.text("title", item.title ?? "")
    readBar(item.leftBarButtonItems)
    readBar(item.rightBarButtonItems)
    if let view = screen.viewIfLoaded { read(view, isEnabled: true) }
  }

  private mutating func readBar(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] {
      let name = item.accessibilityIdentifier ?? "bar item"
      sink.text(name, item.title ?? "")
      sink.flag(name, item.isEnabled)
    }
  }

  private mutating func readAlert(_ alert: UIAlertController?) {
    sink.flag("alert", alert != nil)
    guard let alert else { return }
    sink.text("alert", alert.title ?? "")
    sink.text("alert", alert.message ?? "")
    sink.number("alert", alert.actions.count)
    sink.extra("alert is an action sheet", alert.preferredStyle == .actionSheet ? 1 : 0)
    for action in alert.actions {
      sink.text("alert", action.title ?? "")
      sink.extra("alert button style", action.style.number)
    }
  }

  private mutating func read(_ view: UIView, isEnabled: Bool) {
    let isEnabled = isEnabled && view.isUserInteractionEnabled
    guard let name = view.accessibilityIdentifier else {
      if !view.isHidden { readChildren(of: view, isEnabled: isEnabled) }
      return
    }
    sink.flag(name, !view.isHidden)
    if !view.isHidden { read(view, name, isEnabled) }
  }

  private mutating func readChildren(of view: UIView, isEnabled: Bool) {
    view.forEachSubview { read($0, isEnabled: isEnabled) }
  }

  private mutating func read(_ view: UIView, _ name: String, _ isEnabled: Bool) {
    switch view {
    case let control as UIControl: read(control, name, isEnabled && control.isEnabled)
    case let label as UILabel: sink.text(name, label.text ?? "")
    case let table as UITableView: read(table, name, isEnabled)
    case let bar as UISearchBar:
      sink.text(name, bar.text ?? "")
      sink.flag(name, isEnabled)
    case let picker as UIPickerView:
      for component in 0..<picker.numberOfComponents {
        let row = picker.selectedRow(inComponent: component)
        sink.number(name, row)
        sink.extra("rows of the picker", picker.numberOfRows(inComponent: component))
        sink.extra(
          "title in the picker",
          picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component) ?? "")
      }
      sink.flag(name, isEnabled)
    default: readChildren(of: view, isEnabled: isEnabled)
    }
  }

  private mutating func read(_ control: UIControl, _ name: String, _ isEnabled: Bool) {
    switch control {
    case let button as UIButton: sink.text(name, button.title(for: .normal) ?? "")
    case let field as UITextField:
      sink.text(name, field.text ?? "")
      sink.text(name, field.placeholder ?? "")
    case let toggle as UISwitch: sink.flag(name, toggle.isOn)
    case let stepper as UIStepper: sink.number(name, Int(stepper.value))
    case let segments as UISegmentedControl: sink.number(name, segments.selectedSegmentIndex)
    default: break
    }
    sink.flag(name, isEnabled)
  }

  private mutating func read(_ table: UITableView, _ name: String, _ isEnabled: Bool) {
    sink.flag(name, isEnabled)
    sink.number(name, table.numberOfSections)
    for section in 0..<table.numberOfSections {
      let cells = table.slice(ofSection: section)
      sink.text(name, table.header(ofSection: section) ?? "")
      sink.number(name, cells.count)
      for cell in cells { read(cell, name) }
    }
  }

  // A plain cell always reports two texts; a custom cell reports the texts of its labels.
  private mutating func read(_ cell: UITableViewCell, _ name: String) {
    if type(of: cell) == UITableViewCell.self {
      let (first, second) = cell.labelTexts
      sink.text(name, first ?? "")
      sink.text(name, second ?? "")
    } else {
      cell.contentView.forEachSubview {
        if let label = $0 as? UILabel { sink.text(name, label.text ?? "") }
      }
    }
    sink.flag(name, cell.accessoryType == .checkmark)
  }
}

extension UIViewController {
  /// The number of screens on this stack; 1 for other controllers.
  fileprivate var depth: Int { (self as? UINavigationController)?.viewControllers.count ?? 1 }
}

extension UIAlertAction.Style {
  /// The style's raw value in UIKit.
  fileprivate var number: Int {
    switch self {
    case .default: 0
    case .cancel: 1
    case .destructive: 2
    }
  }
}
