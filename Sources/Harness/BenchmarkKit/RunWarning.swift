/// The warnings about a stored run.
package enum RunWarning: WarningReason {
  /// The run has an older schema.
  case olderSchema(String)

  package var text: String {
    switch self {
    case .olderSchema(let schema):
      """
      The run was stored in the older format '\(schema)': its abandoned objects include those that \
      were released late. Run the plan again to separate them.
      """
    }
  }
}
