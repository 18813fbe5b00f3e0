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
      // Without comments and line ends, so that the extension fits on the line of the brace.
      defaults.append(TypeSpelling(tokens[member.keyword..<member.tokens.upperBound]).text + " {}")
    }
    guard !defaults.isEmpty else { return }
    let access = type.prefix.modifier("public") == nil ? "" : "public "
    let name = module.subject(of: type)
    let outermost = file.allTypes.first {
      $0.scope.isEmpty && $0.body.contains(type.body.lowerBound)
    }
    insert(
      " \(access)extension \(name) { \(defaults.joined(separator: "; ")) }",
      after: (outermost ?? type).body.upperBound - 1)
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
      keepResultOptional(of: call, endingAt: scan.closing(of: mark + 1))
    }
  }

  /// The result remains optional, as in `if let answer = delegate.method?(…)`.
  private mutating func keepResultOptional(of call: OptionalCall, endingAt end: Int) {
    let next = tokens.dropFirst(end + 1).first.flatMap {
      $0.range.lowerBound == tokens[end].range.upperBound || $0.isSymbol(".") ? $0.text : nil
    }
    switch next {
    case "?", "!":
      edits.insert("(", at: tokens[call.start].range.lowerBound)
      insert(call.isChained ? ")" : " as Optional)", after: end)
    case ".", "[":
      guard call.isUsed, !call.isChained else { return }
      edits.insert("(", at: tokens[call.start].range.lowerBound)
      insert(" as Optional)?", after: end)
    default:
      if call.isUsed, !call.isChained { insert(" as Optional", after: end) }
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
  /// Whether a name is that of a method that is optional in Objective-C, and of no closure.
  func isOptionalMethod(_ name: String) -> Bool {
    (optionalMethods.contains(name) || OptionalMethods.names.contains(name))
      && !closureNames.contains(name)
  }

  /// The names of the optional methods of the protocols in these files.
  static func optionalMethods(in files: [SourceFile]) -> Set<String> {
    let protocols = files.flatMap(\.allTypes).filter { $0.kind == .protocol }
    return Set(protocols.flatMap(\.members).filter(\.isOptionalWithoutResult).map(\.name))
  }

  /// The names of the properties whose declared types are those of functions.
  static func closureNames(in files: [SourceFile]) -> Set<String> {
    let properties = files.flatMap(\.allTypes).flatMap(\.members).flatMap(\.bindings)
    return Set(properties.filter { $0.type?.text.contains("->") == true }.map(\.name))
  }
}

/// The call of an optional method, from the beginning of its expression.
private struct OptionalCall {
  /// The first token of the expression.
  private(set) var start: Int
  /// Whether the expression contains another optional chain.
  private(set) var isChained = false
  /// Whether anything is done with the result.
  let isUsed: Bool

  init(dot: Int, in scan: TokenScan) {
    let openings = Dictionary(
      scan.tokens.indices.lazy.filter { "([".contains(scan.tokens[$0].text) }
        .map { (scan.closing(of: $0), $0) }, uniquingKeysWith: { $1 })
    start = dot
    while let before = scan[start - 1] {
      if let opening = openings[start - 1], before.kind == .symbol {
        start = opening
      } else if before.isSymbol(".") {
        start -= 1
      } else if before.isSymbol("?") || before.isSymbol("!"), scan.isPostfix(start - 1) {
        if before.isSymbol("?") { isChained = true }
        start -= 1
      } else if before.isIdentifier, !Self.keywords.contains(before.text) {
        start -= 1
        guard scan[start - 1]?.isSymbol(".") == true else { break }
      } else {
        break
      }
    }
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

extension TokenScan {
  /// Whether a mark belongs to the token before it, unlike that of a condition or a negation.
  fileprivate func isPostfix(_ mark: Int) -> Bool {
    mark > 0 && tokens[mark - 1].range.upperBound == tokens[mark].range.lowerBound
  }
}

/// The methods of the protocols of Apple's frameworks that are optional in Objective-C, and have a
/// default implementation here. Labels are left out.
enum OptionalMethods {
  static let names: Set = [
    "adaptivePresentationStyle", "animationEnded", "application", "collectionView",
    "didDismissSearchController", "didPresentSearchController",
    "documentInteractionControllerDidEndPreview", "documentInteractionControllerWillBeginPreview",
    "documentPicker", "documentPickerWasCancelled",
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
    "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing", "splitViewController",
    "splitViewControllerDidCollapse", "splitViewControllerDidExpand", "tabBar",
    "tabBarController", "tableView", "textField", "textFieldDidBeginEditing",
    "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
    "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn", "textView",
    "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection",
    "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing",
    "userNotificationCenter", "viewForZooming", "webView", "willDismissSearchController",
    "willPresentSearchController",
  ]
}
