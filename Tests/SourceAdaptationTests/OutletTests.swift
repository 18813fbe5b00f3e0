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

  private func adapted(connecting object: String, to outlet: String) -> Adaptation {
    let storyboard = """
      <document><scenes><scene><objects><viewController id="a" customClass="Form">
      <view key="view" id="b"><subviews>
      \(object)
      </subviews></view><connections>
      <outlet property="box" destination="c"/>
      </connections></viewController></objects></scene></scenes></document>
      """
    let source = """
      class Base: UIViewController { \(outlet) }
      class Form: Base {}
      class Own: UIStackView {}
      class Other: Row {}
      class Row: UIStackView {}
      class Third: UILabel {}
      typealias Box = UIView
      """
    return Adaptation(
      module: "App", entryPoint: .library,
      inputs: [
        Input(path: "/App/A.storyboard", text: storyboard),
        Input(path: "/App/A.swift", text: source),
      ]
    )
  }

  @Test(arguments: [
    ("<view id=\"c\"/>", "weak var box: UIStackView!", "UIView", "UIStackView", true),
    ("<view id=\"c\"/>", "var box: [UIControl]!", "UIView", "UIControl", true),
    ("<stackView id=\"c\"/>", "weak var box: App.Own?", "UIStackView", "Own", true),
    ("<view id=\"c\" customClass=\"Own\"/>", "var box: Other!", "Own", "Other", true),
    ("<view id=\"c\" customClass=\"Third\"/>", "var box: Other!", "Third", "Other", false),
    ("<view id=\"c\" customClass=\"Own\"/>", "var box: UILabel!", "Own", "UILabel", false),
  ])
  func `An outlet whose object is not of the declared class causes a warning`(
    object: String, outlet: String, found: String, expected: String, isReplaced: Bool
  ) {
    let problem = Diagnostic.Problem.mismatchedOutlet(
      "box", of: "Form", object: found, expected: expected, isReplaced: isReplaced)
    let adaptation = adapted(connecting: object, to: "@IBOutlet " + outlet)
    #expect(adaptation.messages == ["\(Diagnostic(problem, "/App/A.storyboard", line: 5))"])
    let code = adaptation.outputs.map(\.text).joined()
    #expect(code.contains("decoded(\(expected)(coder:") == isReplaced)
  }

  @Test(arguments: [
    ("<stackView id=\"c\"/>", "UIStackView!"), ("<textView id=\"c\"/>", "UIScrollView!"),
    ("<button id=\"c\"/>", "UIControl!"), ("<switch id=\"c\"/>", "[UIView]!"),
    ("<view id=\"c\" customClass=\"Own\"/>", "UIStackView!"),
    ("<view id=\"c\" customClass=\"Own\"/>", "App.Own!"),
    // What these names stand for is not known.
    ("<view id=\"c\"/>", "Box!"), ("<view id=\"c\"/>", "(any Boxes)!"),
    ("<view id=\"c\"/>", "UIMadeUp!"), ("<view id=\"c\"/>", "NSObject!"),
    ("<view id=\"c\" customClass=\"Foreign\"/>", "UIStackView!"),
  ])
  func `An outlet whose object may be of the declared class causes no warning`(
    object: String, type: String
  ) {
    #expect(adapted(connecting: object, to: "@IBOutlet var box: \(type)").messages == [])
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
