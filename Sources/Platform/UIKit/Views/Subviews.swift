/// The subviews of a view, from back to front.
///
/// Most views have at most two, which need no array: allocating one takes longer than linking the
/// view.
struct Subviews {
  // Leak reports say `children[0]` and `children[1]` for the first two, in the array or not.
  private var _first: UIView?
  private var _second: UIView?
  // All of them if there have been more than two at a time, or else `nil`.
  private var _several: [UIView]?

  var count: Int {
    if let _several { return _several.count }
    if _first == nil { return 0 }
    return _second == nil ? 1 : 2
  }

  var isEmpty: Bool { _first == nil && _several?.isEmpty != false }

  /// All views in an array.
  var array: [UIView] {
    if let _several { return _several }
    guard let _first else { return [] }
    if let _second { return [_first, _second] }
    return [_first]
  }

  /// A view, for callers that need not retain it.
  subscript(index: Int) -> Unmanaged<UIView> {
    if let _several { return Unmanaged.passUnretained(_several[index]) }
    return Unmanaged.passUnretained(index == 0 ? _first! : _second!)
  }

  func firstIndex(of view: UIView) -> Int? {
    if let _several { return _several.firstIndex(identicalTo: view) }
    if _first === view { return 0 }
    return _second === view ? 1 : nil
  }

  mutating func append(_ view: UIView) {
    if _several != nil {
      _several!.append(view)
    } else if _first == nil {
      _first = view
    } else if _second == nil {
      _second = view
    } else {
      moveToArray(with: view)
    }
  }

  // A function of its own, as it is rarely called.
  @inline(never) private mutating func moveToArray(with third: UIView) {
    _several = [_first!, _second!, third]
    (_first, _second) = (nil, nil)
  }

  mutating func insert(_ view: UIView, at index: Int) {
    append(view)
    guard index < count - 1 else { return }
    if _several == nil {
      swap(&_first, &_second)
    } else {
      _several!.removeLast()
      _several!.insert(view, at: index)
    }
  }

  mutating func remove(at index: Int) {
    if _several != nil {
      _several!.remove(at: index)
    } else {
      if index == 0 { _first = _second }
      _second = nil
    }
  }
}
