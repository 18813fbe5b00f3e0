/// An effect on what lies behind a view. Nothing is drawn.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur of what lies behind a view.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
  }

  /// The style, which cannot be read on a phone.
  package let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// A higher contrast on top of a blur.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// Glass in front of what lies behind a view.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }

  @exclusivity(unchecked) open var isInteractive = false
  @exclusivity(unchecked) open var tintColor: UIColor?

  public override init() { super.init() }
  public init(style: Style) { super.init() }
}

/// A view with an effect on what lies behind it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  @exclusivity(unchecked) open var effect: UIVisualEffect?
  /// The view to which subviews are added.
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
