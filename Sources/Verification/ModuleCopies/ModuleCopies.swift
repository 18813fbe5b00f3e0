public import FootballGatherUI

/// The A/A controls: every architecture once more, as a module of its own that the build makes from the same files.
///
/// A copy does exactly the work of its original and shares none of its machine code, so what a
/// measurement says about the two is the noise of the measurement. Running the original's code a
/// second time would not do: it keeps that code warm in caches and branch predictors, an advantage
/// that no other subject has.
public enum ModuleCopies {
  /// A copy of every architecture, in the catalogue's order.
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
