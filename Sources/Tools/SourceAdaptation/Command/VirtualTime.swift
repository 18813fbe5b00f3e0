/// Generates the file that makes an app use UIKit's clock even if it also imports Foundation.
enum VirtualTime {
  private static let names = [
    "Timer", "DispatchQueue", "DispatchTime", "DispatchWorkItem", "DispatchGroup",
    "NotificationCenter", "DateComponentsFormatter",
  ]

  /// The public types of the module VirtualNetwork that replace Foundation's.
  static let networkNames = [
    "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate",
    "URLSessionUploadTask",
  ]

  static func text(for module: Module) -> String {
    """
    import UIKit

    // UIKit and Foundation both declare these names. Without these aliases, a file that imports
    // both modules would not compile, or would use real time. A module's own declarations take
    // precedence over imported ones. They are public, as the app's public members may use them.

    \(aliases(of: names, in: "UIKit", for: module))
    #if canImport(VirtualNetwork)
    import VirtualNetwork

    \(aliases(of: networkNames, in: "VirtualNetwork", for: module))
    #endif

    """
  }

  private static func aliases(
    of names: [String], in source: String, for module: Module
  ) -> String {
    names.filter { module.types[$0] == nil }.map { "public typealias \($0) = \(source).\($0)" }
      .joined(separator: "\n")
  }
}
