/// A member to move from an extension into its class.
///
/// Without Objective-C, neither the member nor its overrides may be in an extension.
package struct MovedMember {
  let member: Member
  let file: Int
  let type: TypeDeclaration
  /// The qualified name of the class.
  let subject: String

  /// The reason why a member cannot move into its class.
  package enum Obstacle: Equatable, Sendable {
    case foreignType(String, module: String)
    case whereClause(of: String)
    /// The plugin does not adapt the file of the class.
    case compiledClass(String)
  }
}

extension Module {
  func obstacle(to moved: MovedMember) -> MovedMember.Obstacle? {
    let subject = moved.subject
    guard let place = types[subject], place.type.kind == .class else {
      return .foreignType(subject, module: name)
    }
    if moved.type.hasWhereClause { return .whereClause(of: subject) }
    return adapts(place.file) ? nil : .compiledClass(subject)
  }

  /// The members to move out of extensions, in all files.
  var allMovedMembers: [MovedMember] {
    extensions.keys.sorted().flatMap { subject in
      (extensions[subject] ?? []).flatMap { part in
        part.type.members.filter { needsClassBody($0, of: subject, in: part.type) }.map {
          MovedMember(member: $0, file: part.file, type: part.type, subject: subject)
        }
      }
    }
  }

  /// Whether a member is an override, or is overridden by a subclass as Objective-C would allow.
  ///
  /// A member that cannot move and lacks `@objc` may merely share its name with an overridden one.
  private func needsClassBody(
    _ member: Member, of subject: String, in type: TypeDeclaration
  ) -> Bool {
    if member.isOverride { return true }
    let modifiers = [member.prefix, type.prefix].map { $0.modifier("private", "fileprivate") }
    guard member.kind != .other, !member.isStatic, modifiers.allSatisfy({ $0 == nil }),
      isOverridden(member, of: subject),
      // If the class body declares the member too, the subclass overrides that declaration.
      types[subject]?.type.members.contains(where: { $0.describedName == member.describedName })
        != true
    else { return false }
    return (member.prefix.attribute("objc") ?? type.prefix.attribute("objc")) != nil
      || obstacle(to: MovedMember(member: member, file: 0, type: type, subject: subject)) == nil
  }

  /// Whether a subclass in the module overrides a member of a class.
  func isOverridden(_ member: Member, of subject: String) -> Bool {
    overridden[subject]?.contains(member.describedName) ?? false
  }

  /// The names of the members that subclasses override, by the name of each superclass.
  static func overridden(in module: Module) -> [String: Set<String>] {
    var overridden: [String: Set<String>] = [:]
    for name in module.types.keys {
      let overrides = module.parts(of: name).flatMap(\.type.members).filter {
        $0.isOverride && $0.kind != .other
      }
      guard !overrides.isEmpty else { continue }
      for ancestor in module.ancestors(of: name) {
        overridden[ancestor, default: []].formUnion(overrides.map(\.describedName))
      }
    }
    return overridden
  }
}
