/// The subviews of a view, from back to front.
///
/// Most views have none or one, which need no array: allocating one takes longer than linking the
/// view.
struct Subviews {
  // `_several` is `nil` as long as there has been at most one view at a time. Leak reports leave
  // out both names, as they do for the storage of a collection.
  private var _only: UIView?
  private var _several: [UIView]?

  var count: Int { _several?.count ?? (_only == nil ? 0 : 1) }

  /// All views in an array.
  var array: [UIView] { _several ?? _only.map { [$0] } ?? [] }

  /// A view, for callers that need not retain it.
  subscript(index: Int) -> Unmanaged<UIView> {
    if let _several { return Unmanaged.passUnretained(_several[index]) }
    return Unmanaged.passUnretained(_only!)
  }

  func firstIndex(of view: UIView) -> Int? {
    if let _several { return _several.firstIndex(identicalTo: view) }
    return _only === view ? 0 : nil
  }

  mutating func append(_ view: UIView) {
    if _several != nil {
      _several!.append(view)
    } else if _only == nil {
      _only = view
    } else {
      moveToArray()
      _several!.append(view)
    }
  }

  // A function of its own, as it is rarely called.
  @inline(never) private mutating func moveToArray() {
    _several = Array(capacity: 4)
    _several!.append(_only!)
    _only = nil
  }

  mutating func insert(_ view: UIView, at index: Int) {
    append(view)
    guard index < count - 1 else { return }
    _several!.removeLast()
    _several!.insert(view, at: index)
  }

  mutating func remove(at index: Int) {
    if _several == nil { _only = nil } else { _several!.remove(at: index) }
  }
}
