/// The state of a cell, from which the app makes its content.
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isEditing = false
  // Never set, as nothing here has such a state.
  public var isDisabled = false
  public var isFocused = false
  public var isPinned = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// A cell that configures itself for its state.
///
/// It does so when its table or collection has received it from the data source, before
/// `willDisplay`; when it is selected or highlighted while it is shown; and in the turn after a
/// request, which a new handler and a change of editing make, too.
@MainActor protocol SelfConfiguring: UIView {
  static var updateMethod: FirstMethod { get }
  var configurationState: UICellConfigurationState { get }
  /// The app's handler, with this cell as its first argument.
  var ownHandler: ((UICellConfigurationState) -> Void)? { get }
  var isConfigurationRequested: Bool { get set }
  func updateConfiguration(using state: UICellConfigurationState)
}

extension SelfConfiguring {
  /// Whether the app's class or a handler of the app configures the cell.
  var configuresItself: Bool {
    ownHandler != nil || Self.updateMethod.isOverridden(by: type(of: self))
  }

  /// Configures the cell, if it configures itself.
  func configure() {
    guard configuresItself else { return }
    if isConfigurationRequested { isConfigurationRequested = false }
    let state = configurationState
    updateConfiguration(using: state)
    ownHandler?(state)
  }

  /// Configures the cell in the next turn, once for several requests.
  func requestConfiguration() {
    guard !isConfigurationRequested else { return }
    isConfigurationRequested = true
    MainLoop.current.enqueue { [weak self] in
      guard let self, isConfigurationRequested else { return }
      isConfigurationRequested = false
      configure()
    }
  }

  /// Configures the cell for a change of its state, if it is shown.
  func stateDidChange() { if superview != nil { configure() } }
}

extension UITableViewCell: SelfConfiguring {
  static let updateMethod = FirstMethod(of: UITableViewCell.self)

  final var ownHandler: ((UICellConfigurationState) -> Void)? {
    guard let configurationUpdateHandler else { return nil }
    return { [unowned self] in configurationUpdateHandler(self, $0) }
  }
}

extension UICollectionViewCell: SelfConfiguring {
  static let updateMethod = FirstMethod(of: UICollectionViewCell.self)

  final var ownHandler: ((UICellConfigurationState) -> Void)? {
    guard let configurationUpdateHandler else { return nil }
    return { [unowned self] in configurationUpdateHandler(self, $0) }
  }
}

/// The first method that a class declares.
struct FirstMethod: Sendable {
  private let offset: Int
  private let inherited: UInt

  init(of base: AnyClass) {
    offset = ClassDescriptor(of: base).methodSlots[0] * MemoryLayout<UInt>.size
    inherited = Self.word(at: offset, of: base)
  }

  /// Whether a subclass overrides the method, read from its vtable.
  func isOverridden(by subclass: AnyClass) -> Bool {
    Self.word(at: offset, of: subclass) != inherited
  }

  private static func word(at offset: Int, of type: AnyClass) -> UInt {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: offset, as: UInt.self)
  }
}
