import Foundation

/// The Swift of this machine, which builds and tests the architectures.
enum Toolchain {
  /// Where it is installed; `nil` when it is not on the path.
  static let swift = Program.onPath("swift")

  /// Such as `6.3.1`; `nil` where there is none or it does not tell.
  static var version: String? {
    guard let swift, let told = try? Program.run([swift.path, "--version"]), told.status == 0 else {
      return nil
    }
    return told.output.firstMatch(of: /Swift version ([^\s]+)/).map { String($0.1) }
  }

  /// Where it is installed.
  ///
  /// - Parameter purpose: What it is needed for, as the beginning of a sentence: "unit tests are run".
  static func required(_ purpose: String) throws(Failure) -> URL {
    guard let swift else {
      throw Failure(
        .machine,
        "\(purpose) by 'swift', which is not on the PATH. Install the toolchain: https://swift.org/install"
      )
    }
    return swift
  }
}
