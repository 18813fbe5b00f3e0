/// The dependencies between the modules of each architecture, from its sources. Exact.
///
/// A module is a scene's folder.
package struct Structure: Codable, Sendable {
  /// A location in the sources.
  package struct Place: Codable, Hashable, Sendable {
    /// The path below the architecture's folder.
    package let file: String
    package let line: Int
    /// The code at the location, shortened.
    package let text: String
  }

  /// A module that names a type of another one.
  package struct Edge: Codable, Hashable, Sendable {
    package let from: String
    package let to: String
    /// The first location at which the type is named.
    package let place: Place
  }

  /// A stored value that its module only passes on to another module.
  package struct CarriedValue: Codable, Hashable, Sendable {
    package let scene: String
    package let name: String
    package let place: Place
  }

  /// A coordinator with the screens and flows that it creates.
  package struct Coordinator: Codable, Hashable, Sendable {
    package let name: String
    /// The lines of code of its files.
    package let lines: Int
    /// The scenes and coordinators that it creates, in alphabetical order.
    package let routes: [String]

    /// The most lines of code a coordinator can have without counting as large: the default limit
    /// of SwiftLint's rule `type_body_length`.
    package static let mostLines = 250
    /// The most routes a coordinator can have without counting as large: about as many items as a
    /// person can keep in mind (Miller, *The Magical Number Seven, Plus or Minus Two*, 1956).
    package static let mostRoutes = 7

    /// The reason the coordinator counts as large, such as `lines`; empty if it does not.
    package var excess: String {
      [
        lines > Self.mostLines ? "lines" : nil, routes.count > Self.mostRoutes ? "routes" : nil,
      ].compactMap { $0 }.joined(separator: ", ")
    }
  }

  /// A method of a router's protocol.
  package struct RouterCall: Codable, Hashable, Sendable {
    /// The name with its labels: `push(_:animated:)`.
    package let name: String
    /// The number of calls to the method in the sources.
    package let calls: Int
  }

  /// The code of one architecture if the app had only some of its scenes.
  package struct Size: Codable, Hashable, Sendable {
    /// The name, such as `S`.
    package let name: String
    package let scenes: Int
    package let files: Int
    /// The lines of code, and those of the largest file.
    package let lines: Int
    package let largestFile: Int
    package let coordinators: Int
    /// The routes of the coordinators to the scenes and flows of this size.
    package let routes: Int
  }

  /// The structure of one architecture.
  package struct Architecture: Codable, Sendable {
    package let module: String
    /// The number of scenes with files.
    package let scenes: Int
    package let edges: [Edge]
    /// Casts to types of the architecture.
    package let casts: [Place]
    /// Branches on the type of a flow, outside coordinators.
    package let flowBranches: [Place]
    package let carriedValues: [CarriedValue]
    package let coordinators: [Coordinator]
    package let routerCalls: [RouterCall]
    /// The lines of code of the files that import UIKit; `nil` in runs that did not count them.
    package var linesWithUIKit: Int?
    /// The sizes of the app, the whole app last; `nil` in runs that did not distinguish them.
    package var sizes: [Size]?
  }

  package var architectures: [Architecture]
}

extension Structure.Architecture {
  /// The code lines added per module beyond the smallest size, including code outside modules;
  /// rounded.
  package var linesPerModule: Int? {
    guard let smallest = sizes?.first, let whole = sizes?.last, whole.scenes > smallest.scenes
    else { return nil }
    let modules = Double(whole.scenes - smallest.scenes)
    return Int((Double(whole.lines - smallest.lines) / modules).rounded())
  }
}
