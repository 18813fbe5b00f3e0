extension Diagnostic {
  /// The kinds of problem, with the wording of their messages.
  package enum Problem: Equatable, Sendable {
    // Errors
    case unreadableFile
    case invalidXML
    case unknownDocument(element: String)
    case invalidSelector(String)
    case optionalRequirement(protocol: String)
    case immovableOverride(String, MovedMember.Obstacle)
    case mainFileOfExecutable
    case unwritableOutput

    // Warnings
    case cosmeticOverride(String, MovedMember.Obstacle)
    case mainFileOfLibrary
    case unknownMethod(String, module: String)
    case actionOfForeignType(String, type: String, module: String)
    case actionOfCompiledClass(String, type: String)
    case unusableAction(String, ActionCall.Obstacle)
    case mismatchedSender(action: String, of: String, sender: String, expected: String)
    case mismatchedOutlet(
      String, of: String, object: String, expected: String, isReplaced: Bool)
    case duplicateFile(String)
    case unknownView(element: String)
    case unknownController(element: String)
    case missingClass(String, module: String)
    case privateClass(String)
    case unknownSegue(kind: String)
    case segueByIdentifierOnly(element: String)
    case missingDestination(connection: String, id: String)
    case staticCells
    case prototypeWithoutIdentifier

    var isError: Bool {
      switch self {
      case .unreadableFile, .invalidXML, .unknownDocument, .invalidSelector,
        .optionalRequirement, .immovableOverride, .mainFileOfExecutable, .unwritableOutput:
        true
      default: false
      }
    }

    /// A message that states the problem and a remedy.
    package var message: String {
      switch self {
      case .unreadableFile:
        "found no readable file; expected a source, a storyboard or a xib: check its path and "
          + "permissions"
      case .invalidXML:
        "found text that is not XML; expected a file saved by Interface Builder: open it there and "
          + "save it again, or resolve its merge conflict"
      case .unknownDocument(let element):
        "found the element '\(element)'; expected 'document', as in files saved by Xcode 5 and "
          + "later: open the file in Interface Builder and save it again"
      case .invalidSelector(let text):
        "found '#selector(\(text))'; expected the name of a method: write it as 'method(_:)' or "
          + "'Type.method(_:)'"
      case .optionalRequirement(let name):
        "found an optional requirement of the protocol '\(name)', which needs Objective-C; "
          + "expected a required method: remove 'optional' and provide a default implementation in "
          + "'extension \(name)'"
      case .immovableOverride(let name, let obstacle):
        Self.override(of: name, obstacle) + "; " + obstacle.expectation
      case .mainFileOfExecutable:
        "found 'main.swift', whose copy would have another name; expected it among the files that "
          + "the target compiles itself: name it in 'sources:'"
      case .unwritableOutput:
        "found no way to write the adapted copy of this file; expected a writable build folder: "
          + "free disk space, or remove the build folder"
      case .cosmeticOverride(let name, let obstacle):
        Self.override(of: name, obstacle) + "; it is left out because it changes only the "
          + "appearance: ignore this, or move it to a class of the module"
      case .mainFileOfLibrary:
        "found 'main.swift', whose statements a library cannot contain; the file is left out: "
          + "launch the app in a test, for example with '.delegate { AppDelegate() }'"
      case .unknownMethod(let name, let module):
        "no method '\(name)' in the module '\(module)'; assumed to have no parameters: write "
          + "'\(name)(_:)' if it has one"
      case .actionOfForeignType(let name, let type, let module):
        "'\(name)' cannot be called through a selector: '\(type)' is not declared in the module "
          + "'\(module)'; move the method to a class of the module"
      case .actionOfCompiledClass(let name, let type):
        "'\(name)' cannot be called through a selector: the target compiles '\(type)' itself; leave"
          + " the class's file out of 'sources:', so that it is adapted"
      case .unusableAction(let name, let obstacle):
        "'\(name)' cannot be called through a selector: \(obstacle)"
      case .mismatchedSender(let action, let type, let sender, let expected):
        "the action '\(action)' of '\(type)' is not called: its sender is a \(sender), but the "
          + "method expects a \(expected); declare the sender as Any"
      case .mismatchedOutlet(let outlet, let type, let object, let expected, let isReplaced):
        "the outlet '\(outlet)' of '\(type)' expects a \(expected), but its object is a \(object), "
          + "which iOS does not check; "
          + (isReplaced ? "a \(expected) is created instead" : "it is not connected")
          + ": declare the outlet as \(object), or correct the class of the object"
      case .duplicateFile(let name): "this file is ignored: another file is named '\(name)'"
      case .unknownView(let element): "unknown element '\(element)'; treated as a UIView"
      case .unknownController(let element):
        "unknown element '\(element)'; treated as a UIViewController"
      case .missingClass(let name, let module):
        "found the class '\(name)', which the module '\(module)' does not build; the standard "
          + "class is used instead, as on iOS: add the class's file to the target, or correct the "
          + "name"
      case .privateClass(let name):
        "found the class '\(name)', which is private to its file; the standard class is used "
          + "instead, as on iOS: remove 'private' or 'fileprivate' from its declaration"
      case .unknownSegue(let kind): "unknown segue kind '\(kind)'; treated as 'show'"
      case .segueByIdentifierOnly(let element):
        "the element '\(element)' does not trigger its segue; perform the segue by its identifier"
      case .missingDestination(let connection, let id):
        "the \(connection) refers to '\(id)', which is not created; it is ignored"
      case .staticCells:
        "static cells are not shown as rows; they are created only for their outlets"
      case .prototypeWithoutIdentifier:
        "the prototype cell has no reuse identifier, so no code can dequeue it"
      }
    }

    private static func override(of name: String, _ obstacle: MovedMember.Obstacle) -> String {
      "found an override of '\(name)' in an extension \(obstacle.place), which needs Objective-C"
    }
  }
}

extension MovedMember.Obstacle {
  fileprivate var place: String {
    switch self {
    case .foreignType(let type, _): "of '\(type)'"
    case .whereClause(let type): "of '\(type)' with a 'where' clause"
    case .compiledClass(let type): "of '\(type)', which the target compiles itself"
    }
  }

  /// The expectation and the remedy.
  fileprivate var expectation: String {
    switch self {
    case .foreignType(let type, let module):
      "expected it in a class of the module '\(module)': move it to a subclass of '\(type)', or "
        + "exclude this file from the target"
    case .whereClause(let type):
      "expected it in the class: move it to '\(type)', and check the condition in its body"
    case .compiledClass(let type):
      "expected a class that is adapted: leave the file of '\(type)' out of 'sources:'"
    }
  }
}
