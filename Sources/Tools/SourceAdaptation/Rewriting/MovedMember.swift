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

  /// The members to move out of the extensions of a file, or of all files.
  func movedMembers(from file: Int? = nil) -> [MovedMember] {
    extensions.keys.sorted().flatMap { subject in
      (extensions[subject] ?? []).filter { file == nil || $0.file == file }.flatMap { part in
        part.type.members.filter { needsClassBody($0, of: subject, in: part.type) }.map {
          MovedMember(member: $0, file: part.file, type: part.type, subject: subject)
        }
      }
    }
  }

  private func needsClassBody(
    _ member: Member, of subject: String, in type: TypeDeclaration
  ) -> Bool {
    let isObjc = (member.prefix.attributes + type.prefix.attributes).contains { $0.name == "objc" }
    return member.prefix.modifier("override") != nil
      || isObjc && member.kind == .method && isOverridden(member, of: subject)
  }

  func isOverridden(_ method: Member, of subject: String) -> Bool {
    types.keys.contains { name in
      ancestors(of: name).contains(subject)
        && parts(of: name).flatMap(\.type.members).contains {
          $0.fullName == method.fullName && $0.prefix.modifier("override") != nil
        }
    }
  }
}
