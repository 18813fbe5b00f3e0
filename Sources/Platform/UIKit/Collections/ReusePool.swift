/// The cells, headers and footers of a collection that wait for reuse, and the ways to make more.
@MainActor final class ReusePool {
  /// A kind of view: that of a cell is `nil`.
  struct Key: Hashable {
    var kind: String?
    let identifier: String

    /// An empty view in place of one that cannot be made.
    @MainActor var substitute: UICollectionReusableView {
      kind == nil ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
    }
  }

  /// A way to make views.
  enum Maker {
    case viewClass(UICollectionReusableView.Type)
    case nib(UINib)
    case function(@MainActor () -> UICollectionReusableView)

    @MainActor func make(_ key: Key) -> UICollectionReusableView {
      let made: UICollectionReusableView? =
        switch self {
        case .viewClass(let viewClass): makeView(of: viewClass) as? UICollectionReusableView
        case .nib(let nib):
          nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
        case .function(let make): make()
        }
      let view = made ?? key.substitute
      (view.poolIdentifier, view.elementKind) = (key.identifier, key.kind)
      return view
    }
  }

  private var makers: [Key: Maker] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  /// Registers the way to make views; `nil` unregisters it.
  func register(_ key: Key, _ maker: Maker?) { makers[key] = maker }

  func isRegistered(_ key: Key) -> Bool { makers[key] != nil }

  /// A waiting view, prepared for reuse, or a new one; `nil` if nothing was registered.
  func view(for key: Key) -> UICollectionReusableView? {
    if let old = waiting[key]?.popLast() {
      old.prepareForReuse()
      return old
    }
    return makers[key]?.make(key)
  }

  /// Keeps a view that came from here for reuse.
  func add(_ view: UICollectionReusableView) {
    guard let identifier = view.poolIdentifier else { return }
    waiting[Key(kind: view.elementKind, identifier: identifier), default: []].append(view)
  }
}

extension UICollectionView {
  public final func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
  {
    register(cellClass, for: ReusePool.Key(identifier: identifier))
  }

  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, for: ReusePool.Key(identifier: identifier))
  }

  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { register(viewClass, for: ReusePool.Key(kind: elementKind, identifier: identifier)) }

  public final func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { register(nib, for: ReusePool.Key(kind: kind, identifier: identifier)) }

  /// Registers a function that creates a storyboard's prototype of a cell.
  public final func register(
    prototype: @escaping @MainActor () -> UICollectionReusableView,
    forCellWithReuseIdentifier identifier: String
  ) { pool.register(ReusePool.Key(identifier: identifier), .function(prototype)) }

  /// Registers a function that creates a storyboard's prototype of a header or footer.
  public final func register(
    prototype: @escaping @MainActor () -> UICollectionReusableView,
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { pool.register(ReusePool.Key(kind: kind, identifier: identifier), .function(prototype)) }

  private func register(_ viewClass: AnyClass?, for key: ReusePool.Key) {
    pool.register(key, (viewClass as? UICollectionReusableView.Type).map { .viewClass($0) })
  }

  private func register(_ nib: UINib?, for key: ReusePool.Key) {
    pool.register(key, nib.map { .nib($0) })
  }

  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let key = ReusePool.Key(identifier: identifier)
    if let cell = pool.view(for: key) as? UICollectionViewCell { return cell }
    recordUnregistered("a cell with identifier \(identifier)")
    return UICollectionViewCell(frame: .zero)
  }

  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReusePool.Key(kind: elementKind, identifier: identifier)
    if let view = pool.view(for: key) { return view }
    recordUnregistered("a view of kind \(elementKind) with identifier \(identifier)")
    return UICollectionReusableView(frame: .zero)
  }

  private func recordUnregistered(_ view: String) {
    MainLoop.current.record(
      .crashed(
        reason: "unable to dequeue \(view): must register a class for the identifier"))
  }

  /// The header or footer of a data source that the layout asks for and that has none.
  final func missingView(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView {
    MainLoop.current.record(
      .crashed(
        reason: "the data source returned no view of kind \(kind) for section \(path.section)"))
    return UICollectionReusableView(frame: .zero)
  }
}
