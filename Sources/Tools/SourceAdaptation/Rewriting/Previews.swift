/// The code of a file that exists only for previews, which only Xcode shows.
struct Previews {
  /// The uses of `#Preview`, with their attributes.
  private let macros: [Range<Int>]
  private let branches: [Branch]
  /// The names that the rest of the file declares or uses.
  let namesOutside: Set<String>

  /// A branch for debugging with previews.
  private struct Branch {
    let body: Range<Int>
    /// The names that the branch declares for more than its previews, such as those of mocks.
    let otherNames: Set<String>
  }

  init(in file: SourceFile) {
    let macros = Self.macros(in: file.tokens)
    let branches = Self.branches(in: file, besides: macros)
    let previews = macros + branches.map(\.body)
    self.macros = macros
    self.branches = branches
    namesOutside = Set(
      file.tokens.indices
        .filter { index in
          file.tokens[index].isIdentifier && !previews.contains { $0.contains(index) }
        }
        .map { file.tokens[$0].name })
  }

  /// The tokens to leave out, given the names that the rest of the module uses.
  ///
  /// A branch that declares one of these names stays. Its previews cannot be compiled, but the
  /// error names them rather than a declaration that the reader sees in the source.
  func unused(by names: Set<String>) -> [Range<Int>] {
    branches.filter { $0.otherNames.isDisjoint(with: names) }.map(\.body) + macros
  }

  private static func macros(in tokens: [Token]) -> [Range<Int>] {
    let scan = TokenScan(tokens)
    let parser = DeclarationParser(scan: scan)
    var macros: [Range<Int>] = []
    var position = 0
    while position < tokens.count {
      let macro = parser.prefix(from: position, before: tokens.count).keyword
      guard let token = scan[macro], token.kind == .directive, token.text == "#Preview" else {
        position += 1
        continue
      }
      var end = macro + 1
      for bracket in ["(", "{"] where scan[end]?.isSymbol(bracket) == true {
        end = scan.next(after: end)
      }
      macros.append(position..<end)
      position = end
    }
    return macros
  }

  // MARK: Branches

  /// The branches for debugging that declare a preview, or a view for one, or only import SwiftUI.
  private static func branches(in file: SourceFile, besides macros: [Range<Int>]) -> [Branch] {
    let tokens = file.tokens
    let branches = ConditionalBlock.blocks(in: tokens).flatMap(\.branches)
    return branches.filter { branch in
      let condition = tokens[branch.condition]
      guard condition.contains(where: { $0.isWord("DEBUG") }),
        !condition.contains(where: { $0.isSymbol("!") }), !branch.body.isEmpty
      else { return false }
      // Only declarations outside nested blocks count: those may be left out by themselves.
      let nested = branches.map(\.body).filter {
        branch.body.contains($0.lowerBound) && $0 != branch.body
      }
      func isInBranch(_ index: Int) -> Bool {
        branch.body.contains(index) && !(nested + macros).contains { $0.contains(index) }
      }
      let types = file.allTypes.filter { isInBranch($0.keyword) }
      let globals = file.globals.map(\.keyword).filter(isInBranch)
      let importsSwiftUI = file.imports.contains {
        isInBranch($0.target.lowerBound) && $0.module == "SwiftUI"
      }
      return types.contains(where: \.isPreview)
        || importsSwiftUI && types.isEmpty && globals.allSatisfy { tokens[$0].isWord("import") }
    }.map { Branch(body: $0.body, otherNames: file.otherNames(in: $0.body)) }
  }
}

extension SourceFile {
  /// The names declared in a branch, but not within its types nor by its previews.
  fileprivate func otherNames(in branch: Range<Int>) -> Set<String> {
    let types = allTypes.filter { branch.contains($0.keyword) }
    let previews = Set(types.filter(\.isPreview).map(\.name))
    let closed = types.filter { type in
      // An extension with a view for previews is for previews only, too.
      type.kind != .extension || previews.contains(type.name)
        || type.nested.contains(where: \.isPreview)
    }.map(\.body)
    func isOpen(_ keyword: Int) -> Bool {
      branch.contains(keyword) && !closed.contains { $0.contains(keyword) }
    }
    let others = types.filter { $0.kind != .extension && !$0.isPreview && isOpen($0.keyword) }
    // A branch may import what other files import.
    let members = (globals + allTypes.flatMap(\.members))
      .filter { isOpen($0.keyword) && !tokens[$0.keyword].isWord("import") }
    let aliases = members.map(\.keyword).filter { tokens[$0].isWord("typealias") }
    return Set(others.map(\.name) + aliases.map { tokens[$0 + 1].name })
      .union(members.flatMap { names(declaredBy: $0) })
  }
}

extension TypeDeclaration {
  fileprivate var isPreview: Bool {
    ["PreviewProvider", "UIViewControllerRepresentable", "UIViewRepresentable"]
      .contains(where: inherited.contains)
  }
}
