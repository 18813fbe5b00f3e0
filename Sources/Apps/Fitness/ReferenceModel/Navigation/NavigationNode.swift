/// The frontmost screen or the alert over it, regardless of the screens below.
package enum NavigationNode: String, CaseIterable, Sendable {
  case notRunning = "not running"
  case splash
  // Screens of the tabs.
  case activities, subcategories, trainers, trainer, clubs, dates, summary, account
  // Screens of the appointments sheet.
  case appointments, appointment
  case sheetClubs = "clubs in sheet"
  case sheetDates = "dates in sheet"
  case sheetSummary = "summary in sheet"
  // The other sheets.
  case note, login
  // Alerts.
  case menu
  case unreachable = "server unreachable"
  case nobodyFree = "nobody free"
  case booked
  case confirmLogOut = "confirm log-out"
  case offline
  case discardNote = "discard note"
  case taken
  case confirmCancellation = "confirm cancellation"
  case credentialsMissing = "credentials missing"
  case loginRejected = "log-in rejected"
  /// The destination of a link that closes an alert; it depends on the link alone.
  case linked = "where the link leads"
  // Screens that are not in front when an answer concerns them: under an alert, under a sheet, in
  // the tab that is not selected, and under another screen of their stack.
  case behindAlert = "behind an alert"
  case behindSheet = "behind a sheet"
  case hiddenTab = "in the hidden tab"
  case behindScreen = "behind a screen"

  /// The screens of the tabs.
  package static let tabScreens: [NavigationNode] = [
    .activities, .subcategories, .trainers, .trainer, .clubs, .dates, .summary, .account,
  ]
  /// The screens on the stack of the appointments sheet.
  package static let appointmentScreens: [NavigationNode] = [
    .appointments, .appointment, .sheetClubs, .sheetDates, .sheetSummary,
  ]
  package static let alerts: [NavigationNode] = [
    .menu, .unreachable, .nobodyFree, .booked, .confirmLogOut, .offline, .discardNote, .taken,
    .confirmCancellation, .credentialsMissing, .loginRejected,
  ]
  /// All screens, without alerts.
  package static let screens: [NavigationNode] =
    [.splash] + tabScreens + appointmentScreens + [.note, .login]

  /// Whether the node is an alert.
  package var isAlert: Bool { Self.alerts.contains(self) }
}
