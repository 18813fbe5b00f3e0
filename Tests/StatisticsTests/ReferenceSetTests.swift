import Testing

@testable import Statistics

@Suite struct ReferenceSetTests {
  private func file(_ set: ReferenceSet) throws -> NISTDataset {
    try NISTDataset("\(set.design == nil ? "univariate" : "linear")/\(set.name)")
  }

  @Test("every set has the numbers of NIST's file", arguments: ReferenceSet.all.map(\.name))
  func numbers(_ name: String) throws {
    let set = try #require(ReferenceSet.all.first { $0.name == name })
    let file = try file(set)

    #expect(set.values == file.rows.map { $0[0] })
    // The column after the intercept is the first predictor in every model.
    let column = set.design.map { $0[0].count > 1 ? 1 : 0 }
    #expect(set.design?.map { $0[column!] } == (column == nil ? nil : file.rows.map { $0[1] }))
    if name == "Longley" {
      #expect(set.design == file.rows.map { [1] + $0.dropFirst() })
    }
  }

  @Test(
    "every set has the values that NIST's file certifies", arguments: ReferenceSet.all.map(\.name))
  func certified(_ name: String) throws {
    let set = try #require(ReferenceSet.all.first { $0.name == name })
    let file = try file(set)

    let expected =
      set.design == nil
      ? ["ybar:", "s:", "r(1):"].map { file.value(after: $0) }
      : file.coefficients.flatMap { [$0.estimate, $0.standardError] }
        + [file.value(after: "Deviation"), file.value(after: "R-Squared")]
    #expect(set.certified.map(\.value) == expected)
  }

  @Test("there is a set for every file, and every certified value is computed")
  func complete() throws {
    #expect(ReferenceSet.univariate.count == 9 && ReferenceSet.linear.count == 11)
    for set in ReferenceSet.all {
      #expect(try set.computed().count == set.certified.count)
    }
    let norris = try #require(ReferenceSet.all.first { $0.name == "Norris" })
    #expect(norris.certified.map(\.name).prefix(2) == ["B0", "standard error of B0"])
    let proportional = try #require(ReferenceSet.all.first { $0.name == "NoInt1" })
    #expect(proportional.certified[0].name == "B1")
  }

  @Test(
    "digits are the log relative error, at most 15, and the log absolute error against zero",
    arguments: [(1.001, 1.0, 3.0), (-250.25, -250, 3), (7, 7, 15), (1e-9, 0, 9), (2, 1, 0)])
  func digits(_ computed: Double, _ certified: Double, _ expected: Double) {
    #expect(abs(correctDigits(of: computed, certified: certified) - expected) < 1e-9)
  }
}
