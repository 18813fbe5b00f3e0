import Testing

@testable import SourceAdaptation

struct DispatchTests {
  private func dispatch(_ members: String) -> String {
    adaptation(of: "class A: UIViewController {\n\(members)\n}").body()
      .split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test func `Action dispatch directly follows the opening brace of the class`() {
    #expect(
      dispatch("@IBAction private func save(_ sender: UIButton) {}") == """
        class A: UIViewController { override func handleAction(_ action: Selector, \
        from sender: Any?) -> Bool { switch action.name { case "save:": \
        self.save(sender as? UIButton); default: return super.handleAction(action, from: sender) \
        }; return true };
        """)
  }

  @Test(arguments: [
    ("func a()", "case \"a\": self.a();"),
    ("func a(_ b: Any)", "self.a(sender as Any);"),
    ("func a(_ b: Any?)", "self.a(sender);"),
    ("func a(_ b: AnyObject)", "self.a(sender as AnyObject);"),
    ("func a(_ b: UIButton?)", "self.a(sender as? UIButton);"),
    ("func a(_ b: UIButton!)", "self.a(sender as? UIButton);"),
    ("func a(b c: UIButton? = nil)", "self.a(b: sender as? UIButton);"),
    ("func a(_ b: Any, event: UIEvent)", "self.a(sender as Any, event: UIEvent());"),
    ("func a(_ b: Any, forEvent e: UIEvent?)", "self.a(sender as Any, forEvent: UIEvent());"),
    ("func a() -> Int", "case \"a\": _ = self.a();"),
    ("func `default`()", "case \"default\": self.default();"),
    (
      "func a(_ note: Notification)",
      "if let sender = sender as? Notification { self.a(sender) } else { "
        + "self.rejectSender(sender, of: action, expecting: \"Notification\") };"
    ),
    (
      "func a(_ note: NSNotification)",
      "if let sender = (sender as? Foundation.Notification).map({ NSNotification("
    ),
  ])
  func `The sender is passed as the type that the method expects`(method: String, call: String) {
    #expect(dispatch("@objc \(method) {}").contains(call))
  }

  @Test(arguments: [
    ("func a() async", "it is marked 'async'"), ("func a() throws", "it is marked 'throws'"),
    ("static func a()", "it is a type method"),
    ("func a(_ b: Int, c: Int)", "its parameters are not a sender and an event"),
    ("func a(_ b: @escaping () -> Void)", "its parameters are not a sender and an event"),
  ])
  func `A method that cannot be called is skipped with a warning`(method: String, reason: String) {
    let result = adaptation(of: "class A: UIView {\n  @objc \(method) {}\n}")
    #expect(!result.body().contains("handleAction"))
    #expect(result.messages.first?.hasPrefix("/App/File1.swift:2: warning: ") == true)
    #expect(result.messages.first?.hasSuffix(reason) == true)
  }

  @Test func `All methods of a class marked objcMembers are actions`() {
    let text = adaptation(
      of: "@objcMembers class A: UIView { func a() {}; @nonobjc func b() {}; private func c() {} }"
    ).body()
    #expect(text.contains("case \"a\""))
    #expect(!text.contains("case \"b\"") && !text.contains("case \"c\""))
  }

  @Test func `Actions in extensions of other files are called by the class`() {
    let result = adaptation(
      of: "class A: UIView {\n}", "extension A {\n  @objc private func a() {}\n}",
      "@objc extension A {\n  func b() {}\n}")
    #expect(result.body().contains("case \"a\": self.a(); case \"b\": self.b();"))
    #expect(result.body("File2.adapted.swift") == "extension A {\n  func a() {}\n}")
  }

  @Test func `A subclass of NSObject becomes a target, and its own subclass overrides it`() {
    let text = adaptation(
      of: "class A: NSObject { @objc func a() {} }\nclass B: A { @objc func b() {} }"
    )
    .body()
    #expect(text.contains("class A: NSObject { @MainActor func handleAction"))
    #expect(text.contains("default: return false }"))
    #expect(text.contains("}; extension A: SelectorTarget {}\n"))
    #expect(text.contains("class B: A { override func handleAction"))
    #expect(!text.contains("extension B"))
  }

