/// The state of a view that has a configuration, without that of a cell.
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isDisabled = false
  public var isFocused = false
  public var isPinned = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

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

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A cell that configures itself for its state.
///
/// It does so when its table or collection has received it from the data source, before
/// `willDisplay`; when it is selected or highlighted; and in the turn after a request.
@MainActor protocol SelfConfiguring: UIView {
  /// Whether the app's class or a handler of the app configures the cell.
  var configuresItself: Bool { get }
  var isConfigurationRequested: Bool { get set }
  func configure()
}

extension SelfConfiguring {
  /// Configures the cell in the next turn, once for several requests.
  func requestConfiguration() {
    guard !isConfigurationRequested else { return }
    isConfigurationRequested = true
    MainLoop.current.enqueue { [weak self] in
      guard let self else { return }
      isConfigurationRequested = false
      if configuresItself { configure() }
    }
  }
}

extension UITableViewCell: SelfConfiguring {
  private static let ownConfiguration = FirstMethod(of: UITableViewCell.self)

  public final var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    return state
  }

  final var configuresItself: Bool {
    configurationUpdateHandler != nil || Self.ownConfiguration.isOverridden(by: type(of: self))
  }

  final func configure() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}

extension UICollectionViewCell: SelfConfiguring {
  private static let ownConfiguration = FirstMethod(of: UICollectionViewCell.self)

  public final var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = (superview as? UICollectionView)?.isEditing ?? false
    return state
  }

  final var configuresItself: Bool {
    configurationUpdateHandler != nil || Self.ownConfiguration.isOverridden(by: type(of: self))
  }

  final func configure() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}

/// The first method that a class declares.
private struct FirstMethod: Sendable {
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
