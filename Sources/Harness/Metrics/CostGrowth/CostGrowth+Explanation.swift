extension CostGrowth {
  package static let explanation = """
    The cost of an action as the number of rows, screens, repetitions or requests grows:
    instructions if valgrind is installed, and time otherwise. The complexity is the model among
    O(1), O(log n), O(n), O(n log n) and O(n²) that fits best by the corrected Akaike information
    criterion (AICc); changes of up to 1 % count as constant.
    """
}
