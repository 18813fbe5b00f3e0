import Testing

@testable import Statistics

@Suite struct CertifiedValuesTests {
  // The attainable digits were measured with GSL 2.7.1 on x86-64; the tolerance of half a digit
  // allows for other machines.
  @Test("results match NIST's certified values", arguments: ReferenceSet.all)
  func digits(_ set: ReferenceSet) throws {
    for (certified, computed) in zip(set.certified, try set.computed()) {
      let digits = correctDigits(of: computed, certified: certified.value)
      #expect(digits >= certified.attainableDigits - 0.5, "\(certified.name)")
    }
  }

  @Test(
    "residuals match NIST's degrees of freedom and sum of squares", arguments: ReferenceSet.linear)
  func residuals(_ set: ReferenceSet) throws {
    let fit = try LinearFit(design: try #require(set.design), response: set.values)
    let certified = ReferenceFile(set.name).residual

    let digits = correctDigits(of: fit.residualSumOfSquares, certified: certified.sumOfSquares)

    #expect(fit.degreesOfFreedom == certified.degreesOfFreedom)
    #expect(digits >= (set.name == "Filip" ? 8 : 12))
  }
}
