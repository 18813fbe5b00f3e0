extension App {
  /// The positions of the trials in the matrix of links.
  package var linkNumbers: Range<Int> { links.trials.indices }
  /// The positions of the exit paths.
  package var exitNumbers: Range<Int> { exits.indices }
  /// The positions of the cycles.
  package var cycleNumbers: Range<Int> { cycles.indices }
  /// The name of the cycle at a position, such as `edit, save`.
  package func cycleName(_ number: Int) -> String { cycles[number].name }
}
