/// Finds the stored values that a module only passes on to other modules.
///
/// A value is judged by the uses of its name in the module's files. Declaring it, assigning to it
/// and passing it within the module are neutral. It is passed on when it is an argument for a type
/// of another module, or is assigned to a property of another module. Any other use reads it.
struct CarriedValues {
  private enum Use {
    case neutral, passedOn, read
  }

  /// A name in a range of a file.
  private struct Region: Hashable {
    let file: Int
    let range: Range<Int>
    let name: String
    /// Whether the name is used as a member of other values: `value.name`.
    var isMember = false
  }

  private let architecture: ParsedArchitecture
  /// The names of types without identity, which can be passed by value.
  private let valueTypes: Set<String>
  private let owners: [String: String]

  init(in architecture: ParsedArchitecture, valueTypes: Set<String>) {
    self.architecture = architecture
    self.valueTypes = valueTypes
    owners = architecture.scenesOfTypes
  }

  var all: [Structure.CarriedValue] { architecture.scenes.flatMap(values) }

  private func values(of scene: String) -> [Structure.CarriedValue] {
    var found: [String: Structure.CarriedValue] = [:]
    for file in architecture.files(of: scene) {
      for property in file.declarations.properties
      where found[property.name] == nil && isValue(property) {
        guard isCarried(property, in: scene) else { continue }
        found[property.name] = .init(
          scene: scene, name: property.name, place: file.place(property.index, property.name))
      }
    }
    return found.values.sorted { $0.name < $1.name }
  }

  private func isValue(_ property: Declarations.Property) -> Bool {
    !property.isFunction && (property.isLiteral || valueTypes.contains(property.type))
  }

  private func isCarried(_ property: Declarations.Property, in scene: String) -> Bool {
    let uses = regions(of: property.name, in: scene, isMember: property.isOfStructure)
    return use(ofAll: uses, in: scene, followed: []) == .passedOn
  }

  /// The regions in which a name is looked for: all files of a module.
  private func regions(of name: String, in scene: String, isMember: Bool = false) -> [Region] {
    indices(of: scene).map {
      Region(
        file: $0, range: architecture.files[$0].source.tokens.indices, name: name,
        isMember: isMember)
    }
  }

  /// The strongest use of names in regions; reading a value is a stronger use than passing it on.
  private func use(ofAll regions: [Region], in scene: String, followed: Set<Region>) -> Use {
    var strongest = Use.neutral
    for region in regions {
      switch use(of: region, in: scene, followed: followed) {
      case .read: return .read
      case .passedOn: strongest = .passedOn
      case .neutral: break
      }
    }
    return strongest
  }

  private func indices(of scene: String) -> [Int] {
    architecture.files.indices.filter { architecture.files[$0].scene == scene }
  }

  private func use(of region: Region, in scene: String, followed: Set<Region>) -> Use {
    guard !followed.contains(region) else { return .neutral }
    let file = architecture.files[region.file]
    let source = file.source
    var strongest = Use.neutral
    for index in region.range where source.isWord(index) && source.text(index) == region.name {
      if source.isNeutral(at: index, isMember: region.isMember) { continue }
      switch use(at: index, in: file, of: scene, followed: followed.union([region])) {
      case .read: return .read
      case .passedOn: strongest = .passedOn
      case .neutral: break
      }
    }
    return strongest
  }

  private func use(
    at index: Int, in file: ParsedArchitecture.File, of scene: String, followed: Set<Region>
  ) -> Use {
    let source = file.source
    if source.isExamined(at: index) { return .read }
    if let property = source.assignedMember(before: index) {
      return property.isOwn
        ? property.name == source.text(index) ? .neutral : .read
        : isPropertyOfOther(property.name, than: scene) ? .passedOn : .read
    }
    guard let call = source.call(around: index) else {
      guard source.isResult(at: index) else { return .read }
      return use(ofPropertyComputedAt: index, in: file, of: scene, followed: followed)
    }
    if let owner = owners[call.root], owner != scene { return .passedOn }
    if owners[call.function] == scene, !hasInitializer(call.function, in: scene) {
      // A structure's memberwise initialiser stores the value.
      return call.label == source.text(index) ? .neutral : .read
    }
    return use(ofArgument: call.label, of: call.function, in: scene, followed: followed)
  }

  private func hasInitializer(_ type: String, in scene: String) -> Bool {
    architecture.files(of: scene).contains { file in
      file.declarations.functions.contains { $0.name == type }
    }
  }

  private func isPropertyOfOther(_ name: String, than scene: String) -> Bool {
    architecture.files.contains { file in
      file.scene != nil && file.scene != scene
        && file.declarations.properties.contains { $0.name == name }
    }
  }

