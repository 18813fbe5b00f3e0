extension Diagnostic {
  /// The kinds of problem, with the wording of their messages.
  package enum Problem: Equatable, Sendable {
    // Errors
    case unreadableFile
    case invalidXML
    case unknownDocument(element: String)
    case invalidSelector(String)
    case untypedOutlet(String)
    case optionalRequirement(protocol: String)
    case overrideInConstrainedExtension
    case overrideOutsideClass(String, module: String)

    // Warnings
    case unknownMethod(String, module: String)
    case actionOfForeignType(String, type: String, module: String)
    case unusableAction(String, ActionCall.Obstacle)
    case mismatchedSender(action: String, of: String, sender: String, expected: String)
    case duplicateFile(String)
    case unknownView(element: String)
    case unknownController(element: String)
    case unknownSegue(kind: String)
    case segueByIdentifierOnly(element: String)
    case missingDestination(connection: String, id: String)
    case staticCells
    case prototypeWithoutIdentifier

    var isError: Bool {
      switch self {
      case .unreadableFile, .invalidXML, .unknownDocument, .invalidSelector, .untypedOutlet,
        .optionalRequirement, .overrideInConstrainedExtension, .overrideOutsideClass:
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
        "found the element '\(element)'; expected 'document', as in files of Xcode 5 and later: "
          + "open the file in Interface Builder and save it again"
      case .invalidSelector(let text):
        "found '#selector(\(text))'; expected the name of a method: write it as 'method(_:)' or "
          + "'Type.method(_:)'"
      case .untypedOutlet(let name):
        "found the outlet '\(name)' without a type; expected a type, as in 'var \(name): UILabel!'"
      case .optionalRequirement(let name):
        "found an optional requirement of the protocol '\(name)', which needs Objective-C; "
          + "expected a required method: remove 'optional' and provide a default implementation in "
          + "'extension \(name)'"
      case .overrideInConstrainedExtension: Self.override("the extension has a 'where' clause")
      case .overrideOutsideClass(let type, let module):
        Self.override("'\(type)' is not a class of the module '\(module)'")
      case .unknownMethod(let name, let module):
        "no method '\(name)' in the module '\(module)'; assumed to have no parameters: write "
          + "'\(name)(_:)' if it has one"
      case .actionOfForeignType(let name, let type, let module):
        "'\(name)' cannot be called by a selector: '\(type)' is not declared in the module "
          + "'\(module)'; move the method to a class of the module"
      case .unusableAction(let name, let obstacle):
        "'\(name)' cannot be called by a selector: \(obstacle)"
      case .mismatchedSender(let action, let type, let sender, let expected):
        "the action '\(action)' of '\(type)' is not called: its sender is a \(sender), but the "
          + "method expects a \(expected); declare the sender as Any"
      case .duplicateFile(let name): "this file is ignored: another file is named '\(name)'"
      case .unknownView(let element): "unknown element '\(element)'; treated as a UIView"
      case .unknownController(let element):
        "unknown element '\(element)'; treated as a UIViewController"
      case .unknownSegue(let kind): "unknown segue kind '\(kind)'; treated as 'show'"
      case .segueByIdentifierOnly(let element):
        "a segue from the element '\(element)' is performed only by its identifier"
      case .missingDestination(let connection, let id):
        "the \(connection) refers to '\(id)', which is not created; it is ignored"
      case .staticCells:
        "static cells are not shown as rows; they are created only for their outlets"
      case .prototypeWithoutIdentifier:
        "the prototype cell has no reuse identifier, so no code can dequeue it"
      }
    }

    private static func override(_ reason: String) -> String {
      "found an override in an extension, which needs Objective-C; the override cannot be moved "
        + "automatically because \(reason): move it to the class or to a subclass"
    }
  }
}
