/// An import of a module or of a part of one.
struct ImportDeclaration {
  /// The words between the dots, as in `UIKit.UIColor`.
  let path: [String]
  /// The tokens after `import`, including the kind of declaration in `import class UIKit.UIView`.
  let target: Range<Int>
  /// Whether the import is `@testable` and so names the module under test.
  let isTestable: Bool
  /// The `#if` condition that the import depends on.
  let condition: String?

  var module: String { path.first ?? "" }
  /// Whether the import names only part of a module.
  var isPartial: Bool { target.count > 1 }
  /// Whether the import is compiled if its module is available.
  var isUnconditional: Bool {
    guard let condition else { return true }
    return condition.contains("canImport(\(module))") && !condition.contains("!")
  }
}

extension SourceFile {
  private static let kinds: Set = [
    "class", "struct", "enum", "protocol", "typealias", "func", "var", "let", "actor",
  ]

  /// The imports in the order of the file.
  var imports: [ImportDeclaration] { Self.imports(in: tokens) }

  static func imports(in tokens: [Token]) -> [ImportDeclaration] {
    var imports: [ImportDeclaration] = []
    var conditions = ConditionStack()
    for index in tokens.indices {
      let token = tokens[index]
      if token.kind == .directive, Vocabulary.conditions.contains(token.text) {
        let end = tokens.endOfLine(from: index)
        let condition = TypeSpelling(tokens[(index + 1)..<end]).text
        conditions.enter(token.text, condition: condition)
      } else if token.isWord("import"), index == 0 || !tokens[index - 1].isSymbol(".") {
        if let target = target(ofImportAt: index, in: tokens) {
          let names = tokens[target].filter(\.isIdentifier).map(\.name)
          let path = kinds.contains(names[0]) ? Array(names.dropFirst()) : names
          imports.append(
            ImportDeclaration(
              path: path, target: target,
              isTestable: index > 0 && tokens[index - 1].isWord("testable"),
              condition: conditions.current))
        }
      }
    }
    return imports
  }

  private static func target(ofImportAt index: Int, in tokens: [Token]) -> Range<Int>? {
    var end = index + 1
    if tokens.indices.contains(end), kinds.contains(tokens[end].text) { end += 1 }
    guard tokens.indices.contains(end), tokens[end].isIdentifier, !tokens[end].startsLine else {
      return nil
    }
    end += 1
    while end + 1 < tokens.count, tokens[end].isSymbol("."), tokens[end + 1].isIdentifier {
      end += 2
    }
    return (index + 1)..<end
  }
}
