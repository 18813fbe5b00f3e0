extension PrintedDefects {
  package static let explanation = """
    Some subjects reproduce the code of a document together with its defects. Such a defect is
    expected: findings that are signs of it are listed here, not among the failures, and the subject
    is still marked as defective. A finding is a sign if the kind of its event and the facts that
    differ are those of the defect. A defect of which repetition is the sign shows the objects that each
    repetition adds. A defect that a run does not show has no findings and no abandoned objects.
    """
}
