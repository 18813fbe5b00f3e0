public import FootballGatherUI

/// The A/A controls: a second module of each architecture, built from the same files.
///
/// A copy does exactly the same work as its original without sharing machine code, so any measured
/// difference between the two is noise. Running the original twice would not do: that keeps its
/// code warm in caches and branch predictors, an advantage that no other subject has.
public enum FootballGatherCopies {
  /// The copies of all architectures, in the catalogue's order.
  public static let all: [Architecture] = [mvc, surfMVP, mvpc, coordinatedSurfMVP]

  /// The suffix of a copy's name.
  public static let nameSuffix = "-copy"

  static func copy(of original: Architecture) -> Architecture {
    Architecture(
      name: original.name.replacing(" ", with: "") + nameSuffix,
      module: original.module + "Copy", source: "A copy of the module \(original.module)",
      parent: original.module, roles: original.roles, variants: original.variants)
  }
}
