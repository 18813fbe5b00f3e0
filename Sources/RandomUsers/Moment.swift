import UIKit

/// What a user sees at a moment, and how much the app has asked of the main loop by then. Two that are equal have nothing
/// between them that anybody could notice.
@MainActor struct Moment: Equatable {
  /// The class of the controller whose view is looked at.
  let screen: String
  /// The classes on the stack that is seen, bottom first.
  let stack: [String]
  private let state: String
  private let requests: Int
  private let picture: [String]

  init(_ device: Device) {
    screen = device.visibleController.map { "\(type(of: $0))" } ?? "no screen"
    stack = device.touchableNavigationController?.viewControllers.map { "\(type(of: $0))" } ?? []
    state = ScreenState.describe(device.window)
    requests = device.loop.requestCount
    picture = device.window.map(Moment.picture) ?? []
  }

  private static func picture(_ view: UIView) -> [String] {
    var words = ["\(type(of: view))"]
    if view.isHidden { words.append("hidden") }
    switch view {
    case let label as UILabel: words.append(label.text ?? "")
    case let button as UIButton:
      words += [button.currentTitle ?? "", "\(button.isSelected)", "\(button.isEnabled)"]
    case let field as UITextField: words += [field.text ?? "", "\(field.isFirstResponder)"]
    case let text as UITextView: words.append(text.text)
    case let toggle as UISwitch: words.append("\(toggle.isOn)")
    case let cell as UITableViewCell: words += ["\(cell.isSelected)", "\(cell.accessoryType)"]
    case let table as UITableView: words.append("\(table.isEditing)")
    case let control as UIControl: words += ["\(control.isEnabled)", "\(control.isSelected)"]
    default: break
    }
    return [words.joined(separator: " ")] + view.subviews.flatMap(picture)
  }
}
