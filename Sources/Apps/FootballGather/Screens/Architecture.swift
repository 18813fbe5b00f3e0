public import FootballGather
public import UIKit

/// One way to wire the app's screens, with everything the harness needs to know of it.
public nonisolated struct Architecture: Sendable {
  /// What a group of source files is for, such as `Presenters`: the files whose names end in `suffix`.
  public struct Role: Hashable, Sendable {
    public let name: String
    public let suffix: String

    /// Names a role; a file belongs to the role with the longest matching suffix.
    public init(_ name: String, suffix: String) {
      self.name = name
      self.suffix = suffix
    }
  }

  /// A way of being this architecture that is measured as a subject of its own.
  public struct Variant: Sendable {
    /// A short word, empty when there is only one variant.
    public let name: String
    /// What sets this variant apart, in one sentence.
    public let summary: String
    /// Makes the app's delegate; it builds the window when the application has launched.
    public let makeDelegate: @MainActor @Sendable (Services) -> any UIApplicationDelegate

    /// Describes a variant.
    public init(
      name: String = "", summary: String = "",
      makeDelegate: @escaping @MainActor @Sendable (Services) -> any UIApplicationDelegate
    ) {
      self.name = name
      self.summary = summary
      self.makeDelegate = makeDelegate
    }
  }

  /// What tables call it, such as `MVP-C`.
  public let name: String
  /// The module and its folder under `Sources/Apps/FootballGather/Architectures`.
  public let module: String
  /// The document or code that it follows.
  public let source: String
  /// The architecture it extends, by module, against which its lines are also compared.
  public let parent: String?
  /// What its files are for.
  public let roles: [Role]
  /// At least one.
  public let variants: [Variant]

  /// Describes an architecture.
  public init(
    name: String, module: String, source: String, parent: String? = nil, roles: [Role],
    variants: [Variant]
  ) {
    self.name = name
    self.module = module
    self.source = source
    self.parent = parent
    self.roles = roles
    self.variants = variants
  }
}
