/// A problem at a location in the sources, in the format that compilers use.
package struct Diagnostic: Error, Equatable, CustomStringConvertible {
  package let problem: Problem
  package let path: String
  package let line: Int

  package init(_ problem: Problem, _ path: String, line: Int) {
    self.problem = problem
    self.path = path
    self.line = line
  }

  package var isError: Bool { problem.isError }

  package var description: String {
    "\(path):\(line): \(isError ? "error" : "warning"): \(problem.message)"
  }
}
