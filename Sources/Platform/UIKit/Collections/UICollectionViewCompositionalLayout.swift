/// A layout that the app composes of groups. Only headers and footers have an effect.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Returns the layout of a section. The layout retains it, and with it what it captures.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  open var configuration: UICollectionViewCompositionalLayoutConfiguration
  private let provider: SectionProvider

  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  public required init?(coder: NSCoder) {
    (provider, configuration) = ({ _, _ in nil }, .init())
    super.init(coder: coder)
  }

  /// The layout of a list of rows.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The views that a section shows, and before the first section those of the whole layout.
  override func supplementKinds(inSection section: Int) -> [String] {
    let global = section == 0 ? configuration.boundarySupplementaryItems : []
    let own = provider(section, LayoutEnvironment())?.boundarySupplementaryItems ?? []
    return (global + own).map(\.elementKind)
  }

  override func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    provider(section, LayoutEnvironment())?.list
  }
}

/// The settings of a whole layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public override init() { super.init() }
}

/// The settings of a list. Only the modes of headers and footers and the swipe actions have an
/// effect.
@MainActor public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// Returns the lines of an item. Never called.
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var showsSeparators = true
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  public var headerTopPadding: CGFloat?
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The lines between the rows of a list. Stored, but nothing is drawn.
@MainActor public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// The surroundings of a layout: the whole screen.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

@preconcurrency @MainActor public protocol NSCollectionLayoutContainer {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@MainActor private struct LayoutEnvironment: NSCollectionLayoutEnvironment {
  private struct Screen: NSCollectionLayoutContainer {
    var contentSize: CGSize { UIScreen.main.bounds.size }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
  }

  var container: any NSCollectionLayoutContainer { Screen() }
  var traitCollection: UITraitCollection { .current }
}