  @Test(arguments: [
    ("class A: UIControl", true), ("class A: KitViewController", true),
    ("class A: UIKit.UIView", true),
    ("class A<T: B>: Base<T>, C where T: D", true), ("class A", false),
    ("class A: FooDelegate", false),
    ("class A: UIGestureRecognizer", false), ("class A: Mine", false),
  ])
  func `A class overrides the method if one of its superclasses is a responder`(
    header: String, overrides: Bool
  ) {
    let text = adaptation(of: "\(header) { @objc func a() {} }", "protocol Mine {}").body()
    #expect(text.contains("override func handleAction") == overrides)
    #expect(text.contains("SelectorTarget") == !overrides)
  }

  @Test func `Nested classes have their own actions`() {
    let text = adaptation(
      of: "enum Outer { private class A: NSObject { @objc func a() {} }\n"
        + "class B: UIView { @objc func b() {} } }"
    ).body()
    #expect(text.contains("fileprivate class A: NSObject { @MainActor func handleAction"))
    #expect(text.contains("class B: UIView { override func handleAction"))
    #expect(text.hasSuffix("}; extension Outer.A: SelectorTarget {}"))
  }

  @Test func `A generated method is as visible as its class`() {
    #expect(
      adaptation(of: "open class A: UIView { @objc func a() {} }").body()
        .contains("{ open override func handleAction"))
  }

  @Test func `The method that a public class without a superclass introduces is public`() {
    #expect(
      adaptation(of: "public class A { @objc func a() {} }").body()
        .hasPrefix("public class A { @MainActor public func handleAction"))
  }

  @Test func `An action under a condition is called under the same condition`() {
    let text = adaptation(
      of: "class A: UIView {\n#if B\n@objc func b() {}\n#else\n@objc func c() {}\n#endif\n}"
    ).body()
    #expect(text.contains("\n#if (B)\ncase \"b\": self.b();\n#endif\n"))
    #expect(text.contains("\n#if !(B) && (true)\ncase \"c\": self.c();\n#endif\n"))
    #expect(text.contains("#sourceLocation(file: \"/App/File1.swift\", line: 1)\n\n#if B\n"))
  }

  @Test func `An action in an extension of a foreign class causes a warning`() {
    let result = adaptation(of: "extension UIView {\n  @objc func a() {}\n}")
    #expect(
      result.messages.first?.contains(":2: warning: 'a()' cannot be called through a selector")
        == true)
  }

  // MARK: Senders of another class

  private func action(_ body: String, sender: String = "_ sender: UIBarButtonItem") -> String {
    adaptation(of: "class A: UIView {\n@IBAction func a(\(sender)) { \(body) }\n}").body()
  }

  @Test(arguments: [
    "", "b(sender: 1)", "self.sender.b()", "// sender", "\"sender\"",
  ])
  func `An action that ignores its sender can be called with any sender`(body: String) {
    let text = action(body)
    #expect(text.contains("case \"a:\": self.a(sender as? UIBarButtonItem);"))
    #expect(text.contains("\nfunc a(_ sender: UIBarButtonItem?) {"))
  }

  @Test(arguments: ["sender.tag = 1", "b(sender.isEnabled, \"\\(sender.tag)\")"])
  func `An action that uses only members of all controls can be called with any control`(
    body: String
  ) {
    let text = action(body)
    #expect(text.contains("if let sender = sender as? any ActionSender { self.a(sender) } else {"))
    #expect(text.contains("\nfunc a(_ sender: any ActionSender) { \(body) }"))
  }

  @Test(arguments: [
    "performSegue(withIdentifier: \"b\", sender: sender)", "if sender === b {}",
    "if b !== sender {}",
    "if sender == b {}", "switch sender { case b: break }", "_ = sender as? UIButton",
    "b(\"\\(sender)\")", "navigationController?.show(b(1), sender: sender)",
  ])
  func `An action that only compares or passes on its sender can be called with any sender`(
    body: String
  ) {
    let text = action(body)
    #expect(text.contains("if let sender = sender as? NSObject { self.a(sender) } else {"))
    #expect(text.contains("\nfunc a(_ sender: NSObject) { \(body) }"))
  }

  @Test(arguments: [
    "b(sender)", "sender.title = nil", "b[sender: 1]", "b(sender: sender)", "let c = sender",
    "if sender == b { sender.tag = 1 }", "_ = sender as UIBarItem",
  ])
  func `An action that needs the class of its sender reports a sender of another class`(
    body: String
  ) {
    let text = action(body)
    #expect(
      text.contains(
        "if let sender = sender as? UIBarButtonItem { self.a(sender) } else { "
          + "self.rejectSender(sender, of: action, expecting: \"UIBarButtonItem\") };"))
    #expect(text.contains("\nfunc a(_ sender: UIBarButtonItem) { \(body) }"))
  }

  @Test(arguments: [
    ("_: UIButton", "_: UIButton?"), ("by button: UIButton", "by button: UIButton?"),
    ("_ segue: UIStoryboardSegue", "_ segue: UIStoryboardSegue"),
    ("_ b: Mine", "_ b: Mine?"), ("_ b: Other", "_ b: Other"), ("_ b: any C", "_ b: any C"),
  ])
  func `Only the parameters of classes that send actions are changed`(
    sender: String, adapted: String
  ) {
    let text = adaptation(
      of: "class A: UIView {\n@objc func a(\(sender)) {}\n}\n"
        + "class Mine: UIButton {}; class Other {}"
    ).body()
    #expect(text.contains("\nfunc a(\(adapted)) {}"))
  }

  @Test(arguments: [
    ("UITapGestureRecognizer(target: self, action: #selector(a))", "UITapGestureRecognizer"),
    ("let c = UISwitch(); c.addTarget(self, action: #selector(a(_:)), for: .b)", "UISwitch"),
    ("let c: UISwitch? = nil; c?.addTarget(self, action: #selector(A.a), for: .b)", "UISwitch"),
    ("UIBarButtonItem(title: c(\"\"), target: self, action: #selector(a))", nil),
    ("UITapGestureRecognizer(target: other, action: #selector(a))", nil),
    ("UITapGestureRecognizer(target: self, action: #selector(b))", nil),
    ("c.addTarget(self, action: #selector(a), for: .b)", nil),
  ])
  func `An action that its sender can never call causes a warning where it is set`(
    code: String, sender: String?
  ) {
    let result = adaptation(
      of: """
        class A: UIView {
          @objc func a(_ sender: UIBarButtonItem) { sender.title = nil }
          @objc func b(_ sender: UIBarButtonItem) {}
          func d() { \(code) }
        }
        """)
    let warnings = sender.map { sender in
      [
        "/App/File1.swift:4: warning: the action 'a:' of 'A' is not called: its sender is a "
          + "\(sender), but the method expects a UIBarButtonItem; declare the sender as Any"
      ]
    }
    #expect(result.messages == warnings ?? [])
  }

  @Test func `A method that others must match keeps its parameter`() {
    for others in [
      "class B: A { override func a(_ b: UIButton) {} }", "protocol B { func a(_ b: UIButton) }",
    ] {
      let text = adaptation(of: "class A: UIView {\n@objc func a(_ b: UIButton) {}\n}\n" + others)
        .body()
      #expect(text.contains("\nfunc a(_ b: UIButton) {}\n"))
      #expect(text.contains("sender as? UIButton { self.a(sender) } else"))
    }
  }

  @Test func `An action in an extension is changed in its own file`() {
    let result = adaptation(
      of: "class A: UIView {\n}", "extension A {\n  @objc func a(_ sender: UIButton) {}\n}")
    #expect(result.body().contains("case \"a:\": self.a(sender as? UIButton);"))
    #expect(result.body("File2.adapted.swift").contains("func a(_ sender: UIButton?) {}"))
  }
}