  /// The use of the computed property whose result is the value at an index.
  private func use(
    ofPropertyComputedAt index: Int, in file: ParsedArchitecture.File, of scene: String,
    followed: Set<Region>
  ) -> Use {
    let computed = file.declarations.computedProperties
    guard let property = computed.last(where: { $0.body.contains(index) }) else { return .read }
    return use(ofAll: regions(of: property.name, in: scene), in: scene, followed: followed)
  }

  /// The use of an argument by the module's own functions with the given name.
  private func use(
    ofArgument label: String, of function: String, in scene: String, followed: Set<Region>
  ) -> Use {
    var strongest: Use?
    for file in indices(of: scene) {
      for declared in architecture.files[file].declarations.functions
      where declared.name == function {
        guard let parameter = declared.parameters.first(where: { $0.label == label }) else {
          continue
        }
        let region = Region(file: file, range: declared.range, name: parameter.name)
        switch use(of: region, in: scene, followed: followed) {
        case .read: return .read
        case .passedOn: strongest = .passedOn
        case .neutral: strongest = strongest ?? .neutral
        }
      }
    }
    // The function belongs to another kind of object, such as a service, which uses the value.
    return strongest ?? .read
  }
}

extension SourceTokens {
  /// Whether a name is declared, is a label, is assigned to, or belongs to another object.
  fileprivate func isNeutral(at index: Int, isMember: Bool) -> Bool {
    let (previous, next) = (text(index - 1), text(index + 1))
    if next == ":" && (["(", ",", "let", "var"].contains(previous) || isWord(index - 1)) {
      return true
    }
    if next == "=" { return true }
    if ["let", "var"].contains(previous) {
      // `if let name {` examines the value.
      return !["if", "guard", "while", ","].contains(text(index - 2))
    }
    if previous == "." { return !isMember && text(index - 2) != "self" }
    guard let open = innermostOpening(at: index), text(open) == "[" else { return false }
    return text(open - 1) == "{"
  }

  /// Whether the value at an index stands alone, as the result of a body or of a case.
  fileprivate func isResult(at index: Int) -> Bool {
    guard let open = innermostOpening(at: index), text(open) == "{",
      ["{", ":", "return", "?"].contains(text(index - 1))
    else { return false }
    return [":", "}"].contains(text(index + 1)) || tokens[index + 1].line > tokens[index].line
  }

  /// Whether the value at an index is compared, called or negated, or has a member accessed.
  fileprivate func isExamined(at index: Int) -> Bool {
    let operators: Set = ["==", "!=", "<", ">", "<=", ">=", "+", "-", "&&", "||", "~="]
    let first = text(index - 1) == "." ? index - 2 : index
    if operators.contains(text(index + 1)) || operators.contains(text(first - 1)) { return true }
    if text(first - 1) == "!" || text(first - 1) == "switch" { return true }
    let after = ["?", "!"].contains(text(index + 1)) ? text(index + 2) : text(index + 1)
    return after == "." || after == "(" || after == "["
  }

  /// The property that is assigned a value containing the word at `index`.
  fileprivate func assignedMember(before index: Int) -> (name: String, isOwn: Bool)? {
    var position = index - 1
    while position > 0 {
      switch text(position) {
      case "=":
        guard isWord(position - 1), text(position - 2) == "." else { return nil }
        return (text(position - 1), text(position - 3) == "self")
      case "{", "}", "(", "[", ",", ";", "return", "if", "guard", "case", "in": return nil
      case ")", "]": position = (partner(of: position) ?? position) - 1
      default: position -= 1
      }
    }
    return nil
  }

  /// The call of which the word at `index` is an argument.
  ///
  /// `root` is the first word of the called expression: `Maker` in `Maker.make(value)`.
  fileprivate func call(around index: Int) -> (root: String, function: String, label: String)? {
    guard let open = innermostOpening(at: index), text(open) == "(", isWord(open - 1) else {
      return nil
    }
    var root = open - 1
    while text(root - 1) == "." {
      root -= 2
      if ["?", "!"].contains(text(root)) { root -= 1 }
      if text(root) == ")" { root = (partner(of: root) ?? root) - 1 }
    }
    return (text(root), text(open - 1), label(ofArgumentAt: index, in: open))
  }

  private func label(ofArgumentAt index: Int, in open: Int) -> String {
    var position = index - 1
    while position > open {
      if text(position) == ":", isWord(position - 1),
        ["(", ","].contains(text(position - 2))
      {
        return text(position - 1)
      }
      if text(position) == "," { return "_" }
      let partner = [")", "]", "}"].contains(text(position)) ? partner(of: position) : nil
      position = (partner ?? position) - 1
    }
    return "_"
  }
}
