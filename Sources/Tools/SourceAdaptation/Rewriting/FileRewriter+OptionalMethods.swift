extension FileRewriter {
  /// Makes the optional methods of an Objective-C protocol required, with defaults that do nothing.
  ///
  /// A default cannot stand for a result that is missing, so methods with a result are an error.
  mutating func requireOptionalMethods(of type: TypeDeclaration) {
    var defaults: [String] = []
    for member in type.members {
      guard let optional = member.prefix.modifier("optional") else { continue }
      guard member.isOptionalWithoutResult else {
        report(.optionalRequirement(protocol: type.name), at: optional.tokens.lowerBound)
        continue
      }
      remove(tokens: optional.tokens)
      let bytes = file.bytes(of: member.keyword..<member.tokens.upperBound)
      let method = String(decoding: file.bytes[bytes], as: UTF8.self)
      defaults.append(method.split(separator: "\n").joined(separator: " ") + " {}")
    }
    guard !defaults.isEmpty else { return }
    let access = type.prefix.modifier("public") == nil ? "" : "public "
    let name = module.subject(of: type)
    insert(
      " \(access)extension \(name) { \(defaults.joined(separator: "; ")) }",
      after: type.body.upperBound - 1)
  }

  /// Calls methods that are optional in Objective-C, but not here, as `method(…)` instead of
  /// `method?(…)`.
  mutating func rewriteOptionalCalls() {
    let scan = TokenScan(tokens)
    for mark in tokens.indices.dropFirst(2) where tokens[mark].isSymbol("?") {
      guard scan[mark + 1]?.isSymbol("(") == true, tokens[mark - 1].isIdentifier,
        tokens[mark - 2].isSymbol("."), module.isOptionalMethod(tokens[mark - 1].name)
      else { continue }
      edits.replace(tokens[mark].range, with: "")
      let call = OptionalCall(dot: mark - 2, in: scan)
      // The result remains optional, as in `if let answer = delegate.method?(…)`.
      if call.isUsed, !call.isChained {
        insert(" as Optional", after: scan.closing(of: mark + 1))
      }
    }
  }
}

extension Member {
  fileprivate var isOptionalWithoutResult: Bool {
    kind == .method && !isStatic && effects.isEmpty && prefix.modifier("optional") != nil
      && (result == nil || ["Void", "()"].contains(result?.text))
  }
}

extension Module {
  /// Whether a name is that of a method that is optional in Objective-C, and of no property.
  func isOptionalMethod(_ name: String) -> Bool {
    (optionalMethods.contains(name) || OptionalMethods.names.contains(name))
      && !propertyNames.contains(name)
  }

  /// The names of the optional methods of the protocols in these files.
  static func optionalMethods(in files: [SourceFile]) -> Set<String> {
    let protocols = files.flatMap(\.allTypes).filter { $0.kind == .protocol }
    return Set(protocols.flatMap(\.members).filter(\.isOptionalWithoutResult).map(\.name))
  }

  static func propertyNames(in files: [SourceFile]) -> Set<String> {
    Set(files.flatMap(\.allTypes).flatMap(\.members).flatMap(\.bindings).map(\.name))
  }
}

/// The call of an optional method, from the beginning of its expression.
private struct OptionalCall {
  /// Whether the expression contains another optional chain.
  let isChained: Bool
  /// Whether anything is done with the result.
  let isUsed: Bool

  init(dot: Int, in scan: TokenScan) {
    let openings = Dictionary(
      scan.tokens.indices.lazy.filter { "([".contains(scan.tokens[$0].text) }
        .map { (scan.closing(of: $0), $0) }, uniquingKeysWith: { $1 })
    var start = dot
    while let before = scan[start - 1] {
      if let opening = openings[start - 1], before.kind == .symbol {
        start = opening
      } else if before.isSymbol(".") || before.isSymbol("?") || before.isSymbol("!") {
        start -= 1
      } else if before.isIdentifier, !Self.keywords.contains(before.text) {
        start -= 1
        guard scan[start - 1]?.isSymbol(".") == true else { break }
      } else {
        break
      }
    }
    isChained = scan.tokens[start..<dot].contains { $0.isSymbol("?") }
    guard let before = scan[start - 1] else {
      isUsed = false
      return
    }
    let beginsStatement =
      scan.tokens[start].startsLine && (before.isIdentifier || ")]}{".contains(before.text))
      || before.isSymbol("{") || before.isSymbol(";") || before.isWord("in")
    isUsed = !beginsStatement
  }

  private static let keywords: Set = [
    "return", "in", "if", "guard", "while", "let", "var", "else", "case", "try", "await", "is",
    "as", "where", "switch",
  ]
}

/// The methods of the protocols of Apple's frameworks that are optional in Objective-C, and have a
/// default implementation here. Labels are left out.
enum OptionalMethods {
  static let names: Set = [
    "adaptivePresentationStyle", "animationEnded", "collectionView", "didDismissSearchController",
    "didPresentSearchController", "documentPicker", "documentPickerWasCancelled",
    "gestureRecognizer", "gestureRecognizerShouldBegin", "imagePickerController",
    "imagePickerControllerDidCancel", "locationManager", "locationManagerDidChangeAuthorization",
    "navigationController", "navigationControllerSupportedInterfaceOrientations",
    "numberOfSections", "pageViewController", "pickerView",
    "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
    "safariViewController", "safariViewControllerDidFinish",
    "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
    "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming",
    "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom",
    "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating",
    "scrollViewWillBeginDragging", "scrollViewWillBeginZooming", "scrollViewWillEndDragging",
    "searchBar", "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked",
    "searchBarSearchButtonClicked", "searchBarShouldBeginEditing", "searchBarShouldEndEditing",
    "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing", "splitViewController", "tabBar",
    "tabBarController", "tableView", "textField", "textFieldDidBeginEditing",
    "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
    "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn", "textView",
    "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection",
    "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing",
    "userNotificationCenter", "viewForZooming", "webView", "willDismissSearchController",
    "willPresentSearchController",
  ]
}
