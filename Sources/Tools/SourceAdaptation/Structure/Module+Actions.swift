extension Module {
  /// A method that Objective-C could call, and its file.
  struct Action {
    let method: Member
    let file: Int
    /// Whether the method itself is marked in the source.
    let isExplicit: Bool
  }

  /// The methods of a type and its extensions that selectors can name.
  func actions(of name: String) -> [Action] {
    let isObjcMembers = ([name] + ancestors(of: name)).contains {
      types[$0]?.type.prefix.attribute("objcMembers") != nil
    }
    return parts(of: name).flatMap { part in
      part.type.members.filter { $0.kind == .method }.compactMap { method in
        let prefix = method.prefix
        guard prefix.attribute("nonobjc") == nil else { return nil }
        let isExplicit = prefix.attribute("objc", "IBAction", "IBSegueAction") != nil
        let isImplied =
          part.type.prefix.attribute("objc") != nil && part.type.kind == .extension
          || isObjcMembers && prefix.modifier("private", "fileprivate") == nil
        guard isExplicit || isImplied else { return nil }
        return Action(method: method, file: part.file, isExplicit: isExplicit)
      }
    }
  }

  /// The classes of the module in file order.
  var classes: [Place] {
    types.values.filter { $0.type.kind == .class }
      .sorted { ($0.file, $0.type.keyword) < ($1.file, $1.type.keyword) }
  }
}
