import Checksums
import Foundation
import Synchronization

/// The identity of an executable.
///
/// Executables linked from the same sources in different orders can differ in speed by a percent.
package struct Binary: Codable, Hashable, Sendable {
  /// The GNU build ID in hexadecimal; without one, `checksum:` and the checksum of the whole file.
  package var buildID: String
  /// The linker's name and version, if it wrote them into the executable.
  package var linker: String?

  /// Creates an identity.
  package init(buildID: String, linker: String?) {
    self.buildID = buildID
    self.linker = linker
  }

  /// Reads the identity from the contents of an executable.
  package init(contents: Data) {
    let elf = ELFFile(contents)
    buildID = elf?.buildID ?? "checksum:" + Checksum(contents).text
    linker = elf?.linker
  }

  /// The identity of the current executable, as it was at the first use.
  package static var current: Binary {
    let executable = Invocation.current.executable
    return known.withLock { known in
      if let binary = known[executable] { return binary }
      let binary = Binary(
        contents: (try? Data(contentsOf: executable, options: .alwaysMapped)) ?? Data())
      known[executable] = binary
      return binary
    }
  }

  /// The executables read so far, stored because an executable without a build ID is read to its
  /// end.
  private static let known = Mutex<[URL: Binary]>([:])
}
