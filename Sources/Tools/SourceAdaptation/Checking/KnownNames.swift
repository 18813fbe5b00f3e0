/// The names that the sources of an app can use: its own, and those of this build's modules.
struct KnownNames {
  let app: Module
  let platformModules: Set<String>
  /// Types of the platform and of Foundation by their qualified names.
  private let types: [String: TypeInterface]
  /// The classes that the platform declares itself, whose initialisers are known.
  private let platformClasses: Set<String>
  private let globals: Set<String>
  /// The names of all members of these types.
  private let members: Set<String>
  /// The names that the app declares, without labels.
  private let ownGlobals: Set<String>
  /// The names that the app declares, including labels.
  private let ownNames: Set<String>
  /// The folders of the sources that are modules, and the modules that their tests import.
  private let ownModules: Set<String>
  /// Whether the sources import a module whose declarations are not known here.
  private(set) var importsPackages = false

  init(_ app: Module, platform: [ModuleInterface]) {
    self.app = app
    platformModules = Set(platform.map(\.name))
    let modules = platform + ToolchainText.modules
    var types: [String: TypeInterface] = [:]
    for module in modules {
      for (name, type) in module.types {
        // A class of the platform takes precedence over Foundation's class of the same name.
        guard let known = types[name], known.kind == .extension || type.kind == .extension else {
          types[name] = types[name] ?? type
          continue
        }
        types[name] = known.merged(with: type)
      }
    }
    self.types = types
    platformClasses = Set(
      platform.flatMap { $0.types.filter { $0.value.kind == .class }.keys })
    globals = modules.reduce(into: []) { $0.formUnion($1.globals) }
    members = types.values.reduce(into: Set(types.keys)) { $0.formUnion($1.members.keys) }
    ownGlobals = app.files.reduce(into: []) { $0.formUnion($1.declaredNames) }
    ownNames = app.files.reduce(into: ownGlobals) { $0.formUnion($1.labels) }
    let imports = app.files.flatMap(\.imports)
    ownModules = Self.moduleFolders(of: app.files)
      .union(imports.filter(\.isTestable).map(\.module))
    importsPackages = imports.contains { origin(ofModule: $0.module) == .package }
  }

  /// The names of the folders, below the one that contains all files, that other files can import.
  ///
  /// An app may have a folder `Logging` and use a package of that name. Unlike a module, the folder
  /// declares nothing for other modules, or its own files import the package.
  private static func moduleFolders(of files: [SourceFile]) -> Set<String> {
    let paths = files.map { $0.path.split(separator: "/").dropLast().map(String.init) }
    let common = paths.dropFirst().reduce(paths.first ?? []) { common, path in
      zip(common, path).prefix { $0 == $1 }.map(\.0)
    }
    var modules: Set<[String]> = []
    var others: Set<[String]> = []
    for (file, path) in zip(files, paths) {
      let folders = path.indices.dropFirst(common.count).map { Array(path[...$0]) }
      let imported = Set(file.imports.map(\.module))
      others.formUnion(folders.filter { imported.contains($0.last ?? "") })
      if file.tokens.contains(where: { $0.isWord("public") }) { modules.formUnion(folders) }
    }
    return Set(modules.subtracting(others).compactMap(\.last))
  }

  // MARK: Modules

  func offers(module: String) -> Bool {
    AppleModules.ofToolchain.contains(module) || platformModules.contains(module)
  }

  func origin(ofModule name: String) -> SourceCheck.Import.Origin {
    if AppleModules.ofToolchain.contains(name) { return .toolchain }
    if platformModules.contains(name) {
      return .product(name == "UserNotifications" ? "UIKit" : name)
    }
    if AppleModules.ofSystem.contains(name) { return .missing }
    return ownModules.contains(name) ? .ownModule : .package
  }

  // MARK: Types

  /// Whether a name is declared outside any type; assumed if it does not look like one of Apple's
  /// in a file with the given imports.
  func isGlobal(_ name: String, importing modules: Set<String>) -> Bool {
    ownGlobals.contains(name) || types[name] != nil || globals.contains(name)
      || Self.module(ofName: name, importing: modules) == nil
  }

