/// The names of the output files. The plugin declares them to the build system by the same rule.
enum OutputNames {
  static let storyboards = "Storyboards.swift"
  static let virtualTime = "VirtualTime.swift"
  static let report = "report.txt"

  /// The name of each source's copy.
  ///
  /// It differs from the original's because the copy claims the original's name in its source
  /// locations, and a module cannot contain two files of the same name.
  static func names(for inputs: [Input]) -> [String] {
    var copies: [String: Int] = [:]
    return inputs.map { input in
      copies[input.name.lowercased(), default: 0] += 1
      let number = copies[input.name.lowercased(), default: 0]
      return "\(input.name).adapted\(number > 1 ? "-\(number)" : "").swift"
    }
  }
}
