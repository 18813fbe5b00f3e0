import Foundation
import LeakDetection
import UIKit

/// The classes of an app and their source locations, from symbols and debug information.
///
/// Debug information is read by `llvm-symbolizer`, which ships with the Swift toolchain, or
/// otherwise by `addr2line`.
@MainActor struct ProgramSources {
  private let modules: Set<String>
  private let symbols: ProgramSymbols

  init(modules: Set<String>) {
    self.modules = modules
    symbols = Self.symbols(of: modules)
  }

  // Cached: the program does not change, and its symbol table may be long.
  private static var read: [Set<String>: ProgramSymbols] = [:]

  private static func symbols(of modules: Set<String>) -> ProgramSymbols {
    if let known = read[modules] { return known }
    let symbols = ProgramSymbols(modules: modules)
    read[modules] = symbols
    return symbols
  }

  /// Whether the app has async code; also true if its symbols cannot be read.
  var mayHaveAsyncCode: Bool { symbols.isEmpty || symbols.hasAsyncFunctions }

  /// The app's non-generic controller classes that were not on screen, without their modules.
  ///
  /// - Parameter seen: The classes that were on screen, with their modules.
  func controllers(exceptThoseOf seen: Set<String>) -> [String] {
    symbols.classes.values.compactMap { _typeByName($0) as? UIViewController.Type }
      .map { String(reflecting: $0) }.filter { !seen.contains($0) }.sorted()
      .map { String($0.drop { $0 != "." }.dropFirst()) }
  }

  private static let coordinatorNames = ["Coordinator", "Router", "Navigator", "Wireframe", "Flow"]

  /// The app's non-generic coordinators that were not created, not even as a subclass.
  ///
  /// - Parameter created: Names without modules; if empty, objects were not counted.
  func coordinators(exceptThoseOf created: Set<String>) -> [String] {
    guard !created.isEmpty else { return [] }
    let classes = symbols.classes
    var known: Set<ObjectIdentifier> = []
    for name in created {
      guard let type = classes[name].flatMap({ _typeByName($0) }) as? AnyClass else { continue }
      for type in sequence(first: type, next: { _getSuperclass($0) }) {
        known.insert(ObjectIdentifier(type))
      }
    }
    return classes.filter { name, mangled in
      guard Self.coordinatorNames.contains(where: { name.hasSuffix($0) }),
        let type = _typeByName(mangled) as? AnyClass
      else { return false }
      return !known.contains(ObjectIdentifier(type))
    }.map(\.key).sorted()
  }

  // MARK: Locations

  /// Sets the locations of findings where they can be determined.
  func locate(_ findings: inout [Finding]) {
    let classes = findings.isEmpty ? [:] : symbols.classes
    let wanted = findings.map { addresses(of: $0, classes) }
    let lines = Addresses(wanted.flatMap { $0 }).lines()
    for (index, addresses) in zip(findings.indices, wanted) {
      let known = addresses.compactMap { lines[$0] }
      findings[index].location =
        findings[index].crashSite
        ?? (findings[index].calls.isEmpty ? known.min { $0.line < $1.line } : known.first)
    }
  }

  /// The addresses of the crashed call, of the suspected closure or, failing that, of the finding's
  /// or screen's class.
  private func addresses(of finding: Finding, _ classes: [String: String]) -> [UInt64] {
    if !finding.calls.isEmpty { return finding.calls }
    for reference in finding.trace?.suspects.flatMap(\.through) ?? []
    where reference.hasPrefix("closure #") {
      // The closure's name is followed by its capture, such as `.self` or ` (capture 1)`.
      let name = reference.prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces)
      let parent = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
      for candidate in [name, parent] {
        if let address = symbols.address(ofClosure: candidate) { return [address] }
      }
    }
    let owners = finding.suspects.map { String($0[..<($0.lastIndex(of: ".") ?? $0.endIndex)]) }
    for name in [finding.subject, finding.screen].compactMap({ $0 }) + owners {
      let nested = classes.first { $0.key.hasSuffix("." + name) }?.value
      if let mangled = classes[name] ?? nested {
        return symbols.addresses(ofMangledClass: mangled)
      }
    }
    return []
  }
}
