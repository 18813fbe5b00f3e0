extension FileRewriter {
  /// Attributes for the Objective-C runtime or Interface Builder.
  private static let removedAttributes: Set = [
    "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "objc", "objcMembers",
    "nonobjc", "NSManaged", "GKInspectable",
  ]

  /// Removes the attributes and modifiers that Swift rejects without Objective-C.
  mutating func removeAttributes() {
    for index in tokens.indices.dropLast() {
      let next = tokens[index + 1]
      if tokens[index].isSymbol("@"),
        Self.removedAttributes.contains(next.text) || isBlockConvention(named: index + 1)
          || forbidsDecoding(named: index + 1)
      {
        remove(tokens: index..<endOfAttribute(named: index + 1))
      } else if tokens[index].isWord("dynamic"), isModifier(at: index) {
        remove(tokens: index..<(index + 1))
      }
    }
  }

  // Without Objective-C, there are no blocks; a function is as good.
  private func isBlockConvention(named index: Int) -> Bool {
    tokens[index].text == "convention" && index + 2 < tokens.count
      && tokens[index + 1].isSymbol("(") && tokens[index + 2].isWord("block")
  }

  // Marked as unavailable to code, `init(coder:)` is still what a storyboard calls.
  private func forbidsDecoding(named index: Int) -> Bool {
    guard tokens[index...].prefix(5).map(\.text) == ["available", "(", "*", ",", "unavailable"]
    else { return false }
    var next = endOfAttribute(named: index)
    while next + 1 < tokens.count {
      if tokens[next].isSymbol("@") {
        next = endOfAttribute(named: next + 1)
      } else if Self.modifiersOfInitializers.contains(tokens[next].text) {
        next += 1
      } else {
        break
      }
    }
    return next < tokens.count && tokens[next].isWord("init")
      && tokens[next...].prefix(4).contains { $0.isWord("coder") }
  }

  private static let modifiersOfInitializers: Set = [
    "required", "override", "convenience", "public", "internal", "fileprivate", "private",
    "nonisolated",
  ]

  // A variable may be named `dynamic`; in that case, no word that starts a declaration follows.
  private func isModifier(at index: Int) -> Bool {
    let next = tokens[index + 1]
    let isMember = index > 0 && tokens[index - 1].isSymbol(".")
    return !isMember && Vocabulary.startsDeclaration(next) && !next.startsLine
  }

  private func endOfAttribute(named index: Int) -> Int {
    let open = index + 1
    guard open < tokens.count, tokens[open].isSymbol("("),
      tokens[open].range.lowerBound == tokens[index].range.upperBound,
      let close = tokens[open...].firstIndex(where: { $0.isSymbol(")") })
    else { return open }
    return close + 1
  }

  /// Turns the app's marked class into the entry point or, in a library, into an ordinary class.
  mutating func rewriteEntryPoint(_ entryPoint: EntryPoint) {
    for index in tokens.indices.dropLast() where tokens[index].isSymbol("@") {
      let attribute = index..<(index + 2)
      switch (tokens[index + 1].text, entryPoint) {
      case ("UIApplicationMain", .executable):
        edits.replace(file.bytes(of: attribute), with: "@main")
      case ("UIApplicationMain", .library), ("main", .library): remove(tokens: attribute)
      default: break
      }
    }
  }
}

extension FileRewriter {
  /// Empties `main.swift`, whose statements can launch an app only from a file of that name.
  ///
  /// - Returns: Whether this file was emptied.
  mutating func leavesOutMainFile(_ entryPoint: EntryPoint) -> Bool {
    guard file.isMainFile else { return false }
    report(entryPoint == .executable ? .mainFileOfExecutable : .mainFileOfLibrary, at: 0)
    edits.blank(file.bytes(of: tokens.indices), in: file.bytes)
    return true
  }
}

/// The kind of product that is built from the module.
package enum EntryPoint: String, Sendable { case executable, library }
