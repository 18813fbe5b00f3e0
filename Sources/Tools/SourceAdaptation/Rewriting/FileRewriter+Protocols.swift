extension FileRewriter {
  /// Preserves the meaning of `@objc` on a protocol: only classes may conform.
  mutating func rewriteProtocols() {
    for type in file.allTypes
    where type.kind == .protocol && type.prefix.attribute("objc") != nil {
      let hasList = tokens[type.headerEnd].isSymbol(":")
      if hasList {
        edits.insert(" AnyObject,", at: tokens[type.headerEnd].range.upperBound)
      } else {
        edits.insert(": AnyObject", at: tokens[type.headerEnd - 1].range.upperBound)
      }
      for member in type.members {
        guard let optional = member.prefix.modifier("optional") else { continue }
        report(
          .error, at: optional.tokens.lowerBound,
          "found an optional requirement of the protocol '\(type.name)', which needs Objective-C; "
            + "expected a requirement that every conforming type meets: remove 'optional' and "
            + "give the requirement a default in 'extension \(type.name)'")
      }
    }
  }
}
