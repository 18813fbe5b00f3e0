extension UnitTests {
  package static let explanation = """
    Key classes, tests and coverage of one feature, as published. Coverage is the fraction of
    lines in the feature's folder that the architecture's own tests of the feature execute, counted
    by llvm-cov; other tests do not contribute. Line coverage shows which code ran, not whether its
    results were checked, and the tests are ours. The metric therefore shows that a feature *can* be
    tested through its architecture, not how well a team will test it.
    """
}
