/// The locations of the sources of an app's architectures, relative to the `Sources` folder.
package struct AppSources: Sendable {
  /// A module that every architecture uses; no architecture's line count includes it.
  package struct Module: Sendable {
    package let name: String
    package let folder: String

    package init(_ name: String, in folder: String) {
      self.name = name
      self.folder = folder
    }
  }

  /// The feature whose unit tests are counted.
  package struct TestedFeature: Sendable {
    /// The feature's name in sentences, such as `basket`.
    package let name: String
    /// The folders of its scenes in an architecture, such as `Basket`.
    package let scenes: [String]
    /// The suffix that turns an architecture's module name into the name of its test target.
    package let targetSuffix: String
    /// The folder of the test targets, relative to the checkout.
    package let folder: String
    /// The roles whose files count as key classes.
    package let keyRoles: [String]

    package init(
      _ name: String, scenes: [String], targetSuffix: String, folder: String, keyRoles: [String]
    ) {
      self.name = name
      self.scenes = scenes
      self.targetSuffix = targetSuffix
      self.folder = folder
      self.keyRoles = keyRoles
    }

    /// The test target of an architecture's module.
    package func target(of module: String) -> String { module + targetSuffix }
  }

  /// Scenes that together serve one user task, such as paying.
  package struct Flow: Codable, Hashable, Sendable {
    /// The flow's name in tables, such as `payment`.
    package let name: String
    /// The folders of its scenes in an architecture.
    package let scenes: [String]

    package init(_ name: String, scenes: [String]) {
      self.name = name
      self.scenes = scenes
    }
  }

  /// A smaller version of the app, for measuring how its code grows.
  package struct Size: Sendable {
    /// The name, such as `S`.
    package let name: String
    /// The folders of the scenes that the size includes.
    package let scenes: [String]
    /// Words in the names of the included flows, such as `Basket` for `BasketCoordinator`.
    package let flows: [String]

    package init(_ name: String, scenes: [String], flows: [String]) {
      self.name = name
      self.scenes = scenes
      self.flows = flows
    }

    /// A larger size that adds these scenes and flows.
    package func growing(to name: String, by scenes: [String], flows: [String]) -> Size {
      Size(name, scenes: self.scenes + scenes, flows: self.flows + flows)
    }
  }

  /// The folder that contains one folder per architecture.
  package let architectures: String
  /// The module of the app's domain.
  package let domain: Module
  /// The module of the app's bare screens, which stand in for the storyboard.
  package let screens: Module
  /// The module of the reference model.
  package let referenceModel: Module
  /// The modules that list the architectures and their copies.
  package let catalogs: [Module]
  /// An architecture's folders, one for each scene.
  package let scenes: [String]
  /// Groups of scenes for which lines are also counted; empty if the app has one flow.
  package let flows: [Flow]
  /// The types whose values name a flow, such as `OrderKind`; empty if the screen order is fixed.
  package let flowTypes: [String]
  /// Sizes of the app, the whole app last; empty if it is measured at one size.
  package let sizes: [Size]
  /// The feature with unit tests; `nil` if there are none.
  package let tests: TestedFeature?

  /// An architecture's folder for files that belong to no scene.
  package static let applicationFolder = "Application"

  package init(
    architectures: String, domain: Module, screens: Module, referenceModel: Module,
    catalogs: [Module] = [], scenes: [String], flows: [Flow] = [], flowTypes: [String] = [],
    sizes: [Size] = [], tests: TestedFeature? = nil
  ) {
    self.architectures = architectures
    self.domain = domain
    self.screens = screens
    self.referenceModel = referenceModel
    self.catalogs = catalogs
    self.scenes = scenes
    self.flows = flows
    self.flowTypes = flowTypes
    self.sizes = sizes
    self.tests = tests
  }

  /// Creates a description of an app in a single module whose lines are not counted.
  package init(module: String) {
    let whole = Module(module, in: "")
    self.init(architectures: "", domain: whole, screens: whole, referenceModel: whole, scenes: [])
  }

  /// The modules that every architecture uses.
  package var shared: [Module] { [domain, screens] }

  /// All folders of an architecture.
  package var folders: [String] { [Self.applicationFolder] + scenes }

  /// The folder of an architecture's module.
  package func folder(of module: String) -> String { "\(architectures)/\(module)" }

  /// The folder that contains a file; `nil` if none of an architecture's folders does.
  ///
  /// - Parameter path: The file's path below the architecture's folder: "Login/LoginView.swift".
  package func folder(ofFile path: String) -> String? {
    // A file directly in the architecture's folder belongs to no scene, whatever its name.
    let parts = path.split(separator: "/", maxSplits: 1)
    return parts.count == 2 ? folders.first { $0 == parts[0] } : nil
  }

  /// The scene of a type, from the prefix of its name; empty for application-wide types.
  package func scene(of type: String) -> String {
    scenes.filter(type.hasPrefix).max { $0.count < $1.count } ?? ""
  }
}
