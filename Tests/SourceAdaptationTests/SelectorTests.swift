import Testing

@testable import SourceAdaptation

struct SelectorTests {
  @Test(arguments: [
    ("save", [], "save"), ("save", ["_"], "save:"), ("handle", ["gesture"], "handleWithGesture:"),
    ("move", ["to"], "moveTo:"), ("move", ["toPoint", "by"], "moveToPoint:by:"),
    ("name", ["_", "for"], "name:for:"), ("pair", ["_", "_"], "pair::"),
    ("moveTo", ["point"], "moveToPoint:"), ("move", ["total"], "moveWithTotal:"),
  ])
  func `Methods have the names that Swift gives them in Objective-C`(
    name: String, labels: [String], selector: String
  ) {
    #expect(ObjectiveCName.selector(name, labels: labels) == selector)
  }

  private func selector(_ expression: String, in members: String, other: String = "") -> String {
    let text = adaptation(
      of: "class A: UIView { func f() { g(\(expression)) }\n\(members) }", other
    )
    .body()
    return text.split(separator: "g(").dropFirst().first?.split(separator: ") }").first
      .map(String.init) ?? ""
  }

  @Test(arguments: [
    ("#selector(save)", "@objc func save(_ sender: Any) {}", "save:"),
    ("#selector(self.save)", "@IBAction func save(sender: Any) {}", "saveWithSender:"),
    ("#selector(Self.save)", "@objc func save() {}", "save"),
    ("#selector(save(_:))", "", "save:"),
    ("#selector(UIResponderStandardEditActions.paste)", "", "paste:"),
    ("#selector(A.save(_:for:))", "", "save:for:"),
    ("#selector(save(_:))", "@objc(store:) func save(_ sender: Any) {}", "store:"),
    (
      "#selector(save(now:))", "@objc func save() {}; @objc func save(now: Bool) {}", "saveWithNow:"
    ),
    (
      "#selector(save as (Int) -> Void)", "@objc func save() {}; @objc func save(_ a: Int) {}",
      "save:"
    ),
    ("#selector((save))", "@objc private func save(_ a: Int) {}", "save:"),
    ("#selector(getter: isOn)", "@objc var isOn = true", "isOn"),
    ("#selector(setter: A.isOn)", "@objc var isOn = true", "setIsOn:"),
    ("#selector(\n  save\n)", "@objc func save(_ a: Int) {}", "save:"),
  ])
  func `A selector is replaced by its Objective-C name`(
    expression: String, members: String, name: String
  ) {
    #expect(selector(expression, in: members).hasPrefix("Selector(\"\(name)\""))
  }

  @Test func `A method of the enclosing type is preferred to one of another type`() {
    let other = "class B: UIView { @objc func save(_ a: Int, event: UIEvent) {} }"
    let own = "@objc func save(to place: Int) {}"
    #expect(selector("#selector(save)", in: own, other: other).hasPrefix("Selector(\"saveTo:\""))
    #expect(
      selector("#selector(B.save)", in: own, other: other).hasPrefix("Selector(\"save:event:\""))
  }

  @Test func `A method is found in an extension in another file and in a superclass`() {
    let result = adaptation(
      of: "class A: UIView {}", "extension A { @objc func save(_ a: Int) {} }",
      "class B: A { let s = #selector(save) }")
    #expect(result.body("File3.adapted.swift").contains("let s = Selector(\"save:\")"))
  }

  @Test func `An unknown method is assumed to have no parameters, with a warning`() {
    let result = adaptation(of: "class A {\n  let s = #selector(missing)\n}")
    #expect(result.body().contains("Selector(\"missing\")"))
    #expect(!result.hasErrors)
    #expect(
      result.messages.first?.hasPrefix("/App/File1.swift:2: warning: no method 'missing'") == true)
  }

  @Test func `Selectors in strings stay, except in interpolations`() {
    let source = ##"let a = "#selector(b)"; let c = "\(#selector(d(_:)))""##
    #expect(
      adaptation(of: source).body() == ##"let a = "#selector(b)"; let c = "\(Selector("d:"))""##)
  }

  @Test func `A key path is replaced by its text`() {
    #expect(adaptation(of: "let a = #keyPath(A.b.c)").body() == "let a = \"A.b.c\"")
  }
}
