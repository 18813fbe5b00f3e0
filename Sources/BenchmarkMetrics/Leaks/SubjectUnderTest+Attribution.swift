import FootballGatherUI
import LineCounting

extension SubjectUnderTest {
  /// The role of a type, as that of the file with its name; empty where no role fits.
  func role(of type: String) -> String {
    architecture.roles.filter { type.hasSuffix($0.suffix) }
      .max { $0.suffix.count < $1.suffix.count }?.name ?? ""
  }

  /// The scene that a type is called by; empty for what belongs to the whole application.
  func scene(of type: String) -> String {
    SceneFolder.allCases.filter { $0 != .application && type.hasPrefix($0.rawValue) }
      .max { $0.rawValue.count < $1.rawValue.count }?.rawValue ?? ""
  }
}
