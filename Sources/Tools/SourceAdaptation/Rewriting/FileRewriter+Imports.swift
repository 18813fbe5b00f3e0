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
    if let networking = NetworkingTypes.module, !imported.contains(networking),
      tokens.contains(where: { $0.isIdentifier && NetworkingTypes.names.contains($0.name) })
    {
      modules.append(networking)
    }
    return modules
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
