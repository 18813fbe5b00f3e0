extension Claims {
  package static let explanation = """
    The documents that an app's architectures follow make claims, such as less code or independent
    modules. Each claim that compares two subjects is checked against a metric of the same run. It
    *holds* if the value of one subject is smaller than that of the other, as claimed, and does
    *not hold* if it is larger; it is *not resolved* if the intervals overlap, and *depends on the
    subjects* if several pairs of subjects disagree. For a claim that no metric measures, the table
    gives the reason. A metric never covers all that a claim means: fewer module edges make it
    possible to reuse a module, but do not show that it has been reused.
    """
}
