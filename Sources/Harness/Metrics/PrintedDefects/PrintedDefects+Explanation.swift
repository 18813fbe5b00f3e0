extension PrintedDefects {
  package static let explanation = """
    Some subjects reproduce the code of a document together with its defects. Such a defect is
    expected: its findings are listed here, not among the failures, although the subject is still
    marked as defective. A finding is attributed to a defect if its kind of event and the facts that
    differ are those of the defect. For a defect that shows only when actions are repeated, the
    table has the number of objects that each repetition adds. A defect that does not show in a run
    has no findings and no abandoned objects.
    """
}
