/// An action of a user, or of the system around the app.
///
/// Controls are named by accessibility identifier, rows and choices by position: an event states
/// where a finger touches, not how the app responds. An event that cannot be performed (a
/// disabled control, a covered screen, a missing row) is still an event; it must change nothing.
public enum UserEvent: Hashable, Sendable {
  /// A tap on a control or a bar button item.
  case tap(String)
  /// Two taps in the same turn of the main queue, for example by an impatient user.
  case doubleTap(String)
  /// `count` taps on one control in the same turn.
  case tapBurst(String, count: Int)
  /// Taps on several controls in the same turn, such as accidental touches.
  case tapTogether([String])
  /// Replaces the text of a field.
  case type(String, into: String)
  /// Flips a switch.
  case toggle(String)
  /// Presses the plus or minus half of a stepper.
  case step(String, up: Bool)
  /// Turns the wheels of a picker, one row per component.
  case pick(String, rows: [Int])
  /// Turns a date picker by a number of hours, up to its first or last date.
  case turnDate(String, hours: Int)
  /// A tap on a row of a table, or on an item of a collection.
  case tapRow(String, section: Int, row: Int)
  /// Two taps on a row in the same turn.
  case doubleTapRow(String, section: Int, row: Int)
  /// A swipe over a row and a tap on the revealed delete button.
  case deleteRow(String, section: Int, row: Int)
  /// A swipe over a row of a table or an item of a list, and a tap on one of the revealed actions,
  /// by position: those at the trailing edge, then those at the leading edge.
  case swipeRow(String, section: Int, row: Int, action: Int)
  /// A long press on a row of a table or an item of a collection, and a choice in its context menu,
  /// by position.
  case pressRow(String, section: Int, row: Int, action: Int)
  /// A tap on a row's own control: its insert control during editing, otherwise its detail button;
  /// in a list, the accessory that does something.
  case tapRowControl(String, section: Int, row: Int)
  /// A row dragged to another position, counted as if the row had already been removed.
  case moveRow(String, from: RowPosition, to: RowPosition)
  /// A tap on the navigation bar's back button.
  case back
  /// A swipe from the left edge; if released too early, the screen stays.
  case swipeBack(isFinished: Bool)
  /// A swipe from the left edge, and a tap while it is in progress.
  case tapDuringSwipe(String, isFinished: Bool)
  /// A long press on the back button, and a choice of the screen `depth` levels above the root.
  case backMenu(depth: Int)
  /// A tap on a tab of the visible tab bar, by position.
  case tab(Int)
  /// A sheet dragged down; if released too early, it stays.
  case swipeSheet(isFinished: Bool)
  /// A tap outside the visible popover or action sheet.
  case tapOutside
  /// A page turn.
  case turnPage(isForward: Bool)
  /// A list pulled down to refresh it.
  case refresh(String)
  /// The gesture that a recognizer waits for.
  case gesture(String)
  /// A choice in a segmented control, or among the scope buttons of a search bar.
  case choose(String, segment: Int)
  /// A choice in the menu of a button or bar button item, or in the context menu that a long press
  /// on another view opens, by position.
  case chooseAction(String, action: Int)
  /// A slider dragged to a value.
  case slide(String, to: Double)
  /// A press of the keyboard's return key in a field.
  case pressReturn(String)
  /// A tap on a button of the visible alert, by position.
  case alertButton(Int)
  /// A link opened while the app runs.
  case openURL(String)
  /// Links opened in the same turn while the app runs.
  case openURLs([String])
  /// A tap on a control or bar button item, and a link that arrives in the same turn.
  case tapThenOpenURL(String, String)
  /// A tap on the back button, and a link that arrives in the same turn.
  case backThenOpenURL(String)
  /// A universal link followed while the app runs.
  case universalLink(String)
  /// A tap on a notification while the app runs; its payload holds one link.
  case notification(String)
  /// The answer to the request at this position in the queue.
  case answer(Int, isSuccess: Bool)
  /// The app leaves the foreground and comes back.
  case background
  /// A call or the control centre covers the app for a moment.
  case interruption
  /// A memory warning from the system.
  case memoryWarning
  /// The device is shaken.
  case shake
  /// The device is rotated.
  case rotate(isLandscape: Bool)
  /// Time passes, in whole seconds; session files allow at most one day.
  case wait(seconds: Int)

  /// The event's verb without its arguments, such as `tap` or `openURL`.
  ///
  /// The case's description is the same, but too slow for a model that reads the verb after every
  /// event.
  public var kind: String {
    switch self {
    case .tap: "tap"
    case .doubleTap: "doubleTap"
    case .tapBurst: "tapBurst"
    case .tapTogether: "tapTogether"
    case .type: "type"
    case .toggle: "toggle"
    case .step: "step"
    case .pick: "pick"
    case .turnDate: "turnDate"
    case .tapRow: "tapRow"
    case .doubleTapRow: "doubleTapRow"
    case .deleteRow: "deleteRow"
    case .swipeRow: "swipeRow"
    case .pressRow: "pressRow"
    case .tapRowControl: "tapRowControl"
    case .moveRow: "moveRow"
    case .back: "back"
    case .swipeBack: "swipeBack"
    case .tapDuringSwipe: "tapDuringSwipe"
    case .backMenu: "backMenu"
    case .tab: "tab"
    case .swipeSheet: "swipeSheet"
    case .tapOutside: "tapOutside"
    case .turnPage: "turnPage"
    case .refresh: "refresh"
    case .gesture: "gesture"
    case .choose: "choose"
    case .chooseAction: "chooseAction"
    case .slide: "slide"
    case .pressReturn: "pressReturn"
    case .alertButton: "alertButton"
    case .openURL: "openURL"
    case .openURLs: "openURLs"
    case .tapThenOpenURL: "tapThenOpenURL"
    case .backThenOpenURL: "backThenOpenURL"
    case .universalLink: "universalLink"
    case .notification: "notification"
    case .answer: "answer"
    case .background: "background"
    case .interruption: "interruption"
    case .memoryWarning: "memoryWarning"
    case .shake: "shake"
    case .rotate: "rotate"
    case .wait: "wait"
    }
  }

  /// A position in a table.
  public struct RowPosition: Hashable, Sendable {
    public let section: Int
    public let row: Int

    /// Creates a position from a section and a row, both counted from zero.
    public init(section: Int, row: Int) {
      self.section = section
      self.row = row
    }
  }
}
