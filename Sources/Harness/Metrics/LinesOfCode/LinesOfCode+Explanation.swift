extension LinesOfCode {
  package static let explanation = """
    Exact. *Physical* lines include comments and blank lines, as in the published tables; *code*
    lines exclude them, as in cloc. The domain and the bare screens, which replace the storyboard,
    are shared and counted separately. *Files* is the number of files; *largest file* is the number
    of code lines in the longest one, because long view controllers are the usual complaint.

    If a published table has a file of the same name, both lengths appear, as in `46 / 51 (-5)`:
    ours, published, difference. Our files are shorter overall, because they share the layout, so
    only the order can be compared. The table of correlations has Pearson's and Spearman's
    coefficients by role, the number of pairs of files in reversed order, and examples of them.

    Lines do not measure effort, and fewer lines are not better in themselves. Variants of an
    architecture share their sources, and therefore their lines.
    """
}
