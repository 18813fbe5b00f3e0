import UIKit

/// Whether a row stays selected after a tap on it has opened a screen.
///
/// The published apps differ: some deselect the row at once, others do not. The reference model
/// permits both, but all tables of an app must be consistent.
@MainActor package struct RowSelection {
  /// The screens before the last event, if it was a tap on a row.
  private var before: [AnyObject]?
  private var outcomes: Set<Bool> = []

  /// Creates the state of a session in which no event was sent yet.
  package init() {}

  /// Whether a row stayed selected in one table but not in another.
  package var isInconsistent: Bool { outcomes.count > 1 }

  /// Inspects an idle app.
  ///
  /// - Parameter tapsRow: Whether the next event is a tap on a row.
  package mutating func inspect(_ app: some RunningApp, tapsRow: Bool) {
    guard tapsRow || before != nil else { return }
    let screens = app.screens
    if let before { inspect(screens, before) }
    before = tapsRow ? screens.map(\.identity) : nil
  }

  private mutating func inspect(_ screens: [UIViewController], _ before: [AnyObject]) {
    guard screens.count == before.count + 1,
      let pushed = screens.indices.first(where: {
        $0 == before.count || screens[$0].identity !== before[$0]
      }), pushed > 0, Self.areOnOneStack(screens[pushed - 1], screens[pushed]),
      let table = screens[pushed - 1].viewIfLoaded.flatMap(Self.table)
    else { return }
    outcomes.insert(table.indexPathForSelectedRow != nil)
  }

  private static func areOnOneStack(_ first: UIViewController, _ second: UIViewController) -> Bool {
    guard let stack = first.navigationController else { return false }
    return stack === second.navigationController
  }

  private static func table(in view: UIView) -> UITableView? {
    if let table = view as? UITableView { return table }
    return view.subviews.lazy.compactMap(table).first
  }
}
