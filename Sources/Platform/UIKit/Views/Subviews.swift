/// The subviews of a view, from back to front.
///
/// Most views have at most two, which need no array: allocating one takes longer than linking the
/// view.
struct Subviews {
  // Leak reports say `children[0]` and `children[1]` for the first two, in the array or not.
  private var _subview0: UIView?
  private var _subview1: UIView?
  // All of them, once there have been more than two at a time; otherwise `nil`.
  private var _allSubviews: [UIView]?

  var count: Int {
    if let _allSubviews { return _allSubviews.count }
    if _subview0 == nil { return 0 }
    return _subview1 == nil ? 1 : 2
  }

  var isEmpty: Bool { _subview0 == nil && _allSubviews?.isEmpty != false }

  /// All views in an array.
  var array: [UIView] {
    if let _allSubviews { return _allSubviews }
    guard let _subview0 else { return [] }
    if let _subview1 { return [_subview0, _subview1] }
    return [_subview0]
  }

  /// A view, for callers that need not retain it.
  subscript(index: Int) -> Unmanaged<UIView> {
    if let _allSubviews { return Unmanaged.passUnretained(_allSubviews[index]) }
    return Unmanaged.passUnretained(index == 0 ? _subview0! : _subview1!)
  }

  func firstIndex(of view: UIView) -> Int? {
    if let _allSubviews { return _allSubviews.firstIndex(identicalTo: view) }
    if _subview0 === view { return 0 }
    return _subview1 === view ? 1 : nil
  }

  mutating func append(_ view: UIView) {
    if _allSubviews != nil {
      _allSubviews!.append(view)
    } else if _subview0 == nil {
      _subview0 = view
    } else if _subview1 == nil {
      _subview1 = view
    } else {
      moveToArray(with: view)
    }
  }

  // A function of its own, as it is rarely called.
  @inline(never) private mutating func moveToArray(with third: UIView) {
    _allSubviews = [_subview0!, _subview1!, third]
    (_subview0, _subview1) = (nil, nil)
  }

  mutating func insert(_ view: UIView, at index: Int) {
    append(view)
    guard index < count - 1 else { return }
    if _allSubviews == nil {
      swap(&_subview0, &_subview1)
    } else {
      _allSubviews!.removeLast()
      _allSubviews!.insert(view, at: index)
    }
  }

  mutating func remove(at index: Int) {
    if _allSubviews != nil {
      _allSubviews!.remove(at: index)
    } else {
      if index == 0 { _subview0 = _subview1 }
      _subview1 = nil
    }
  }
}
