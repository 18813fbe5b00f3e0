/// Reads constraints that are written as a picture of a row or column of views.
@MainActor struct VisualFormat {
  /// A distance or size, relative to a number or to another view.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: AnyObject?
    var priority = UILayoutPriority.required
  }

  struct Malformed: Error { let reason: String }

  private var rest: Substring
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isVertical = false
  private(set) var constraints: [NSLayoutConstraint] = []

  init(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) throws(Malformed) {
    rest = format.filter { !$0.isWhitespace }[...]
    self.options = options
    self.metrics = metrics
    self.views = views
    if skip("V:") { isVertical = true } else { _ = skip("H:") }
    try read()
  }

  private mutating func read() throws(Malformed) {
    var row: [AnyObject] = []
    var last: AnyObject?
    var startsAtEdge = skip("|")
    var gap = startsAtEdge ? try readGap(besideEdge: true) : nil
    while skip("[") {
      let view = try self.view(readName())
      row.append(view)
      if let gap {
        let place: AnyObject? = startsAtEdge ? (view as? UIView)?.superview : last
        try connect(place, startsAtEdge ? start : end, to: view, gap)
      }
      if rest.first == "(" { try readSize(of: view) }
      guard skip("]") else { throw Malformed(reason: "expected ']' before '\(rest)'") }
      last = view
      startsAtEdge = false
      gap = try readGap(besideEdge: rest.first == "|" || rest.hasSuffix("|") && !rest.contains("["))
    }
    if skip("|"), let view = row.last, let gap {
      guard let parent = (view as? UIView)?.superview else {
        throw Malformed(reason: "'|' needs a view with a superview")
      }
      add(parent, end, gap.relation, view, end, gap.constant, gap.priority)
    }
    guard rest.isEmpty, !row.isEmpty else { throw Malformed(reason: "cannot read '\(rest)'") }
    align(row)
  }

  private var start: NSLayoutConstraint.Attribute { isVertical ? .top : .leading }
  private var end: NSLayoutConstraint.Attribute { isVertical ? .bottom : .trailing }
  private var size: NSLayoutConstraint.Attribute { isVertical ? .height : .width }

  private mutating func connect(
    _ place: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, to view: AnyObject,
    _ gap: Predicate
  ) throws(Malformed) {
    guard let place else { throw Malformed(reason: "'|' needs a view with a superview") }
    add(view, start, gap.relation, place, attribute, gap.constant, gap.priority)
  }

  /// Reads a distance; `nil` if there is nothing beside it.
  private mutating func readGap(besideEdge: Bool) throws(Malformed) -> Predicate? {
    let standard: CGFloat = besideEdge ? 16 : 8
    guard skip("-") else { return rest.isEmpty ? nil : Predicate() }
    if rest.first == "(" {
      let gap = try readPredicates()[0]
      guard skip("-") else { throw Malformed(reason: "expected '-' before '\(rest)'") }
      return gap
    }
    if rest.first == "[" || rest.first == "|" { return Predicate(constant: standard) }
    let gap = try readPredicate()
    guard skip("-") else { throw Malformed(reason: "expected '-' before '\(rest)'") }
    return gap
  }

  private mutating func readSize(of view: AnyObject) throws(Malformed) {
    for predicate in try readPredicates() {
      add(
        view, size, predicate.relation, predicate.view,
        predicate.view == nil ? .notAnAttribute : size, predicate.constant, predicate.priority)
    }
  }

  private mutating func readPredicates() throws(Malformed) -> [Predicate] {
    _ = skip("(")
    var predicates: [Predicate] = []
    repeat { predicates.append(try readPredicate()) } while skip(",")
    guard skip(")") else { throw Malformed(reason: "expected ')' before '\(rest)'") }
    return predicates
  }

  private mutating func readPredicate() throws(Malformed) -> Predicate {
    var predicate = Predicate()
    if skip("<=") {
      predicate.relation = .lessThanOrEqual
    } else if skip(">=") {
      predicate.relation = .greaterThanOrEqual
    } else {
      _ = skip("==")
    }
    let word = (skip("-") ? "-" : "") + readName(with: ".")
    if let view = views[word] {
      predicate.view = view as AnyObject
    } else {
      predicate.constant = try number(word)
    }
    if skip("@") {
      predicate.priority = UILayoutPriority(Float(try number(readName(with: "."))))
    }
    return predicate
  }

  private func number(_ word: String) throws(Malformed) -> CGFloat {
    if let number = Double(word) { return CGFloat(number) }
    switch metrics[word] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: throw Malformed(reason: "'\(word)' is neither a view nor a metric")
    }
  }

  /// A view or a layout guide.
  private func view(_ name: String) throws(Malformed) -> AnyObject {
    guard let view = views[name] else { throw Malformed(reason: "'\(name)' is not a view") }
    return view as AnyObject
  }

  private mutating func add(
    _ one: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      item: one, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: constant)
    constraint.priority = priority
    constraints.append(constraint)
  }

  private mutating func align(_ row: [AnyObject]) {
    for (option, attribute) in NSLayoutConstraint.FormatOptions.attributes
    where options.contains(option) {
      for (one, other) in zip(row, row.dropFirst()) {
        add(one, attribute, .equal, other, attribute, 0, .required)
      }
    }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func readName(with extra: Character = "_") -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == extra }
    rest = rest.dropFirst(name.count)
    return String(name)
  }
}

extension NSLayoutConstraint {
  /// The alignment of the views of a row or column.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    // Ignored: the direction of writing never changes.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    static let attributes: [(FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
  }

  /// Creates the constraints that a format describes. A malformed one raises an exception.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormat(format, options: options, metrics: metrics ?? [:], views: views)
        .constraints
    } catch {
      MainLoop.current.record(
        .crashed(reason: "Unable to parse constraint format \"\(format)\": \(error.reason)"))
      return []
    }
  }
}
