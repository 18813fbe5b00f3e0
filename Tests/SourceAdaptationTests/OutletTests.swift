import Testing

@testable import SourceAdaptation

struct OutletTests {
  @Test(arguments: [
    ("weak var a: UILabel!", "case \"a\": self.a = object as? UILabel;"),
    ("private(set) weak var a: UILabel?", "self.a = object as? UILabel;"),
    (
      "var a: [UIButton]!",
      "if let object = object as? UIButton { self.a = (self.a ?? []) + [object] };"
    ),
    (
      "var a: [UIButton] = []",
      "if let object = object as? UIButton { self.a = self.a + [object] };"
    ),
    ("weak var a: (any ADelegate)?", "self.a = object as? (any ADelegate);"),
    ("weak var a: AnyObject?", "self.a = object;"),
    ("var a: UILabel = UILabel()", "if let object = object as? UILabel { self.a = object };"),
    ("weak var a: UILabel! { didSet { b() } }", "self.a = object as? UILabel;"),
    (
      "weak var a, b: UILabel!",
      "self.a = object as? UILabel; case \"b\": self.b = object as? UILabel;"
    ),
    ("\n// Not this @IBOutlet.\nweak var a: App.Label!", "self.a = object as? App.Label;"),
  ])
  func `An outlet is connected by its name`(property: String, statement: String) {
    let text = adaptation(of: "class A: UIView {\n@IBOutlet \(property)\n}").body()
    #expect(
      text.hasPrefix("class A: UIView { override func connectOutlet(_ name: String, to object:"))
    #expect(text.contains(statement))
  }

  @Test func `A class without a responder superclass introduces the method`() {
    let text = adaptation(of: "class A: NSObject { @IBOutlet var a: UIView! }").body()
    #expect(text.contains("{ @MainActor func connectOutlet"))
    #expect(text.contains("default: return false"))
  }

  @Test func `An outlet without an explicit type has the type of its initial value`() {
    let result = adaptation(of: "class A: UIView {\n  @IBOutlet var a = UILabel()\n}")
    #expect(result.messages == [])
    #expect(
      result.body().contains(
        "case \"a\": do { func set<Outlet>(_ outlet: inout Outlet) "
          + "{ if let object = object as? Outlet { outlet = object } }; set(&self.a) };"))
  }
}
