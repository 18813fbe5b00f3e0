extension LinesOfCode {
  package static let explanation = """
    Exact. *Physical* lines are those of `wc -l`, as in the published tables; *code* lines exclude
    comments and blank lines, as in cloc. The domain and the bare screens, which stand for the
    storyboard, are shared and counted separately. *Files* is the number of files, *largest file*
    the code lines of the longest one: the usual complaint about view controllers.

    Where the article has a file of the same name, its length appears as `46 / 51 (-5)`: ours,
    published, difference. Ours are shorter overall, because layout is shared here and was not
    there, so only the order can be compared: the table of correlations has Pearson's and Spearman's
    coefficients by role, the number of pairs of files in reversed order, and these pairs.

    Lines are not effort, and fewer lines are not better in themselves. Variants of an architecture
    share their sources, and therefore their lines.
    """
}
