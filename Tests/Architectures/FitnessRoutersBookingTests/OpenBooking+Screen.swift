import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

/// The screen in front, whose controls are found by their identifiers.
extension OpenBooking {
  /// The sheet over the stack.
  var sheet: UINavigationController? {
    navigation.presentedViewController as? UINavigationController
  }

  /// The module in front.
  var top: UIViewController? { (sheet ?? navigation).topViewController }

  // MARK: Contents

  /// The rows of all sections of the table.
  var rows: [String] {
    guard let table = controls.lazy.compactMap({ $0 as? UITableView }).first else { return [] }
    return (0..<table.numberOfSections).flatMap { table.rows(inSection: $0) }
  }

  /// The text of a label or the title of a button; `nil` if it is hidden.
  func text(_ name: String) -> String? {
    guard let view: UIView = find(name), !view.isHidden else { return nil }
    return (view as? UILabel)?.text ?? (view as? UIButton)?.title(for: .normal)
  }

  /// Whether the screen is covered because a request is pending.
  var isBusy: Bool { (top?.view as? Screen)?.isBusy ?? false }

  /// A button on the right of the bar.
  func barItem(_ name: String) -> UIBarButtonItem? {
    top?.navigationItem.rightBarButtonItems?.first { $0.accessibilityIdentifier == name }
  }

  private var controls: [UIView] { (top?.view as? Screen)?.contentView.subviews ?? [] }

  private func find<View: UIView>(_ name: String) -> View? {
    controls.first { $0.accessibilityIdentifier == name } as? View
  }

  // MARK: Touches

  func tap(_ name: String) throws {
    try phone.tap(#require(find(name) as UIControl?))
  }

  func tapBarItem(_ name: String) throws {
    try phone.tapBarItem(name, of: #require(top))
  }

  func tapRow(_ row: Int, section: Int = 0) throws {
    let table = controls.lazy.compactMap { $0 as? UITableView }.first
    try phone.tapRow(row, in: #require(table), section: section)
  }

  func type(_ text: String, into name: String) throws {
    try phone.type(text, into: #require(find(name) as UITextField?))
  }

  /// Answers the oldest request.
  func answer(succeeding: Bool = true) throws {
    try phone.answer(succeeding: succeeding)
  }
}
