extension Claims {
  package static let explanation = """
    The documents that an app's architectures follow make claims, such as less code or independent
    modules. Each claim that compares two subjects is set beside a figure of the same run. It is
    said to *hold* if the figure of the one subject is smaller than that of the other, as claimed, and
    *not to hold* if it is larger; it is *not resolved* if the intervals overlap, and *depends on the
    subjects* if several pairs of subjects disagree. What nothing here can measure says why. A figure never says all
    that a claim means: fewer module edges make it possible to reuse a module, and do not show that
    somebody did.
    """
}
