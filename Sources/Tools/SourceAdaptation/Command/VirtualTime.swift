/// Generates the file that makes an app use UIKit's clock even if it also imports Foundation, and
/// that replaces methods of Foundation which never return or crash.
enum VirtualTime {
  private static let names = [
    "Timer", "DispatchQueue", "DispatchTime", "DispatchTimeInterval", "DispatchWallTime",
    "DispatchWorkItem", "DispatchWorkItemFlags", "DispatchGroup", "DispatchSource",
    "DispatchSourceProtocol", "DispatchSourceTimer", "NotificationCenter",
    "DateComponentsFormatter",
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
    // precedence over imported ones. Those that the module's public declarations use are public.

    \(aliases(of: names, in: "UIKit", for: module))
    #if canImport(VirtualNetwork)
    import VirtualNetwork

    \(aliases(of: networkNames, in: "VirtualNetwork", for: module))
    #endif

    // On Linux, Foundation's own method calls itself without end if there is no value. The module
    // may declare types with these names.
    extension Foundation.UserDefaults {
      func set(_ url: Foundation.URL?, forKey key: String) {
        if let url { set(url as Any, forKey: key) } else { removeObject(forKey: key) }
      }
    }

    // On Linux, Foundation's own functions crash at a text that depends on a number.
    func NSLocalizedString(
      _ key: Swift.String, tableName: Swift.String? = nil,
      bundle: Foundation.Bundle = Foundation.Bundle.main, value: Swift.String = "",
      comment: Swift.String
    ) -> Swift.String {
      UIKit.Plurals.localizedString(key, tableName: tableName, bundle: bundle, value: value)
    }
    extension Foundation.Bundle {
      func localizedString(
        forKey key: Swift.String, value: Swift.String?, table: Swift.String?
      ) -> Swift.String {
        UIKit.Plurals.localizedString(key, tableName: table, bundle: self, value: value ?? "")
      }
    }

    """
  }

  private static func aliases(
    of names: [String], in source: String, for module: Module
  ) -> String {
    let published = module.publishedNames
    return names.filter { module.types[$0] == nil }.map { name in
      (published.contains(name) ? "public " : "") + "typealias \(name) = \(source).\(name)"
    }.joined(separator: "\n")
  }
}

extension Module {
  /// The names in the headings of public declarations.
  fileprivate var publishedNames: Set<String> {
    var names: Set<String> = []
    for file in files {
      for index in file.tokens.indices where ["public", "open"].contains(file.tokens[index].text) {
        let heading = file.tokens[index...].prefix { !$0.isSymbol("{") && !$0.isSymbol("}") }
        for token in heading.prefix(80) where token.isIdentifier { names.insert(token.name) }
      }
    }
    return names
  }
}
