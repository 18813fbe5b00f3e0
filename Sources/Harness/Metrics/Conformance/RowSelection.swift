import BenchmarkKit
import ComparedApps
import UIKit
import UserSessions

/// Checks whether a row stays selected after a tap on it has opened a screen.
///
/// The published apps differ: some deselect the row at once, others do not. The reference model
/// permits both, but all tables of an app must be consistent.
@MainActor struct RowSelection {
  /// The screens before the last event, if it was a tap on a row.
  private var before: [AnyObject]?
  private var outcomes: Set<Bool> = []

  /// Inspects an idle app.
  ///
  /// - Parameter event: The next event; `nil` if there is none.
  mutating func inspect(_ app: some RunningApp, before event: UserEvent?) {
    if let before { inspect(app.screens, before) }
    before = if case .tapRow? = event { app.screens.map(\.identity) } else { nil }
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

  /// A divergence, if only some of the rows stayed selected within one session.
  func finding<A: App>(of subject: String, _ session: Session<A.Model>, _ app: A) -> Finding? {
    guard outcomes.count > 1 else { return nil }
    return Finding(
      kind: .divergence, subject: subject,
      summary: "a row that opened a screen stays selected in one table but not in another",
      detail: session.steps().joined(separator: "\n"),
      replay: session.replayCommand(subject: subject, of: app),
      fingerprint: "row selection differs from table to table", origin: session.generated)
  }
}
