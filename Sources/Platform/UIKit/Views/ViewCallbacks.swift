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

  init(of viewClass: UIView.Type) {
    let inherited = Self.inherited ?? Self.find()
    let own = unsafeBitCast(viewClass as AnyClass, to: UnsafeRawPointer.self) + Self.offset
    overridesMoves = own.load(as: Moves.self) != inherited.load(as: Moves.self)
    let layout = MemoryLayout<Moves>.size
    overridesLayout =
      own.load(fromByteOffset: layout, as: UInt.self)
      != inherited.load(fromByteOffset: layout, as: UInt.self)
  }

  /// Whether the class of a view overrides `didAddSubview` or `willRemoveSubview`.
  static func followsSubviews(_ view: UIView) -> Bool {
    guard let inherited else { return true }
    let own = unsafeBitCast(type(of: view) as AnyClass, to: UnsafeRawPointer.self) + offset
    let place = MemoryLayout<Moves>.size + MemoryLayout<UInt>.size
    return own.load(fromByteOffset: place, as: UInt.self)
      != inherited.load(fromByteOffset: place, as: UInt.self)
      || own.load(fromByteOffset: place + 8, as: UInt.self)
        != inherited.load(fromByteOffset: place + 8, as: UInt.self)
  }

  /// The addresses of the four callbacks of moves. Those of `layoutSubviews`, `didAddSubview` and
  /// `willRemoveSubview` follow.
  private typealias Moves = (UInt, UInt, UInt, UInt)

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
