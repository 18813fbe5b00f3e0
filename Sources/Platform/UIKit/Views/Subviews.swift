/// The subviews of a view, from back to front.
///
/// Most views have none or one, which need no array: allocating one takes longer than linking the
/// view.
struct Subviews {
  // `several` is `nil` as long as there has been at most one view at a time.
  private var only: UIView?
  private var several: [UIView]?

  var count: Int { several?.count ?? (only == nil ? 0 : 1) }

  /// All views in an array.
  var array: [UIView] { several ?? only.map { [$0] } ?? [] }

  /// A view, for callers that need not retain it.
  subscript(index: Int) -> Unmanaged<UIView> {
    if let several { return Unmanaged.passUnretained(several[index]) }
    return Unmanaged.passUnretained(only!)
  }

  func firstIndex(of view: UIView) -> Int? {
    if let several { return several.firstIndex(identicalTo: view) }
    return only === view ? 0 : nil
  }

  mutating func append(_ view: UIView) {
    if several != nil {
      several!.append(view)
    } else if only == nil {
      only = view
    } else {
      moveToArray()
      several!.append(view)
    }
  }

  // A function of its own, as it is rarely called.
  @inline(never) private mutating func moveToArray() {
    several = Array(capacity: 4)
    several!.append(only!)
    only = nil
  }

  mutating func insert(_ view: UIView, at index: Int) {
    append(view)
    guard index < count - 1 else { return }
    several!.removeLast()
    several!.insert(view, at: index)
  }

  mutating func remove(at index: Int) {
    if several == nil { only = nil } else { several!.remove(at: index) }
  }
}
