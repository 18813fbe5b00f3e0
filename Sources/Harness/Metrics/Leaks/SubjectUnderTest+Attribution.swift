import BenchmarkKit
import FootballGatherUI
import LineCounting

extension SubjectUnderTest {
  /// The role of a type, by its name's suffix, as for a file; empty if no role fits.
  func role(of type: String) -> String {
    architecture.roles.filter { type.hasSuffix($0.suffix) }
      .max { $0.suffix.count < $1.suffix.count }?.name ?? ""
  }

  /// The scene of a type, by its name's prefix; empty for types of the application as a whole.
  func scene(of type: String) -> String {
    SceneFolder.allCases.filter { $0 != .application && type.hasPrefix($0.rawValue) }
      .max { $0.rawValue.count < $1.rawValue.count }?.rawValue ?? ""
  }
}
