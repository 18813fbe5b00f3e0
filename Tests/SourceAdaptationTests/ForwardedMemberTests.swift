import Testing

@testable import SourceAdaptation

struct ForwardedMemberTests {
  private let ownClass = "public class A: UIView {\n}"

  @Test func `A member that uses a private name of its file stays there, and its class calls it`() {
    let result = adaptation(
      of: ownClass,
      "public extension A {\n  override var b: String { c() }\n}\n"
        + "private func c() -> String { \"\" }")
    #expect(result.body().contains("\npublic override var b: String { moved_b }\n#source"))
    #expect(
      result.body("File2.adapted.swift")
        .hasPrefix("public extension A {\n  var moved_b: String { c() }"))
  }

  @Test func `The parameters of such a method are passed on`() {
    let result = adaptation(
      of: ownClass,
      "extension A {\n  override func b(_ c: Int, d e: inout Int) throws { f(c) }\n"
        + "  private func f(_ c: Int) {}\n}")
    #expect(
      result.body().contains(
        "override func b(_ c: Int, d e: inout Int) throws { try moved_b(c, d: &e) }"))
    #expect(result.body("File2.adapted.swift").contains("func moved_b(_ c: Int, d e: inout Int)"))
  }

  @Test func `A private name of the class's own file is visible in the class`() {
    let result = adaptation(
      of: ownClass + "\nextension A { override func b() { c() } }\nprivate func c() {}")
    #expect(result.body().contains("override func b() { c() }\n#source"))
  }

  @Test func `A moved member is as visible as in its extension`() {
    let result = adaptation(of: ownClass, "public extension A {\n  override func b() {}\n}")
    #expect(result.body().contains("\npublic override func b() {}\n"))
  }
}

struct ClassDescriptionTests {
  @Test func `The description of an object's class is its name`() {
    let body = adaptation(of: "let a = type(of: b.c()).description() + d.description()").body()
    #expect(body == "let a = String(reflecting: type(of: b.c())) + d.description()")
  }

  @Test func `A static method of this name is called instead`() {
    let source = "struct A { static func description() {} }\nlet b = type(of: a).description()"
    #expect(adaptation(of: source).body() == source)
  }
}
