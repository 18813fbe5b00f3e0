import Foundation

/// The machine's Swift toolchain, which builds and tests the architectures.
package enum Toolchain {
  /// The URL of `swift`; `nil` if it is not on the path.
  package static var swift: URL? { Program.onPath("swift") }

  /// The reason nothing can be built here; `nil` if there is none.
  package static var obstacle: String? {
    if swift == nil { return "'swift' is not on the PATH" }
    return Checkout.current == nil ? Checkout.absence : nil
  }

  /// The version, such as `6.3.1`; `nil` if there is no toolchain or it does not report one.
  package static var version: String? {
    guard let swift, let result = try? Program.run([swift.path, "--version"]), result.status == 0
    else { return nil }
    return result.output.firstMatch(of: /Swift version ([^\s]+)/).map { String($0.1) }
  }

  /// The URL of `swift`.
  ///
  /// - Parameter purpose: The beginning of the error message, such as "unit tests are run".
  package static func required(_ purpose: String) throws(Failure) -> URL {
    guard let swift else { throw Failure(SystemFailure.noToolchain(purpose: purpose)) }
    return swift
  }
}
