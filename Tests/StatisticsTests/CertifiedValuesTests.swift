import Testing

@testable import Statistics

@Suite struct CertifiedValuesTests {
  // The attainable digits are those GSL 2.7.1 attained on x86-64; half a digit is for other
  // machines.
  @Test("results have the digits that NIST certifies", arguments: ReferenceSet.all)
  func digits(_ set: ReferenceSet) throws {
    for (certified, computed) in zip(set.certified, try set.computed()) {
      let digits = correctDigits(of: computed, certified: certified.value)
      #expect(digits >= certified.attainableDigits - 0.5, "\(certified.name)")
    }
  }

  @Test(
    "residuals have NIST's degrees of freedom and sum of squares", arguments: ReferenceSet.linear)
  func residuals(_ set: ReferenceSet) throws {
    let fit = try LinearFit(design: try #require(set.design), response: set.values)
    let certified = ReferenceFile(set.name).residual

    let digits = correctDigits(of: fit.residualSumOfSquares, certified: certified.sumOfSquares)

    #expect(fit.degreesOfFreedom == certified.degreesOfFreedom)
    #expect(digits >= (set.name == "Filip" ? 8 : 12))
  }
}
