public import UIKit

/// One way to wire an app's screens, with everything the harness needs to know of it.
public struct Architecture: Sendable {
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
    private let factory: AnyDelegateFactory

    /// Describes a variant.
    ///
    /// - Parameter makeDelegate: Makes the app's delegate from everything that the app gets from
    ///   outside; the delegate builds the window when the application has launched.
    public init<Services>(
      name: String = "", summary: String = "",
      makeDelegate: @escaping @MainActor @Sendable (Services) -> any UIApplicationDelegate
    ) {
      self.name = name
      self.summary = summary
      factory = DelegateFactory(makeDelegate)
    }

    /// Makes the app's delegate.
    ///
    /// - Precondition: The services are of the type that the variant was described with: an
    ///   architecture belongs to one app.
    @MainActor public func makeDelegate<Services>(
      _ services: Services
    ) -> any UIApplicationDelegate {
      guard let factory = factory as? DelegateFactory<Services> else {
        preconditionFailure("found \(Services.self), expected \(factory.services): another app's")
      }
      return factory.make(services)
    }
  }

  /// What tables call it, such as `MVP-C`.
  public let name: String
  /// The module, and its folder among the app's architectures.
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

/// A delegate's factory, of whatever app.
private class AnyDelegateFactory: @unchecked Sendable {
  var services: Any.Type { Never.self }
}

/// The factory of one app's delegates; a class, because a value in an `Any` would be copied to the
/// heap at each launch, which is counted.
private final class DelegateFactory<Services>: AnyDelegateFactory, @unchecked Sendable {
  let make: @MainActor @Sendable (Services) -> any UIApplicationDelegate

  init(_ make: @escaping @MainActor @Sendable (Services) -> any UIApplicationDelegate) {
    self.make = make
  }

  override var services: Any.Type { Services.self }
}
