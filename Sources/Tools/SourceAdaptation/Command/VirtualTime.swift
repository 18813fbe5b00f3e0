/// Generates the file that makes an app use UIKit's clock even if it also imports Foundation.
enum VirtualTime {
  private static let names = [
    "Timer", "DispatchQueue", "DispatchTime", "DispatchWorkItem", "DispatchGroup",
    "NotificationCenter",
  ]

  static func text(for module: Module) -> String {
    let aliases = names.filter { module.types[$0] == nil }.map {
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
