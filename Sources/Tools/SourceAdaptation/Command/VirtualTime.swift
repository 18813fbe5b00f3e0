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

      // UIKit and Foundation both have these names. A file that imports the two would not compile, or would wait in
      // real time; what a module declares itself comes before what it imports, so its files mean UIKit's.

      """ + aliases.joined()
  }
}