  /// The prefixes of the names in Apple's modules that are recognised in any file.
  private static let prefixes = [
    "UI": "UIKit", "NS": "Foundation", "CA": "UIKit", "CG": "CoreGraphics", "CF": "Foundation",
    "UN": "UserNotifications", "SF": "SafariServices", "WK": "WebKit",
    "UT": "UniformTypeIdentifiers", "kUT": "MobileCoreServices", "Sec": "Security",
    "kSec": "Security", "errSec": "Security", "CC_": "CommonCrypto",
  ]
  /// Names that lack their module's prefix.
  private static let irregular =
    [
      "OSStatus": "Security", "noErr": "Security", "UIHostingController": "SwiftUI",
      "UIHostingConfiguration": "SwiftUI", "UIViewControllerRepresentable": "SwiftUI",
      "UIViewRepresentable": "SwiftUI", "PreviewProvider": "SwiftUI",
      "FileWrapper": "Foundation", "ListFormatter": "Foundation", "UndoManager": "Foundation",
      "PersonNameComponentsFormatter": "Foundation", "RelativeDateTimeFormatter": "Foundation",
    ].merging(runtimeFunctions.map { ($0, "ObjectiveC") }) { $1 }

  /// Functions of the Objective-C runtime that change or inspect classes.
  static let runtimeFunctions = [
    "class_addMethod", "class_conformsToProtocol", "class_copyIvarList", "class_copyMethodList",
    "class_copyPropertyList", "class_createInstance", "class_getClassMethod",
    "class_getInstanceMethod", "class_getInstanceVariable", "class_getMethodImplementation",
    "class_getName", "class_getProperty", "class_getSuperclass", "class_replaceMethod",
    "class_respondsToSelector", "imp_implementationWithBlock", "ivar_getName",
    "method_exchangeImplementations", "method_getImplementation", "method_getName",
    "method_getTypeEncoding", "method_setImplementation", "objc_allocateClassPair",
    "objc_copyClassList", "objc_getClass", "objc_getClassList", "objc_getProtocol",
    "objc_registerClassPair", "object_getClass", "object_getClassName", "object_getIvar",
    "object_setClass", "object_setIvar", "property_getAttributes", "property_getName",
    "protocol_getName", "sel_getName", "sel_registerName",
  ]

