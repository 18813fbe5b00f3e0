import BenchmarkKit

extension ParsedArchitecture {
  /// The methods that protocols of application-wide routers require, with the number of calls.
  var routerCalls: [Structure.RouterCall] {
    let required = files.filter { $0.scene == nil && $0.role.hasPrefix("Rout") }
      .flatMap(\.declarations.functions).filter { $0.requiredBy != nil && $0.name != $0.requiredBy }
    let methods = required.map { Method(name: $0.name, labels: $0.parameters.map(\.label)) }
      .uniqued
    guard !methods.isEmpty else { return [] }
    let names = Set(methods.map(\.name))
    let calls = files.filter { !$0.role.hasPrefix("Rout") }.flatMap { $0.source.calls(of: names) }
    return methods.map { method in
      .init(name: method.description, calls: calls.filter { $0.isCall(of: method) }.count)
    }
  }
}

/// A method's name with its labels.
private struct Method: Hashable, CustomStringConvertible {
  let name: String
  let labels: [String]
  var hasTrailingClosure = false

  var description: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }

  /// Whether this call has the method's labels; a trailing closure stands for the last one.
  func isCall(of method: Method) -> Bool {
    name == method.name
      && (labels == method.labels || hasTrailingClosure && labels == method.labels.dropLast())
  }
}

extension SourceTokens {
  fileprivate func calls(of names: Set<String>) -> [Method] {
    tokens.indices.compactMap { index in
      guard names.contains(text(index)), text(index - 1) == "." else { return nil }
      if text(index + 1) == "{" {
        return Method(name: text(index), labels: [], hasTrailingClosure: true)
      }
      guard text(index + 1) == "(", let end = partner(of: index + 1) else { return nil }
      return Method(
        name: text(index), labels: labels(in: index + 2..<end),
        hasTrailingClosure: text(end + 1) == "{")
    }
  }

  private func labels(in range: Range<Int>) -> [String] {
    var labels: [String] = []
    var position = range.lowerBound
    var isAtStart = true
    while position < range.upperBound {
      if isAtStart {
        let hasLabel = isWord(position) && text(position + 1) == ":"
        labels.append(hasLabel ? text(position) : "_")
      }
      isAtStart = text(position) == ","
      position = (partner(of: position).map { max($0, position) } ?? position) + 1
    }
    return labels
  }
}
