import Statistics
import Testing

@Suite struct StatisticsErrorTests {
  @Test(
    "every message states what was found, what was expected, and what to do",
    arguments: [
      (
        StatisticsError.emptySample,
        "no values found. Expected at least one. Check that something was measured."
      ),
      (
        .nonFinite(value: .nan, index: 4),
        "value 'nan' at index 4. Expected a finite number. "
          + "Look for a division by zero or a failed measurement."
      ),
      (
        .extreme(value: 1e200, index: 0),
        """
        value '1e+200' at index 0. Expected zero or a magnitude from 1e-60 to 1e60. Use another \
        unit.
        """
      ),
      (
        .nonPositive(value: -3, index: 7),
        "value '-3.0' at index 7. Expected a number above zero. "
          + "Measure more work at once, or omit the value."
      ),
      (
        .unpaired(first: 12, second: 11),
        "12 and 11 values found. Expected the same number on both sides, in the same order. "
          + "Omit both values of an incomplete pair."
      ),
      (
        .confidenceOutOfRange(95),
        "confidence '95.0'. Expected a number above 0 and below 1. Write 0.95 for 95 %."
      ),
      (
        .probabilityOutOfRange(1.5, index: 2),
        "probability '1.5' at index 2. Expected a number from 0 to 1. Pass the unadjusted p-values."
      ),
      (
        .tooFew(count: 1, needed: 2),
        "number of values found: 1. Expected at least 2. Take more measurements."
      ),
      (
        .constant(value: 3, count: 5),
        "all 5 values are '3.0'. Expected at least two different values. "
          + "Omit this correlation."
      ),
      (
        .dependentColumns(rank: 1, columns: 2),
        "2 columns found, 1 of them independent. Expected all to be independent. "
          + "Omit columns that depend on others."
      ),
      (
        .notComputable,
        "GSL returned no finite result. Expected a finite number for these values. "
          + "Report this defect of NavBench, with the values."
      ),
    ] as [(StatisticsError, String)])
  func message(error: StatisticsError, text: String) {
    #expect(error.description == text)
  }
}
