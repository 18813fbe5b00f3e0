/// A view that a collection reuses: a cell, header or footer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { poolIdentifier }
  // UIKit itself reads this one, which is faster: tables compare it for every row.
  @exclusivity(unchecked) final var poolIdentifier: String?
  /// The kind of a header or footer.
  @exclusivity(unchecked) final var elementKind: String?

  /// Called before the view is reused. Closures stored in the view survive unless reset here.
  open func prepareForReuse() {}

  // Never called, as there is no geometry.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}

/// An item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Configures the cell for a state. Called only if a subclass overrides it, which is read from
  /// its vtable: the first method of the class.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// The state that the cell is configured for. An override adds the app's own values.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = (superview as? UICollectionView)?.isEditing ?? false
    return state
  }
  /// Has the cell configured in the next turn.
  open func setNeedsUpdateConfiguration() { requestConfiguration() }
  /// Called after `updateConfiguration(using:)`.
  @exclusivity(unchecked) public final var configurationUpdateHandler: ConfigurationUpdateHandler?
  { didSet { requestConfiguration() } }
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      UICollectionViewCell, UICellConfigurationState
    ) -> Void
  @exclusivity(unchecked) final var isConfigurationRequested = false

  /// The view that contains the cell's subviews, or displays its content configuration.
  @exclusivity(unchecked) public private(set) final var contentView = UIView()
  @exclusivity(unchecked) open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  @exclusivity(unchecked) open var backgroundView: UIView?
  @exclusivity(unchecked) open var backgroundConfiguration: UIBackgroundConfiguration?
  // Stored, but has no effect: contents and backgrounds have no states.
  @exclusivity(unchecked) open var automaticallyUpdatesContentConfiguration = true
  @exclusivity(unchecked) open var automaticallyUpdatesBackgroundConfiguration = true
  @exclusivity(unchecked) open var selectedBackgroundView: UIView?
  /// The storyboard segue that a tap on the cell performs.
  @exclusivity(unchecked) public final var segueIdentifier: String?

  @exclusivity(unchecked) private var content: (any UIContentConfiguration)?

  /// The content, whose view replaces the content view and what it contains.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content }
    set {
      content = newValue
      contentView = replaceContent(contentView, by: newValue)
    }
  }

  /// Called when the collection has begun or ended editing, and when the cell is added to it.
  func editingDidChange() {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
