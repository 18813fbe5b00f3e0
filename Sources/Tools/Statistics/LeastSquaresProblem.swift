internal import CGSL

/// The matrices of a least-squares fit, in GSL's memory.
final class LeastSquaresProblem {
  private let columns: Int
  private let design: UnsafeMutablePointer<gsl_matrix>
  private let response: UnsafeMutablePointer<gsl_vector>
  private let coefficients: UnsafeMutablePointer<gsl_vector>
  private let covariance: UnsafeMutablePointer<gsl_matrix>
  private let workspace: UnsafeMutablePointer<gsl_multifit_linear_workspace>

  /// Copies checked input: one row per response, all rows of the same length.
  init(design rows: [[Double]], response values: [Double]) {
    columns = rows[0].count
    design = gsl_matrix_alloc(rows.count, columns)
    response = gsl_vector_alloc(rows.count)
    coefficients = gsl_vector_alloc(columns)
    covariance = gsl_matrix_alloc(columns, columns)
    workspace = gsl_multifit_linear_alloc(rows.count, columns)
    for (i, row) in rows.enumerated() {
      gsl_vector_set(response, i, values[i])
      for (j, value) in row.enumerated() { gsl_matrix_set(design, i, j, value) }
    }
  }

  deinit {
    gsl_matrix_free(design)
    gsl_vector_free(response)
    gsl_vector_free(coefficients)
    gsl_matrix_free(covariance)
    gsl_multifit_linear_free(workspace)
  }

  struct Solution {
    var coefficients: [Double]
    var standardErrors: [Double]
    var residualSumOfSquares: Double
    /// The number of independent columns; if any are dependent, the other results are meaningless.
    var rank: Int
  }

  /// Solves the problem; values that could not be computed are NaN.
  func solve() -> Solution {
    var residualSumOfSquares = Double.nan
    var rank = 0
    // The plain `gsl_multifit_linear` drops dependent columns silently; this one reports the rank.
    let status = gsl_multifit_linear_tsvd(
      design, response, GSL_DBL_EPSILON, coefficients, covariance, &residualSumOfSquares, &rank,
      workspace)
    return Solution(
      coefficients: (0..<columns).map { gsl_vector_get(coefficients, $0) },
      standardErrors: (0..<columns).map { gsl_matrix_get(covariance, $0, $0).squareRoot() },
      residualSumOfSquares: status == GSL_SUCCESS ? residualSumOfSquares : .nan, rank: rank)
  }
}
