/// One pass over Swift source that classifies every line as code, comment or blank.
///
/// The scanner knows just enough of Swift's lexical structure to recognise comments. It keeps a
/// stack of open interpolations instead of recursing, so no nesting can overflow the stack.
struct SourceScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  var counts = LineCounts.zero
  var marks: LineMarks = []
  var lineStart = 0

  /// The token before `position`, which decides whether a slash may begin a regex literal.
  var previous = Token(kind: .none, start: 0, end: 0)
  /// The strings whose interpolations enclose `position`, outermost first.
  var interpolations: [Interpolation] = []
  var unclosed: UnclosedConstruct?

  var rawQuotes: [Int: RawQuoteSearch] = [:]
  var unclosedRegexPounds = Int.max

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func scan() -> SourceScan {
    skipByteOrderMark()
    skipShebang()
    while position < bytes.count {
      scanToken()
    }
    if position > lineStart {
      closeLine()
    }
    if unclosed == nil, let open = interpolations.last {
      unclosed = UnclosedConstruct(kind: .interpolation, line: open.line)
    }
    return SourceScan(counts: counts, unclosed: unclosed)
  }

  /// The byte at an index, or 0 past the end: no construct begins or ends with a NUL.
  func byte(at index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  func poundCount(at index: Int) -> Int {
    var end = index
    while byte(at: end) == Ascii.pound { end += 1 }
    return end - index
  }
}

// MARK: - Tokens

extension SourceScanner {
  private mutating func scanToken() {
    let byte = bytes[position]
    switch byte {
    case Ascii.space, Ascii.tab, Ascii.verticalTab, Ascii.formFeed, 0:
      position += 1
    case Ascii.lineFeed, Ascii.carriageReturn:
      scanNewlineInCode()
    case Ascii.quote, Ascii.apostrophe:
      scanString(pounds: 0)
    case Ascii.pound:
      scanPound()
    case Ascii.backtick:
      scanBacktick()
    case Ascii.leftParenthesis:
      if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
      scanPunctuation()
    case Ascii.rightParenthesis:
      scanRightParenthesis()
    case _ where byte.isOperator:
      scanOperator()
    case _ where byte.isWord:
      scanWord()
    default:
      scanPunctuation()
    }
  }

  private mutating func scanWord() {
    let start = position
    repeat { position += 1 } while position < bytes.count && bytes[position].isWord
    finishToken(.word, from: start)
  }

  private mutating func scanPunctuation() {
    position += 1
    finishToken(.punctuation, from: position - 1)
  }

  private mutating func scanRightParenthesis() {
    guard let open = interpolations.last else { return scanPunctuation() }
    if open.depth == 0 {
      interpolations.removeLast()
      position += 1
      marks.insert([.code, .text])
      scanStringBody(open)
    } else {
      interpolations[interpolations.count - 1].depth -= 1
      scanPunctuation()
    }
  }

  /// Scans a raw identifier (SE-0451), which may contain comment markers, or a lone backtick.
  private mutating func scanBacktick() {
    let start = position
    position += 1
    var end = position
    while end < bytes.count, !bytes[end].isNewline {
      if bytes[end] == Ascii.backtick {
        position = end + 1
        break
      }
      end += 1
    }
    finishToken(.word, from: start)
  }

  private mutating func scanPound() {
    let start = position
    let pounds = poundCount(at: start)
    position += pounds
    switch byte(at: position) {
    case Ascii.quote:
      scanString(pounds: pounds)
    case Ascii.slash:
      scanExtendedRegex(from: start, pounds: pounds)
    default:
      finishToken(.punctuation, from: start)
    }
  }

  mutating func finishToken(_ kind: Token.Kind, from start: Int) {
    marks.insert([.code, .text])
    previous = Token(kind: kind, start: start, end: position)
  }
}
