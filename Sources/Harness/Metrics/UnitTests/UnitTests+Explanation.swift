extension UnitTests {
  package static let explanation = """
    Key classes, tests and coverage of one feature, as in the article. Coverage is the fraction of
    lines in the feature's folder that the architecture's own tests of it execute, counted by
    llvm-cov; other tests do not contribute. Line coverage shows what ran, not what was checked, and
    the tests are ours: the metric shows that a feature *can* be tested through its architecture,
    not how well a team will do so.
    """
}