  private static func prefix(of name: String) -> String? {
    prefixes.keys.first { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  /// The module that declares a name, according to its spelling and the imports of its file.
  static func module(ofName name: String, importing modules: Set<String>) -> String? {
    FrameworkNames.framework(declaring: name, among: modules) ?? irregular[name]
      ?? prefix(of: name).flatMap { prefixes[$0] }
  }

  static func isFunction(_ name: String) -> Bool {
    ["Sec", "kSec", "kUT", "errSec", "CC_"].contains(prefix(of: name)) || name == "noErr"
      || runtimeFunctions.contains(name)
      || name.hasPrefix("UIGraphics")
      // Such as CGPointMake, CGRectGetWidth and NSMakeRange.
      || name.contains(/^(CG|UI|CA|NS).*(Make|Get)/)
  }

  // MARK: Members

  /// Whether any type is known to have a member with this name.
  func isMember(_ name: String) -> Bool {
    members.contains(name) || ownNames.contains(name) || globals.contains(name)
      || ["self", "Type", "Protocol", "init"].contains(name)
  }

  /// The type of a member, empty if unknown; `nil` if the given type has no such member.
  func member(_ name: String, of type: String) -> String? {
    if ["self", "Type", "init"].contains(name) { return "" }
    if let own = app.resolve(type) { return member(name, ofOwn: own) }
    if let found = declaredMember(name, of: type) { return found }
    guard let interface = types[type], !isOpaque(interface) else { return "" }
    // An extension of the type, or of a protocol that it conforms to, may declare it.
    if ownNames.contains(name) || Self.commonMembers.contains(name) { return "" }
    return hasOpaqueAncestor(type) ? "" : nil
  }

  private func member(_ name: String, ofOwn type: String) -> String? {
    let chain = [type] + app.ancestors(of: type)
    for part in chain.lazy.flatMap({ app.parts(of: $0) }) {
      for member in part.type.members where member.kind == .property {
        if let binding = member.bindings.first(where: { $0.name == name }) {
          return binding.type?.named ?? ""
        }
      }
    }
    guard !ownNames.contains(name), app.types[type]?.type.kind == .class,
      case .ofElsewhere(let root) = app.superclass(of: chain.last ?? type),
      types[root]?.kind == .class
    else { return declaredMemberOfRoot(name, chain) ?? "" }
    return member(name, of: root)
  }

  private func declaredMemberOfRoot(_ name: String, _ chain: [String]) -> String? {
    guard let last = chain.last, case .ofElsewhere(let root) = app.superclass(of: last) else {
      return nil
    }
    return declaredMember(name, of: root)
  }

  /// The type of a member that a platform type or one of its superclasses declares.
  private func declaredMember(_ name: String, of type: String) -> String? {
    for type in lineage(of: type) {
      guard let result = types[type]?.members[name] else { continue }
      // The type may be nested in this one, or the member itself may be a nested type.
      return [type + "." + result, type + "." + name].first { types[$0] != nil } ?? result
    }
    return nil
  }

  /// A type and all that it inherits from, each once: a protocol may require the class that
  /// conforms to it.
  private func lineage(of type: String) -> [String] {
    var lineage: [String] = []
    var next = [type]
    while let name = next.popLast() {
      guard !lineage.contains(name) else { continue }
      lineage.append(name)
      next += types[name]?.inherited.reversed() ?? []
    }
    return lineage
  }

  /// Whether a type may have members that are not listed.
  private func isOpaque(_ interface: TypeInterface) -> Bool {
    [.typealias, .extension, .protocol].contains(interface.kind)
  }

  private func hasOpaqueAncestor(_ type: String) -> Bool {
    lineage(of: type).dropFirst().contains { name in
      !Self.commonProtocols.contains(name) && types[name].map { $0.kind == .typealias } ?? true
    }
  }

  /// Whether a class of the platform cannot be created without arguments.
  func needsArguments(_ name: String) -> Bool {
    guard app.resolve(name) == nil, !ownGlobals.contains(name), platformClasses.contains(name),
      types[name]?.members["init"] != nil
    else { return false }
    return declaredMember("init()", of: name) == nil
  }

  /// Whether Foundation on Linux forbids an initialiser, because it looks properties up by name.
  static func forbidsInitialiser(_ label: String, of type: String) -> Bool {
    ["NSPredicate(format:)", "NSExpression(format:)", "NSSortDescriptor(key:)"]
      .contains("\(type)(\(label):)")
  }

  /// Whether a class or one of its superclasses has a member to override; assumed if unknown.
  func isOverridable(_ name: String, in type: String) -> Bool {
    let ancestors = [type] + app.ancestors(of: type)
    let own = ancestors.dropFirst().flatMap { app.parts(of: $0) }.flatMap(\.type.members)
    if own.contains(where: { $0.declaredName == name }) { return true }
    guard case .ofElsewhere(let root) = app.superclass(of: ancestors.last ?? type),
      let interface = types[root], interface.kind == .class
    else { return true }
    return declaredMember(name, of: root) != nil
  }

  /// Protocols whose members are in `commonMembers`.
  private static let commonProtocols: Set = [
    "AnyObject", "CaseIterable", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Equatable", "Error", "Hashable", "Identifiable", "Int",
    "LocalizedError", "Sendable", "String", "UInt",
  ]
  private static let commonMembers: Set = [
    "allCases", "debugDescription", "description", "errorDescription", "hash", "hashValue", "id",
    "localizedDescription", "rawValue", "map", "flatMap", "none", "some", "unsafelyUnwrapped",
  ]
}

extension SourceFile {
  /// The names that a declaration introduces, including those of generic parameters.
  fileprivate var declaredNames: Set<String> {
    let keywords = Vocabulary.types.union(Vocabulary.members).subtracting(["extension"])
    var names: Set<String> = []
    for index in tokens.indices.dropFirst() where tokens[index].isIdentifier {
      let isGeneric =
        index > 2 && tokens[index - 1].isSymbol("<") && keywords.contains(tokens[index - 3].text)
      if isGeneric || keywords.contains(tokens[index - 1].text) { names.insert(tokens[index].name) }
    }
    // Several cases can share one keyword.
    let members = allTypes.filter { $0.kind == .enum }.flatMap(\.members)
    return names.union(members.flatMap { self.names(declaredBy: $0) })
  }

  /// The names before a colon, such as the labels of tuples, and further names of a `var`.
  fileprivate var labels: Set<String> {
    var names: Set<String> = []
    for index in tokens.indices.dropFirst().dropLast() where tokens[index].isIdentifier {
      let isFurther = tokens[index - 1].isSymbol(",") && tokens[index + 1].isSymbol("=")
      if isFurther || tokens[index + 1].isSymbol(":") { names.insert(tokens[index].name) }
    }
    return names
  }
}

extension ToolchainText {
  /// Foundation with what it re-exports, as one module.
  static let modules = ModuleInterface.interfaces(in: text)
}
