import Testing

@testable import Statistics

@Suite struct ReferenceSetTests {
  private func set(_ name: String) throws -> ReferenceSet {
    try #require(ReferenceSet.all.first { $0.name == name })
  }

  @Test("every set has as many complete rows as its file states", arguments: ReferenceSet.all)
  func rows(_ set: ReferenceSet) {
    let file = ReferenceFile(set.name)

    #expect(set.values.count == file.observations)
    #expect(set.design.map(\.count) ?? file.observations == file.observations)
    #expect(Set(file.rows.map(\.count)).count == 1)
  }

  @Test("a sample has the data and the certified values of its file")
  func sample() throws {
    let mavro = try set("Mavro")

    #expect(mavro.values.prefix(4) == [2.00180, 2.00170, 2.00180, 2.00190])
    #expect(mavro.certified.map(\.name) == ["mean", "standard deviation", "lag-1 autocorrelation"])
    #expect(
      mavro.certified.map(\.value) == [2.00185600000000, 0.000429123454003053, 0.937989183438248])
    #expect(try set("NumAcc4").values.prefix(3) == [10000000.2, 10000000.1, 10000000.3])
  }

  @Test("a linear model has the data and the certified values of its file")
  func linear() throws {
    let norris = try set("Norris")

    #expect(norris.values.prefix(2) == [0.1, 338.8])
    #expect(norris.design?.prefix(2) == [[1, 0.2], [1, 337.4]])
    #expect(
      norris.certified.map(\.name) == [
        "B0", "standard error of B0", "B1", "standard error of B1", "residual standard deviation",
        "R²",
      ])
    #expect(
      norris.certified.map(\.value) == [
        -0.262323073774029, 0.232818234301152, 1.00211681802045, 0.429796848199937E-03,
        0.884796396144373, 0.999993745883712,
      ])
  }

  @Test("several predictors and powers of a predictor become columns, with or without an intercept")
  func designs() throws {
    #expect(
      try set("Longley").design?.first == [1, 83.0, 234289, 2356, 1590, 107608, 1947])
    #expect(try set("NoInt1").design?.first == [60])
    #expect(try set("NoInt1").certified[0].name == "B1")
    #expect(try set("Wampler2").design?[2] == [1, 2, 4, 8, 16, 32])
  }

  @Test("there is a set for every file, and every certified value is computed")
  func complete() throws {
    #expect(ReferenceSet.univariate.count == 9 && ReferenceSet.linear.count == 11)
    for set in ReferenceSet.all {
      #expect(try set.computed().count == set.certified.count)
    }
  }

  @Test(
    "correct digits follow from the relative error, up to 15, or from the absolute error for zero",
    arguments: [(1.001, 1.0, 3.0), (-250.25, -250, 3), (7, 7, 15), (1e-9, 0, 9), (2, 1, 0)])
  func digits(_ computed: Double, _ certified: Double, _ expected: Double) {
    #expect(abs(correctDigits(of: computed, certified: certified) - expected) < 1e-9)
  }
}

extension ReferenceSet: CustomTestStringConvertible {
  public var testDescription: String { name }
}
