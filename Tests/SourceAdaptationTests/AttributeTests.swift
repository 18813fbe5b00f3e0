import Testing

@testable import SourceAdaptation

struct AttributeTests {
  @Test(arguments: [
    ("@objc func a() {}", "func a() {}"),
    ("@objc(other:) func a(_ b: Int) {}", "func a(_ b: Int) {}"),
    ("@IBInspectable var a = 1", "var a = 1"),
    ("@objc dynamic private var a = 1", "private var a = 1"),
    ("@nonobjc public func a() {}", "public func a() {}"),
    ("@NSManaged var a: String", "var a: String"),
    ("@objc /* why */ func a() {}", "/* why */ func a() {}"),
    ("@objc\n@available(iOS 13, *)\nfunc a() {}", "\n@available(iOS 13, *)\nfunc a() {}"),
    ("@objc enum A: Int { case a }", "enum A: Int { case a }"),
    ("typealias A = @convention(block) (Int) -> Void", "typealias A = (Int) -> Void"),
    (
      "@available(*, unavailable)\nrequired init?(coder: NSCoder) {}",
      "\nrequired init?(coder: NSCoder) {}"
    ),
    (
      "@available(*, unavailable) @objc(decode:) override init(coder: NSCoder) {}",
      "override init(coder: NSCoder) {}"
    ),
    (
      "@available(*, unavailable, message: \"no (nib)\") @MainActor init(coder a: NSCoder) {}",
      "@MainActor init(coder a: NSCoder) {}"
    ),
  ])
  func `An attribute is removed with the blanks after it, but not its line`(
    source: String, result: String
  ) {
    #expect(adaptation(of: source).body() == result)
  }

  @Test(arguments: [
    "typealias A = @convention(c) (Int) -> Void",
    "let a = \"@objc dynamic\"", "// @objc func a() {}", "/* @IBAction */", "let dynamic = 1",
    "a.dynamic\nfunc b() {}", "@objcThing func a() {}", "let a = #\"\"@objc\"\"#",
    "@MainActor class A { var dynamic: Int { 1 } }",
    "@available(*, unavailable) init(frame: CGRect) {}",
    "@available(*, unavailable) func a() {}; init(coder: NSCoder) {}",
    "@available(*, deprecated) init(coder: NSCoder) {}",
    "@available(*, unavailable) case old\ninit(coder: NSCoder) {}",
  ])
  func `Text that only resembles an attribute stays`(source: String) {
    #expect(adaptation(of: source).body() == source)
  }

  @Test func `The app's class is the entry point of an executable but not of a library`() {
    let source = "@UIApplicationMain\nclass AppDelegate: UIResponder {}"
    #expect(
      adaptation(of: source, entryPoint: .executable).body()
        == "@main\nclass AppDelegate: UIResponder {}")
    #expect(adaptation(of: source).body() == "\nclass AppDelegate: UIResponder {}")
    #expect(adaptation(of: "@main struct A {}").body() == "struct A {}")
    #expect(
      adaptation(of: "@main struct A {}", entryPoint: .executable).body() == "@main struct A {}")
  }

  @Test func `An Objective-C protocol remains limited to classes`() {
    #expect(adaptation(of: "@objc protocol A {}").body() == "protocol A: AnyObject {}")
    #expect(adaptation(of: "@objc protocol A: B {}").body() == "protocol A: AnyObject, B {}")
  }

  @Test func `An optional method without a result gets a default that does nothing`() {
    #expect(
      adaptation(
        of: "@objc public protocol A {\n  @objc optional func a(_ b: Int, //d\n c: B) -> Void\n"
          + "  @objc optional func d()\n}\nclass E {}"
      ).body()
        == "public protocol A: AnyObject {\n  func a(_ b: Int, //d\n c: B) -> Void\n  func d()\n} "
        + "public extension A { func a(_ b: Int, c: B) -> Void {}; func d() {} }\nclass E {}")
    #expect(
      adaptation(of: "enum A {\n@objc protocol B { @objc optional func c() }\n}").body()
        == "enum A {\nprotocol B: AnyObject { func c() }\n} extension A.B { func c() {} }")
  }

  @Test(arguments: [
    ("x?.a?(1)", "x?.a(1)"), ("x.a?(1)", "x.a(1)"), ("let y = x?.a?(1)", "let y = x?.a(1)"),
    ("let y = x.a?(1)", "let y = x.a(1) as Optional"),
    ("return x.textField?(f, b: 1) ?? true", "return x.textField(f, b: 1) as Optional ?? true"),
    (
      "if let x, let y = x.textFieldShouldClear?(z) { return y }",
      "if let x, let y = x.textFieldShouldClear(z) as Optional { return y }"
    ),
    ("{ x.first(2)[3].a?(4) }", "{ x.first(2)[3].a(4) }"),
    ("x.handler?(1)", "x.handler?(1)"), ("a?(1)", "a?(1)"), ("x.a?.b(1)", "x.a?.b(1)"),
    ("x.onTap?(1)", "x.onTap?(1)"), ("x.tableView?(x, y: 1)", "x.tableView(x, y: 1)"),
    ("x.searchBar?(1)", "x.searchBar?(1)"),
    (
      "let y = x.tableView?(t, z: a?.b).width ?? 0",
      "let y = (x.tableView(t, z: a?.b) as Optional)?.width ?? 0"
    ),
    ("let y = x?.a?(1).width", "let y = x?.a(1).width"),
    ("let y = x.a?(1)?.width", "let y = (x.a(1) as Optional)?.width"),
    ("let y = x?.a?(1)!", "let y = (x?.a(1))!"),
    ("let y = x.a?(1)![2]", "let y = (x.a(1) as Optional)![2]"),
    ("let y = x.a?(1)[2]", "let y = (x.a(1) as Optional)?[2]"),
    ("let y = z(b?.c).a?(1)", "let y = z(b?.c).a(1) as Optional"),
    ("let y = z ? x.a?(1) : nil", "let y = z ? x.a(1) as Optional : nil"),
    ("if !x.a?(1)! { }", "if !(x.a(1) as Optional)! { }"),
  ])
  func `A call of an optional method is one of a required method`(call: String, body: String) {
    let declarations =
      "@objc protocol A {\n  @objc optional func a(_ b: Int)\n}\n"
      + "class B { var searchBar: (() -> Void)?; let tableView = UITableView() }\n"
    let adapted = adaptation(of: declarations, "func c() {\n  \(call)\n}")
    #expect(adapted.body("File2.adapted.swift") == "func c() {\n  \(body)\n}")
  }

  @Test func `An optional requirement with a result is an error that names its line`() {
    let result = adaptation(of: "@objc protocol A {\n  @objc optional func a() -> Int\n}")
    #expect(result.hasErrors)
    #expect(
      result.messages.first?.hasPrefix("/App/File1.swift:2: error: found an optional") == true)
  }
}
