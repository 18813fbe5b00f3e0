/// The accessibility identifiers by which simulated users and UI tests find controls.
public enum ElementID {
  public static let overlay = "overlay"

  public static let loginScreen = "LoginScreen"
  public static let username = "username"
  public static let password = "password"
  public static let remember = "remember"
  public static let login = "login"
  public static let register = "register"

  public static let playerListScreen = "PlayerListScreen"
  public static let players = "players"
  public static let bottom = "bottom"
  public static let emptyView = "emptyView"
  public static let retry = "retry"
  public static let select = "select"
  public static let logOut = "logOut"

  public static let playerDetailScreen = "PlayerDetailScreen"
  public static let details = "details"

  public static let playerEditScreen = "PlayerEditScreen"
  public static let value = "value"
  public static let items = "items"
  public static let done = "done"

  public static let playerAddScreen = "PlayerAddScreen"
  public static let name = "name"

  public static let confirmPlayersScreen = "ConfirmPlayersScreen"
  public static let teams = "teams"
  public static let start = "start"

  public static let gatherScreen = "GatherScreen"
  public static let timer = "timer"
  public static let timerMain = "timerMain"
  public static let timerSet = "timerSet"
  public static let timerCancel = "timerCancel"
  public static let scoreA = "scoreA"
  public static let stepperA = "stepperA"
  public static let scoreB = "scoreB"
  public static let stepperB = "stepperB"
  public static let end = "end"
  public static let timePicker = "timePicker"
  public static let picker = "picker"
  public static let pickerCancel = "pickerCancel"
  public static let pickerDone = "pickerDone"
}
