/// Generates the file that makes an app use UIKit's clock even if it also imports Foundation.
enum VirtualTime {
  private static let names = [
    "Timer", "DispatchQueue", "DispatchTime", "DispatchWorkItem", "DispatchGroup",
    "NotificationCenter",
  ]

  /// - Parameter platform: The interfaces of the modules that the app uses as Apple's.
  static func text(for module: Module, platform: [ModuleInterface]) -> String {
    let offered = platform.first { $0.name == "UIKit" }?.types ?? [:]
    // Requests take virtual time if UIKit declares a type for them.
    let networking = NetworkingTypes.names.sorted().filter {
      offered[$0].map { $0.kind != .extension } ?? false
    }
    let aliases = (names + networking).filter { module.types[$0] == nil }.map {
      "typealias \($0) = UIKit.\($0)\n"
    }
    return """
      import UIKit

      // UIKit and Foundation both declare these names. Without these aliases, a file that imports
      // both modules would not compile, or would use real time. A module's own declarations take
      // precedence over imported ones.

      """ + aliases.joined()
  }
}
