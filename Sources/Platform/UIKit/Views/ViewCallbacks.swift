/// The callbacks that a class of views overrides, among the first methods that `UIView` declares.
///
/// Adding, removing and laying out views is what a session does most, and few classes override
/// these methods. Whether a class does is read from its vtable when a view is created, so that the
/// views of all others are moved without callbacks, and are not visited for their first layout.
@MainActor struct ViewCallbacks {
  /// Whether one of the four callbacks of moves is overridden.
  let overridesMoves: Bool
  /// Whether `layoutSubviews` is overridden.
  let overridesLayout: Bool
  /// Whether `didAddSubview` is overridden.
  let overridesAdditions: Bool

  init(of viewClass: UIView.Type) {
    let inherited = Self.inherited ?? Self.find()
    let own = unsafeBitCast(viewClass as AnyClass, to: UnsafeRawPointer.self) + Self.offset
    overridesMoves = own.load(as: Moves.self) != inherited.load(as: Moves.self)
    let place = MemoryLayout<Moves>.size
    let others = own.load(fromByteOffset: place, as: Others.self)
    let inheritedOthers = inherited.load(fromByteOffset: place, as: Others.self)
    // Compared as one, because few classes override either.
    guard others != inheritedOthers else {
      (overridesLayout, overridesAdditions) = (false, false)
      return
    }
    overridesLayout = others.0 != inheritedOthers.0
    overridesAdditions = others.1 != inheritedOthers.1
  }

  /// The addresses of the four callbacks of moves.
  private typealias Moves = (UInt, UInt, UInt, UInt)
  /// The addresses of `layoutSubviews` and `didAddSubview`, which follow.
  private typealias Others = (UInt, UInt)

  // Without a lazy initialiser, which every new view would check.
  @exclusivity(unchecked) private static var inherited: UnsafeRawPointer?
  @exclusivity(unchecked) private static var offset = 0

  private static func find() -> UnsafeRawPointer {
    offset = ClassDescriptor(of: UIView.self).methodSlots[0] * MemoryLayout<UInt>.size
    let found = unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self) + offset
    inherited = found
    return found
  }
}
