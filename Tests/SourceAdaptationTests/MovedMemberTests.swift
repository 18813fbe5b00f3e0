import Testing

@testable import SourceAdaptation

struct MovedMemberTests {
  @Test func `An override moves from an extension into its class`() {
    let result = adaptation(
      of: "class A: UIView {\n  var x = 1\n}",
      """
      extension A {
        /// Why.
        @objc override func b() {
          c(#selector(d(_:)))
        }
        func e() {}
      }
      """
    )
    #expect(
      result.body().contains(
        """

        #sourceLocation(file: "/App/File2.swift", line: 3)
        override func b() {
            c(Selector("d:"))
          }
        #sourceLocation(file: "/App/File1.swift", line: 1)

          var x = 1
        """))
    #expect(
      result.body("File2.adapted.swift") == "extension A {\n  /// Why.\n  \n\n\n  func e() {}\n}")
  }

  @Test func `A method that a subclass overrides also moves`() {
    let result = adaptation(
      of: "class A: UIView {\n}\nclass B: A {\n  override func a() {}\n}",
      "extension A {\n  @objc func a() {}\n  @objc func c() {}\n}")
    #expect(result.body().contains("line: 2)\nfunc a() {}\n#source"))
    #expect(result.body("File2.adapted.swift") == "extension A {\n  \n  func c() {}\n}")
  }

  // On a phone, a method required by an Objective-C protocol can be overridden without `@objc`.
  @Test func `A delegate method in an extension moves if a subclass overrides it in its own`() {
    let result = adaptation(
      of: "class A: NSObject {\n}\n"
        + "extension A: UITextFieldDelegate {\n  func a() {}\n  func b() {}\n}",
      "class B: A {\n}\nextension B { override func a() {} }")
    #expect(result.body().contains("line: 4)\nfunc a() {}\n#source"))
    #expect(result.body().hasSuffix("extension A: UITextFieldDelegate {\n  \n  func b() {}\n}"))
    #expect(result.body("File2.adapted.swift").contains("line: 3)\noverride func a() {}\n#source"))
  }

  @Test(arguments: [
    "convenience init(a: Int) { self.init() }", "private func a() {}", "static func a() {}",
    "func b() {}",
  ])
  func `A member that only shares its name with an overridden one stays`(member: String) {
    let source =
      "class A: UIView {\nfunc b() {}\n}\nextension A { \(member) }\nclass B: A {\n"
      + "override init(frame: CGRect) {}\noverride func a() {}\noverride func b() {}\n}"
    let result = adaptation(of: source)
    #expect(result.messages == [])
    #expect(result.body().contains("extension A { \(member) }"))
  }

  @Test(arguments: ["", "@objc "])
  func `An overridden member that cannot move is an error only with objc`(attribute: String) {
    let result = adaptation(
      of: "class A<T>: UIView {}\nextension A where T == Int { \(attribute)func a() {} }\n"
        + "class B: A<Int> {\noverride func a() {}\n}")
    #expect(result.hasErrors == !attribute.isEmpty)
  }

  @Test func `Overridden properties move with their condition`() {
    let text = adaptation(
      of: "class A: UIView {\n}\nextension A {\n#if B\noverride var c: Bool { true }\n#endif\n}"
    ).body()
    #expect(
      text.contains(
        "#if (B)\n#sourceLocation(file: \"/App/File1.swift\", line: 5)\n"
          + "override var c: Bool { true }\n#endif\n"))
  }

  @Test(arguments: [
    "extension UIView {\n  override func a() {}\n}",
    "class A<T>: UIView {}; extension A where T == Int {\n  override func a() {}\n}",
  ])
  func `An override that cannot move is an error`(source: String) {
    let result = adaptation(of: source)
    #expect(
      result.messages.first?.hasPrefix("/App/File1.swift:2: error: found an override of 'a()'")
        == true)
  }

  @Test(arguments: [
    "extension UINavigationController {\n",
    "class A<T>: UIViewController {}; extension A where T == Int {\n",
  ])
  func `An override that cannot move is left out if it affects only appearance`(head: String) {
    let override = "open override var preferredStatusBarStyle: UIStatusBarStyle {\n.default }"
    let result = adaptation(of: head + override + "\nfunc b() {}\n}")
    #expect(!result.hasErrors)
    #expect(
      result.messages.first?.hasPrefix(
        "/App/File1.swift:2: warning: found an override of 'preferredStatusBarStyle'") == true)
    #expect(result.body() == head + "\n\nfunc b() {}\n}")
  }

  @Test func `An appearance-only override of an adapted class moves`() {
    let result = adaptation(
      of: "class A: UIView {\n}\nextension A { override func layoutSubviews() { b() } }")
    #expect(result.messages == [])
    #expect(result.body().contains("override func layoutSubviews() { b() }\n#sourceLocation"))
  }

  @Test func `An override cannot move into a class that the target compiles itself`() {
    let result = Adaptation(
      module: "App", entryPoint: .library,
      inputs: [Input(path: "B.swift", text: "extension A { override func b() {} }")],
      compiled: [Input(path: "A.swift", text: "class A: UIView {}")])
    #expect(
      result.messages.first?.hasSuffix("leave the file of 'A' out of 'sources:'") == true)
  }
}
