extension FileRewriter {
  /// Replaces imports of parts of Apple's modules with imports of the whole modules, which are not
  /// divided here.
  mutating func rewriteImports() {
    for target in file.imports where target.isPartial && AppleModules.contains(target.module) {
      edits.replace(file.bytes(of: target.target), with: target.module)
    }
  }

  /// The modules that Apple's compilers make visible in this file although it does not import them.
  ///
  /// On Apple's systems, Foundation contains its networking types and provides selectors, and a
  /// bridging or umbrella header imports UIKit into every file.
  var impliedImports: [String] {
    guard !tokens.isEmpty else { return [] }
    var modules: [String] = []
    let imported = Set(file.imports.filter(\.isUnconditional).map(\.module))
    if !imported.contains("UIKit"), usesUIKit || isUIKitExpected(besides: imported) {
      modules.append("UIKit")
    }
    if modules.isEmpty, !imported.contains(where: AppleModules.contains), usesFoundation {
      modules.append("Foundation")
    }
    if let networking = NetworkingTypes.module, !imported.contains(networking),
      tokens.contains(where: { $0.isIdentifier && NetworkingTypes.contains($0.name) })
    {
      modules.append(networking)
    }
    if !imported.contains("Security"), usesSecurity { modules.append("Security") }
    if !imported.contains("os"), !isOSImported, usesLog { modules.append("os") }
    return modules
  }

  private var isOSImported: Bool { file.imports.contains { $0.module == "os" } }

  // On Apple's systems, UIKit makes the names of the unified log visible.
  private var usesLog: Bool {
    tokens.contains { ["OSLog", "OSLogType", "os_log"].contains($0.name) }
  }

  // On Apple's systems, packages with Objective-C headers make Foundation visible.
  private var usesFoundation: Bool {
    tokens.indices.contains { index in
      let token = tokens[index]
      return token.isIdentifier && Self.namesOfFoundation.contains(token.name)
        && module.types[token.name] == nil && !(index > 0 && tokens[index - 1].isSymbol("."))
    }
  }

  private static let namesOfFoundation: Set = [
    "Bundle", "Calendar", "Data", "Date", "DateComponents", "DateFormatter", "FileManager",
    "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError", "NumberFormatter", "ProcessInfo",
    "TimeInterval", "TimeZone", "URL", "URLComponents", "UUID", "UserDefaults",
  ]

  // On Apple's systems, Foundation makes the names of Security visible.
  private var usesSecurity: Bool {
    tokens.contains {
      $0.isIdentifier && Self.isNameOfSecurity($0.name) && module.types[$0.name] == nil
    }
  }

  // The types of Core Foundation in which keys and certificates are written; UIKit has the others.
  private static let typesOfSecurity: Set = [
    "CFBoolean", "CFData", "CFDictionary", "CFError", "CFIndex", "CFNumber", "CFString",
    "CFTypeRef", "OSStatus", "kCFBooleanFalse", "kCFBooleanTrue",
  ]

  private static func isNameOfSecurity(_ name: String) -> Bool {
    if typesOfSecurity.contains(name) { return true }
    return [
      "SecTrust", "SecCertificate", "SecPolicy", "SecKey", "SecItem", "SecRandom", "kSec", "errSec",
    ]
    .contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isLowercase != true }
  }

  // A file that imports only packages gets UIKit only if it mentions a UIKit name: the packages may
  // declare names that UIKit has too.
  private func isUIKitExpected(besides imported: Set<String>) -> Bool {
    file.imports.isEmpty || imported.contains(where: AppleModules.contains)
      || tokens.contains { $0.isIdentifier && Self.isNameOfUIKit($0.name) }
  }

  private static func isNameOfUIKit(_ name: String) -> Bool {
    let isPrefixed = ["UI", "NS", "CG", "CA"].contains(where: name.hasPrefix)
    return isPrefixed && name.dropFirst(2).first?.isUppercase == true || name == "Selector"
  }
}

/// The types that are in Foundation on Apple's systems, and in a module of their own elsewhere.
enum NetworkingTypes {
  #if canImport(FoundationNetworking)
    static let module: String? = "FoundationNetworking"
  #else
    static let module: String? = nil
  #endif

  static func contains(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix("NSURLAuthenticationMethod")
  }

  static let names: Set = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage",
    "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge",
    "URLAuthenticationChallengeSender", "URLCache", "URLCredential", "URLCredentialStorage",
    "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest", "URLResponse",
    "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
    "URLSessionStreamDelegate", "URLSessionStreamTask", "URLSessionTask", "URLSessionTaskDelegate",
    "URLSessionTaskMetrics", "URLSessionTaskTransactionMetrics", "URLSessionUploadTask",
    "URLSessionWebSocketDelegate", "URLSessionWebSocketTask",
  ]
}
