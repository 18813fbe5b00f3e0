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
  /// Whether `didAddSubview` or `willRemoveSubview` is overridden.
  let overridesChanges: Bool

  init(of viewClass: UIView.Type) {
    let inherited = Self.inherited ?? Self.find()
    let own = Self.methods(of: viewClass)
    // Most views are of these two classes.
    guard own != inherited, own != Self.inheritedByLabels else {
      (overridesMoves, overridesLayout, overridesChanges) = (false, false, false)
      return
    }
    overridesMoves = own.load(as: Moves.self) != inherited.load(as: Moves.self)
    overridesLayout = Self.differ(4, own, inherited)
    overridesChanges = Self.differ(5, own, inherited) || Self.differ(6, own, inherited)
  }

  /// The addresses of the four callbacks of moves. Those of `layoutSubviews`, `didAddSubview` and
  /// `willRemoveSubview` follow.
  private typealias Moves = (UInt, UInt, UInt, UInt)

  // Without a lazy initialiser, which every new view would check.
  @exclusivity(unchecked) private static var inherited: UnsafeRawPointer?
  /// The methods of `UILabel`, if it overrides none of the callbacks.
  @exclusivity(unchecked) private static var inheritedByLabels: UnsafeRawPointer?
  @exclusivity(unchecked) private static var offset = 0

  private static func find() -> UnsafeRawPointer {
    offset = ClassDescriptor(of: UIView.self).methodSlots[0] * MemoryLayout<UInt>.size
    let found = methods(of: UIView.self)
    let labels = methods(of: UILabel.self)
    if (0..<7).allSatisfy({ !differ($0, labels, found) }) { inheritedByLabels = labels }
    inherited = found
    return found
  }

  /// The first methods that `UIView` declares, in the table of a class.
  private static func methods(of viewClass: UIView.Type) -> UnsafeRawPointer {
    unsafeBitCast(viewClass as AnyClass, to: UnsafeRawPointer.self) + offset
  }

  private static func differ(
    _ index: Int, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    let place = index * MemoryLayout<UInt>.size
    return one.load(fromByteOffset: place, as: UInt.self)
      != other.load(fromByteOffset: place, as: UInt.self)
  }
}
