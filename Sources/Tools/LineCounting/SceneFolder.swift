/// The folders of an architecture: one for each of the seven screens, and one for shared code.
public enum SceneFolder: String, CaseIterable, Sendable {
  case application = "Application"
  case login = "Login"
  case playerList = "PlayerList"
  case playerDetail = "PlayerDetail"
  case playerEdit = "PlayerEdit"
  case playerAdd = "PlayerAdd"
  case confirmPlayers = "ConfirmPlayers"
  case gather = "Gather"

  /// The folder of a file, or `nil` if it is in none of the eight.
  ///
  /// - Parameter relativePath: The file's path below the architecture's folder:
  ///   "Login/LoginView.swift".
  public init?(relativePath: String) {
    // A file directly in the architecture's folder has no scene folder, whatever its name.
    let parts = relativePath.split(separator: "/", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    self.init(rawValue: String(parts[0]))
  }
}
