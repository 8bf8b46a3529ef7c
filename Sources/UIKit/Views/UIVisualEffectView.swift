import CoreGraphics
import QuartzCore
import VirtualTime

/// What an effect view does to what lies behind it.
open class UIVisualEffect: NSObject {}

/// Blurs what lies behind, and draws a tint over it.
open class UIBlurEffect: UIVisualEffect {
  /// How light the tint is. Regular, prominent and the materials without either follow the appearance.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case extraDark = 3
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The blur's radius, points.
  static let radius: CGFloat = 20

  /// What is drawn over the blur: a grey, 0 black … 1 white, and how much it covers.
  func tint(isDark: Bool) -> (white: CGFloat, alpha: CGFloat) {
    switch isDark ? style.dark : style {
    case .extraLight: (0.97, 0.82)
    case .light, .regular: (1, 0.3)
    case .prominent: (0.97, 0.7)
    case .dark: (0.11, 0.73)
    case .extraDark: (0.05, 0.85)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight: (0.96, 0.4)
    case .systemThinMaterial, .systemThinMaterialLight: (0.96, 0.6)
    case .systemMaterial, .systemMaterialLight: (0.96, 0.75)
    case .systemThickMaterial, .systemThickMaterialLight: (0.96, 0.87)
    case .systemChromeMaterial, .systemChromeMaterialLight: (0.97, 0.8)
    case .systemUltraThinMaterialDark: (0.14, 0.5)
    case .systemThinMaterialDark: (0.14, 0.65)
    case .systemMaterialDark: (0.14, 0.78)
    case .systemThickMaterialDark: (0.14, 0.88)
    case .systemChromeMaterialDark: (0.11, 0.8)
    }
  }
}

extension UIBlurEffect.Style {
  /// The style that stands for this one in dark appearance.
  fileprivate var dark: Self {
    switch self {
    case .regular, .prominent: .dark
    case .systemUltraThinMaterial: .systemUltraThinMaterialDark
    case .systemThinMaterial: .systemThinMaterialDark
    case .systemMaterial: .systemMaterialDark
    case .systemThickMaterial: .systemThickMaterialDark
    case .systemChromeMaterial: .systemChromeMaterialDark
    default: self
    }
  }
}

/// Lets content take part of the colours behind a blur: whatever its own colour, it makes what lies behind
/// darker, over dark blurs lighter.
open class UIVibrancyEffect: UIVisualEffect {
  let style: UIVibrancyEffectStyle?
  let blur: UIBlurEffect

  /// For content over that blur.
  public init(blurEffect: UIBlurEffect) {
    (style, blur) = (nil, blurEffect)
    super.init()
  }

  /// For content of that kind over that blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (self.style, blur) = (style, blurEffect)
    super.init()
  }

  /// How much content changes what lies behind, 0 … 1; Apple publishes no numbers.
  var strength: CGFloat {
    switch style {
    case nil: 0.7
    case .label: 0.85
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.3
    case .quaternaryLabel: 0.18
    case .fill: 0.2
    case .secondaryFill: 0.16
    case .tertiaryFill: 0.12
    case .separator: 0.29
    }
  }
}

/// What vibrant content is.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

/// Shows what lies behind it through an effect. Views of one's own go into `contentView`.
open class UIVisualEffectView: UIView {
  private let backdrop = UIView()
  private let content = UIView()

  /// What is done to what lies behind; nil: nothing. Inside an animation block the blur grows and
  /// fades.
  open var effect: UIVisualEffect? { didSet { showEffect() } }

  /// Where views of one's own belong.
  open var contentView: UIView { content }

  /// A view of no size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// A view without effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NibCoder { readNibEffect(coder) }
  }

  private func setUp() {
    for view in [backdrop, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    showEffect()
  }

  private static let filterName = "CIGaussianBlur"
  private static let radiusPath = "backgroundFilters.\(filterName).inputRadius"

  /// The blur's radius, points; 0 for none.
  private var radius: CGFloat = 0

  override func appearanceColorsDidChange() {
    guard effect != nil else { return }
    UIView.performWithoutAnimation { showEffect() }
  }

  /// Has the content, as one stencil, added to what lies behind or taken from it.
  private func showVibrancy() {
    guard let vibrancy = effect as? UIVibrancyEffect else {
      if content.layer.compositingFilter != nil {
        (content.layer.filters, content.layer.compositingFilter) = (nil, nil)
      }
      return
    }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let isOverDark = vibrancy.blur.tint(isDark: isDark).white < 0.5
    let filter = CIFilter(name: "CIColorMatrix")
    let none = CIVector(x: 0, y: 0, z: 0, w: 0)
    for key in ["inputRVector", "inputGVector", "inputBVector"] {
      filter?.setValue(none, forKey: key)
    }
    let white: CGFloat = isOverDark ? 1 : 0
    filter?.setValue(CIVector(x: white, y: white, z: white, w: 0), forKey: "inputBiasVector")
    filter?.setValue(CIVector(x: 0, y: 0, z: 0, w: vibrancy.strength), forKey: "inputAVector")
    content.layer.filters = filter.map { [$0] }
    content.layer.compositingFilter = isOverDark ? "plusL" : "plusD"
  }

  private func showEffect() {
    showVibrancy()
    let scope = AnimationScopes.active.current
    let isDark = traitCollection.userInterfaceStyle == .dark
    let tint = (effect as? UIBlurEffect)?.tint(isDark: isDark)
    let old = radius
    radius = tint == nil ? 0 : UIBlurEffect.radius
    let change = PropertyChange(
      layer: backdrop.layer, keyPath: Self.radiusPath, old: Double(old), new: Double(radius),
      shown: backdrop.layer.presentation()?.value(forKeyPath: Self.radiusPath) ?? Double(old))
    // What fades away is there until the end.
    let filter = tint == nil && scope == nil ? nil : CIFilter(name: Self.filterName)
    filter?.setValue(Double(radius), forKey: "inputRadius")
    backdrop.layer.backgroundFilters = filter.map { [$0] }
    if let scope, old != radius { change.show(in: scope) }
    if let tint {
      backdrop.backgroundColor = UIColor(white: tint.white, alpha: tint.alpha)
    } else {
      backdrop.backgroundColor =
        scope == nil ? nil : backdrop.backgroundColor?.withAlphaComponent(0)
    }
  }
}
