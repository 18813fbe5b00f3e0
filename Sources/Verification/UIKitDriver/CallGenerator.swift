import UserSessions

/// Generates the calls of a session. The same seed and index produce the same calls.
struct CallGenerator {
  private var numbers: RandomSource
  private let isNested: Bool

  init(seed: UInt64, index: Int, isNested: Bool) {
    numbers = RandomSource(seed: seed, index: index)
    self.isNested = isNested
  }

  /// Generates a root and 2 to 60 calls, with pauses between some of them.
  mutating func session() -> [Call] {
    let count = 2 + numbers.below(59)
    var calls = [Call(.setRoot, choice: numbers.below(12)), Call(.settle)]
    for _ in 0..<count { calls.append(call(depth: 0)) }
    return calls
  }

  private mutating func call(depth: Int) -> Call {
    var call = Call(kind(depth: depth), target: low(8), choice: numbers.below(12))
    call.isAnimated = numbers.chance(percent: 60)
    guard isNested, depth < 3, call.kind != .settle,
      numbers.chance(percent: depth == 0 ? 35 : 20)
    else { return call }
    for _ in 0...numbers.below(2) {
      call.nested.append(
        Call.Nested(
          moment: Moment.allCases[numbers.below(Moment.allCases.count)], skipped: low(3),
          call: self.call(depth: depth + 1)))
    }
    return call
  }

  // Favours low numbers, because the first candidates are those in front.
  private mutating func low(_ bound: Int) -> Int { min(numbers.below(bound), numbers.below(bound)) }

  private mutating func kind(depth: Int) -> Call.Kind {
    let weights = depth == 0 ? Self.all : Self.madeByApps
    var number = numbers.below(weights.reduce(0) { $0 + $1.weight })
    for (kind, weight) in weights {
      number -= weight
      if number < 0 { return kind }
    }
    return .turn
  }

  private static let all = Call.Kind.allCases.map { (kind: $0, weight: weight(of: $0)) }
  private static let madeByApps = all.filter { $0.kind.isMadeByApp }

  private static func weight(of kind: Call.Kind) -> Int {
    switch kind {
    case .settle: 24
    case .turn: 12
    case .advance: 12
    case .push, .present: 12
    case .pop, .dismiss, .selectTab: 8
    case .presentAlert, .setStack, .popToRoot, .addChild, .removeChild: 5
    case .beginSwipeBack, .endSwipeBack, .beginSheetSwipe, .endSheetSwipe: 4
    case .tapAlertAction, .tapTab, .tapBack: 4
    case .setTabs, .popTo, .setRoot, .removeFromStack, .replaceChild, .focus: 3
    default: 2
    }
  }
}
