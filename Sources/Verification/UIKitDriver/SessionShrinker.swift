/// Reduces a session that breaks an invariant by removing and simplifying calls.
///
/// The search is deterministic. It ends because each session tried has fewer calls than the best so
/// far, or the same number of calls with smaller numbers.
///
/// Method: removal in ever smaller parts, Zeller and Hildebrandt, *Simplifying and isolating
/// failure-inducing input*, IEEE TSE 28(2), 2002.
package struct SessionShrinker {
  private let breaks: ([Call]) -> Bool
  private var best: [Call]

  private init(_ calls: [Call], _ breaks: @escaping ([Call]) -> Bool) {
    self.breaks = breaks
    best = calls
  }

  /// Returns the simplest session found for which `breaks` holds, as it does for `calls`.
  package static func shrink(_ calls: [Call], while breaks: @escaping ([Call]) -> Bool) -> [Call] {
    var search = SessionShrinker(calls, breaks)
    search.run()
    return search.best
  }

  private mutating func run() {
    var before: [Call]
    repeat {
      before = best
      removeRuns()
      removePairs()
      removeNested()
      removeHosts()
      simplify()
    } while best != before
  }

  private mutating func take(_ calls: [Call]) -> Bool {
    guard calls != best, breaks(calls) else { return false }
    best = calls
    return true
  }

  /// Removes halves, quarters, and so on down to single calls.
  ///
  /// Starts from the end, as later calls depend on earlier ones.
  private mutating func removeRuns() {
    var length = max(1, best.count / 2)
    while true {
      var end = best.count
      while end > 0 {
        let begin = max(0, end - length)
        let removed = take(Array(best[..<begin] + best[end...]))
        end = min(best.count, removed ? begin : end - length)
      }
      if length == 1 { return }
      length /= 2
    }
  }

  /// Removes pairs of calls that depend on each other.
  private mutating func removePairs() {
    var first = 0
    while first < best.count {
      var second = first + 1
      while second < best.count {
        var calls = best
        calls.remove(at: second)
        calls.remove(at: first)
        if !take(calls) { second += 1 }
      }
      first += 1
    }
  }

  /// Removes all or some nested calls, or replaces a call by one nested in it.
  private mutating func removeNested() {
    replaceEach { call in
      var without = call
      without.nested = []
      return [without] + call.nested.map(\.call) + Self.withFewerNested(call)
    }
  }

  /// Removes calls that matter only for their nested calls, which move to the call before or after.
  private mutating func removeHosts() {
    var place = best.count - 1
    while place >= 0 {
      for neighbour in [place - 1, place + 1]
      where best.indices.contains(place) && best.indices.contains(neighbour) {
        guard !best[place].nested.isEmpty else { break }
        var calls = best
        calls[neighbour].nested += calls[place].nested
        calls.remove(at: place)
        if take(calls) { break }
      }
      place = min(place, best.count) - 1
    }
  }

  private static func withFewerNested(_ call: Call) -> [Call] {
    call.nested.indices.flatMap { index in
      var fewer = call
      let removed = fewer.nested.remove(at: index)
      var lifted = fewer
      lifted.nested += removed.call.nested
      return removed.call.nested.isEmpty ? [fewer] : [fewer, lifted]
    }
  }

  private mutating func simplify() {
    replaceEach { call in Self.simpler(than: call) }
  }

  private static func simpler(than call: Call) -> [Call] {
    var trials: [Call] = []
    func add(_ change: (inout Call) -> Void) {
      var trial = call
      change(&trial)
      if trial != call { trials.append(trial) }
    }
    if call.kind == .advance || call.kind == .turn { add { $0 = Call(.settle) } }
    for target in 0..<call.target { add { $0.target = target } }
    for choice in 0..<call.choice { add { $0.choice = choice } }
    if call.isAnimated { add { $0.isAnimated = false } }
    for index in call.nested.indices {
      for skipped in 0..<call.nested[index].skipped { add { $0.nested[index].skipped = skipped } }
      for simpler in simpler(than: call.nested[index].call) {
        add { $0.nested[index].call = simpler }
      }
    }
    return trials
  }

  private mutating func replaceEach(by trials: (Call) -> [Call]) {
    var place = 0
    while place < best.count {
      var isSimpler = false
      for trial in trials(best[place]) where !isSimpler {
        var calls = best
        calls[place] = trial
        isSimpler = take(calls)
      }
      if !isSimpler { place += 1 }
    }
  }
}
