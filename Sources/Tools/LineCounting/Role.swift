/// The purpose of a source file, such as view controller, presenter or coordinator.
package struct Role: Hashable, Sendable {
  /// The name as tables print it, in the plural: "View Controllers".
  package let name: String

  /// The file name suffixes that indicate this role, without ".swift": "ViewController".
  package let suffixes: [String]

  /// Creates a role.
  ///
  /// - Parameters:
  ///   - name: The name as tables print it.
  ///   - suffixes: Suffixes of file names, or whole names; at least one, none empty.
  ///     Case-sensitive, so "View" is not a suffix of "Preview".
  package init(_ name: String, suffixes: [String]) {
    precondition(!suffixes.isEmpty, "The role '\(name)' must have a suffix.")
    precondition(
      !suffixes.contains(""),
      "The role '\(name)' must not have an empty suffix, which matches every file.")
    self.name = name
    self.suffixes = suffixes
  }
}

/// Assigns roles to files by their names, from a list of known roles.
///
/// The longest suffix wins, so "LoginViewController" is a view controller although it also
/// ends with "Controller". A file that matches no suffix has no role; none is guessed.
///
/// ```swift
/// let roles = RoleAssignment([
///   Role("Views", suffixes: ["View"]), Role("View Controllers", suffixes: ["ViewController"]),
/// ])
/// roles.role(ofFileNamed: "LoginViewController.swift")?.name  // "View Controllers"
/// roles.role(ofFileNamed: "Theme.swift")  // nil
/// ```
package struct RoleAssignment: Hashable, Sendable {
  /// The roles, in the order in which tables show them.
  package let roles: [Role]

  /// An assignment without roles, in which no file has a role.
  package static let none = RoleAssignment([])

  /// Creates an assignment of roles that share no suffix.
  package init(_ roles: [Role]) {
    let suffixes = roles.flatMap(\.suffixes)
    precondition(Set(suffixes).count == suffixes.count, "Two roles must not share a suffix.")
    self.roles = roles
  }

  /// The role of a file, or `nil` if no suffix matches.
  ///
  /// - Parameter name: The file's name. The extension is ignored, and so is everything after the
  ///   plus sign in `Type+Concern.swift`.
  package func role(ofFileNamed name: String) -> Role? {
    let stem = name.prefix { $0 != "." && $0 != "+" }
    let length = { (role: Role) in
      role.suffixes.lazy.filter(stem.hasSuffix).map(\.count).max() ?? 0
    }
    return roles.filter { length($0) > 0 }.max { length($0) < length($1) }
  }
}
