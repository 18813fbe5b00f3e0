/// One thing that a user, or the system around the app, does.
///
/// Controls are named by accessibility identifier, rows and choices by position: what a finger aims at, not what
/// the app makes of it. An event that cannot be carried out (a disabled control, a covered screen, a row that
/// is not there) is still an event; it must change nothing.
public enum UserEvent: Hashable, Sendable {
  /// A tap on a control or a bar button item.
  case tap(String)
  /// Two taps in the same turn of the main queue, as an impatient finger does.
  case doubleTap(String)
  /// So many taps on one control in the same turn.
  case tapBurst(String, count: Int)
  /// Taps on several controls in the same turn, as a hand does that holds the phone badly.
  case tapTogether([String])
  /// Replaces the text of a field.
  case type(String, into: String)
  /// Flips a switch.
  case toggle(String)
  /// Presses the plus or minus half of a stepper.
  case step(String, up: Bool)
  /// Turns the wheels of a picker, one row for each component.
  case pick(String, rows: [Int])
  /// A tap on a row of a table.
  case tapRow(String, section: Int, row: Int)
  /// Two taps on a row in the same turn.
  case doubleTapRow(String, section: Int, row: Int)
  /// A swipe over a row, and a tap on the delete button it shows.
  case deleteRow(String, section: Int, row: Int)
  /// A row dragged to another place, named as the table will be after the row has been taken out.
  case moveRow(String, from: RowPosition, to: RowPosition)
  /// A tap on the navigation bar's back button.
  case back
  /// A swipe from the left edge; let go too early, it goes back to where it was.
  case swipeBack(isFinished: Bool)
  /// A swipe from the left edge, and a tap while the finger is on the way.
  case tapDuringSwipe(String, isFinished: Bool)
  /// A long press on the back button, and the choice of the screen that is `depth` screens above the root.
  case backMenu(depth: Int)
  /// A tap on a tab of the tab bar that is seen, by position.
  case tab(Int)
  /// A sheet dragged down; let go too early, it comes back.
  case swipeSheet(isFinished: Bool)
  /// A tap beside the popover or action sheet that is up.
  case tapOutside
  /// A page turned.
  case turnPage(isForward: Bool)
  /// What a gesture recognizer waits for.
  case gesture(String)
  /// A choice in a segmented control.
  case choose(String, segment: Int)
  /// A slider dragged to a value.
  case slide(String, to: Double)
  /// The keyboard's return key, in a field.
  case pressReturn(String)
  /// A tap on a button of the alert that is up, by position.
  case alertButton(Int)
  /// A link opened while the app runs.
  case openURL(String)
  /// Links opened in the same turn while the app runs.
  case openURLs([String])
  /// A tap on a control or a bar button item, and a link that comes in within the same turn.
  case tapThenOpenURL(String, String)
  /// A tap on the back button, and a link that comes in within the same turn.
  case backThenOpenURL(String)
  /// A universal link followed while the app runs.
  case universalLink(String)
  /// A notification tapped while the app runs; the payload holds one link.
  case notification(String)
  /// The answer to the request at this position of the queue comes in.
  case answer(Int, isSuccess: Bool)
  /// The app leaves the foreground and comes back.
  case background
  /// A call or the control centre covers the app for a moment.
  case interruption
  /// The system is short of memory.
  case memoryWarning
  /// Time passes, in whole seconds; a file has no more than a day.
  case wait(seconds: Int)

  /// What is done, without to what: `tap`, `openURL`.
  public var kind: String {
    // A case's description is its name, with what it holds in brackets.
    String(String(describing: self).prefix { $0 != "(" })
  }

  /// A place in a table.
  public struct RowPosition: Hashable, Sendable {
    public let section: Int
    public let row: Int

    /// Names a place by its section and its row, both from zero.
    public init(section: Int, row: Int) {
      self.section = section
      self.row = row
    }
  }
}
