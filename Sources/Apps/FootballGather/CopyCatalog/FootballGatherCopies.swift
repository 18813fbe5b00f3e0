import AppArchitecture
import CoordinatedSurfMVPCopy
import MVCCopy
import MVPCCopy
import MVPCopy
import MVVMCopy
import SurfMVPCopy
import UmbrellaCopy
import VIPCopy
import VIPERCopy

/// The A/A controls: a second module of each architecture, built from the same files.
///
/// A copy does exactly the same work as its original without sharing machine code, so any measured
/// difference between the two is noise. Running the original twice would not suffice, because its
/// code would stay warm in caches and branch predictors, an advantage that no other subject has.
package enum FootballGatherCopies {
  // These values come from the copies, under the originals' names: this module does not import the
  // originals.
  private static let originals: [Architecture] = [
    .mvc, .mvvm, .mvp, .mvpc, .viper, .vip, .surfMVP, .coordinatedSurfMVP, .umbrella,
  ]

  /// The copies of all architectures, in the catalogue's order.
  package static let all = originals.map(copy)

  private static func copy(of original: Architecture) -> Architecture {
    Architecture(
      name: original.name.replacing(" ", with: "") + "-copy", module: original.module + "Copy",
      source: "A copy of the module \(original.module)", parent: original.module,
      roles: original.roles, variants: original.variants)
  }
}
