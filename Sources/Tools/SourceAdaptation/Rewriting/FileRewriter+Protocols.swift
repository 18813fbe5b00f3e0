extension FileRewriter {
  /// Preserves the meaning of `@objc` on a protocol: only classes may conform.
  mutating func rewriteProtocols() {
    for type in file.allTypes
    where type.kind == .protocol && type.prefix.attribute("objc") != nil {
      let hasList = tokens.dropFirst(type.headerEnd).first?.isSymbol(":") == true
      if hasList {
        edits.insert(" AnyObject,", at: tokens[type.headerEnd].range.upperBound)
      } else {
        edits.insert(": AnyObject", at: tokens[type.headerEnd - 1].range.upperBound)
      }
      requireOptionalMethods(of: type)
    }
  }
}
