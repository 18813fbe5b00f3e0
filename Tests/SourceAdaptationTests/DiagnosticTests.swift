import Testing

@testable import SourceAdaptation

struct DiagnosticTests {
  @Test(
    arguments: [
      (
        .unreadableFile,
        "error: found no readable file; expected a source, a storyboard or a xib: check its path "
          + "and permissions"
      ),
      (
        .invalidXML,
        "error: found text that is not XML; expected a file saved by Interface Builder: open it "
          + "there and save it again, or resolve its merge conflict"
      ),
      (
        .unknownDocument(element: "archive"),
        "error: found the element 'archive'; expected 'document', as in files saved by Xcode 5 and "
          + "later: open the file in Interface Builder and save it again"
      ),
      (
        .invalidSelector("1"),
        "error: found '#selector(1)'; expected the name of a method: write it as 'method(_:)' or "
          + "'Type.method(_:)'"
      ),
      (
        .optionalRequirement(protocol: "Output"),
        "error: found an optional requirement of the protocol 'Output', which needs Objective-C; "
          + "expected a required method: remove 'optional' and provide a default implementation in "
          + "'extension Output'"
      ),
      (
        .immovableOverride("a()", .foreignType("UIView", module: "App")),
        "error: found an override of 'a()' in an extension of 'UIView', which needs Objective-C; "
          + "expected it in a class of the module 'App': move it to a subclass of 'UIView', or "
          + "exclude this file from the target"
      ),
      (
        .immovableOverride("a()", .whereClause(of: "Base")),
        "error: found an override of 'a()' in an extension of 'Base' with a 'where' clause, which "
          + "needs Objective-C; expected it in the class: move it to 'Base', and check the "
          + "condition in its body"
      ),
      (
        .immovableOverride("a()", .compiledClass("Base")),
        "error: found an override of 'a()' in an extension of 'Base', which the target compiles "
          + "itself, which needs Objective-C; expected a class that is adapted: leave the file of "
          + "'Base' out of 'sources:'"
      ),
      (
        .mainFileOfExecutable,
        "error: found 'main.swift', whose copy would have another name; expected it among the "
          + "files that the target compiles itself: name it in 'sources:'"
      ),
      (
        .unwritableOutput,
        "error: found no way to write the adapted copy of this file; expected a writable build "
          + "folder: free disk space, or remove the build folder"
      ),
      (
        .cosmeticOverride("draw(_:)", .foreignType("UIView", module: "App")),
        "warning: found an override of 'draw(_:)' in an extension of 'UIView', which needs "
          + "Objective-C; it is left out because it changes only the appearance: ignore this, or "
          + "move it to a class of the module"
      ),
      (
        .mainFileOfLibrary,
        "warning: found 'main.swift', whose statements a library cannot contain; the file is left "
          + "out: launch the app in a test, for example with '.delegate { AppDelegate() }'"
      ),
      (
        .actionOfCompiledClass("save()", type: "Form"),
        "warning: 'save()' cannot be called through a selector: the target compiles 'Form' itself; "
          + "leave the class's file out of 'sources:', so that it is adapted"
      ),
      (
        .unknownMethod("save", module: "App"),
        "warning: no method 'save' in the module 'App'; assumed to have no parameters: write "
          + "'save(_:)' if it has one"
      ),
      (
        .actionOfForeignType("save(_:)", type: "UIView", module: "App"),
        "warning: 'save(_:)' cannot be called through a selector: 'UIView' is not declared in the "
          + "module 'App'; move the method to a class of the module"
      ),
      (
        .unusableAction("save(_:)", .effect("async")),
        "warning: 'save(_:)' cannot be called through a selector: it is marked 'async'"
      ),
      (
        .mismatchedSender(action: "save:", of: "Form", sender: "UISwitch", expected: "UIButton"),
        "warning: the action 'save:' of 'Form' is not called: its sender is a UISwitch, but the "
          + "method expects a UIButton; declare the sender as Any"
      ),
      (
        .mismatchedOutlet(
          "box", of: "Form", object: "UIView", expected: "UIStackView", isReplaced: true),
        "warning: the outlet 'box' of 'Form' expects a UIStackView, but its object is a UIView, "
          + "which iOS does not check; a UIStackView is created instead: declare the outlet as "
          + "UIView, or correct the class of the object"
      ),
      (
        .mismatchedOutlet(
          "box", of: "Form", object: "UIView", expected: "Own", isReplaced: false),
        "warning: the outlet 'box' of 'Form' expects a Own, but its object is a UIView, which iOS "
          + "does not check; it is not connected: declare the outlet as UIView, or correct the "
          + "class of the object"
      ),
      (
        .duplicateFile("Main.storyboard"),
        "warning: this file is ignored: another file is named 'Main.storyboard'"
      ),
      (.unknownView(element: "map"), "warning: unknown element 'map'; treated as a UIView"),
      (
        .unknownController(element: "map"),
        "warning: unknown element 'map'; treated as a UIViewController"
      ),
      (
        .missingClass("Map", module: "App"),
        "warning: found the class 'Map', which the module 'App' does not build; the standard class "
          + "is used instead, as on iOS: add the class's file to the target, or correct the name"
      ),
      (
        .privateClass("Map"),
        "warning: found the class 'Map', which is private to its file; the standard class is used "
          + "instead, as on iOS: remove 'private' or 'fileprivate' from its declaration"
      ),
      (.unknownSegue(kind: "fly"), "warning: unknown segue kind 'fly'; treated as 'show'"),
      (
        .segueByIdentifierOnly(element: "view"),
        """
        warning: the element 'view' does not trigger its segue; perform the segue by its identifier
        """
      ),
      (
        .missingDestination(connection: "outlet", id: "a-b"),
        "warning: the outlet refers to 'a-b', which is not created; it is ignored"
      ),
      (
        .staticCells,
        "warning: static cells are not shown as rows; they are created only for their outlets"
      ),
      (
        .prototypeWithoutIdentifier,
        "warning: the prototype cell has no reuse identifier, so no code can dequeue it"
      ),
    ] as [(Diagnostic.Problem, String)])
  func `Every message names its location and the problem`(
    problem: Diagnostic.Problem, text: String
  ) {
    #expect("\(Diagnostic(problem, "App/A.swift", line: 7))" == "App/A.swift:7: " + text)
  }

  @Test(
    arguments: [
      (.missingValue(option: "--output"), "found '--output' without a value"),
      (.unknownOption("--x"), "found the unknown option '--x'"),
      (.unknownEntryPoint("both"), "found '--main both', expected 'executable' or 'library'"),
      (.missingOption("--module"), "expected '--module'"),
    ] as [(Arguments.Misuse, String)])
  func `An error in the command line shows the usage`(misuse: Arguments.Misuse, problem: String) {
    #expect(
      "\(misuse)" == "adapt-sources: error: \(problem); usage: adapt-sources --module NAME "
        + "--main executable|library --output DIR [--compiled FILE]... FILE...")
  }
}
