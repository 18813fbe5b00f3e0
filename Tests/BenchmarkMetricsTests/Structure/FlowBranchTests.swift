import Testing

@testable import BenchmarkMetrics

@Suite("Branches on the flow") struct FlowBranchTests {
  private func branches(_ code: String, in file: String = "Cart/CartPresenter.swift") throws
    -> [String]
  {
    let files = [("Cart/Cart.swift", "struct Cart {\n  let kind: OrderKind\n}"), (file, code)]
    return try ParsedArchitecture(files).flowBranches(on: ["OrderKind"]).map(\.text)
  }

  @Test(
    "a switch, a comparison and a pattern match on the flow are branches",
    arguments: [
      ("switch kind {\ncase .gift: break\n}", "switch kind"),
      ("switch self.kind {\ncase .gift: break\n}", "switch kind"),
      ("if kind == .gift {}", "kind == .gift"),
      ("if OrderKind.gift != kind {}", "gift != kind"),
      ("let text = kind == .gift ? \"a\" : \"b\"", "kind == .gift"),
      ("if case .gift = kind {}", "case … = kind"),
      ("guard isOpen, case .gift = kind else { return }", "case … = kind"),
    ])
  func branch(code: String, expected: String) throws {
    #expect(try branches(code) == [expected])
  }

  @Test(
    "other uses of the flow, and branches on other values, do not count",
    arguments: [
      "let text = kind.title", "show(kind: kind)", "let other = kind", "copy.kind = kind",
      "switch count {\ncase 0: break\ndefault: break\n}", "if count == 1 {}",
      "// switch kind {", "print(\"kind == .gift\")",
      "switch state {\ncase .open: show(kind)\ndefault: break\n}",
    ])
  func noBranch(code: String) throws {
    #expect(try branches(code).isEmpty)
  }

  @Test("a coordinator decides the flow, so its branches do not count")
  func coordinator() throws {
    #expect(try branches("if kind == .gift {}", in: "Application/CartCoordinator.swift").isEmpty)
    #expect(try branches("if kind == .gift {}", in: "Application/Cart.swift").count == 1)
  }

  @Test("an app without flow types has no branches on the flow")
  func noTypes() throws {
    let parsed = try ParsedArchitecture([("Cart/A.swift", "let kind: OrderKind\nif kind == .a {}")])
    #expect(parsed.flowBranches(on: []).isEmpty)
  }
}
