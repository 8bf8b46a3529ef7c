import CoreGraphics
import QuartzCore
import VirtualTime

/// What an effect view does to what lies behind it.
open class UIVisualEffect: NSObject {}

/// Blurs what lies behind, and lays a tint over it.
open class UIBlurEffect: UIVisualEffect {
  /// How light the tint is. Those that follow the interface style are light here.
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

  /// What is laid over the blur: a grey, 0 black … 1 white, and how much it covers.
  var tint: (white: CGFloat, alpha: CGFloat) {
    switch style {
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

/// Lets content take part of the colours behind a blur. Here content is shown as it is, which is noted.
open class UIVibrancyEffect: UIVisualEffect {
  let style: UIVibrancyEffectStyle?

  /// For content over that blur.
  public init(blurEffect: UIBlurEffect) {
    style = nil
    super.init()
  }

  /// For content of that kind over that blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.style = style
    super.init()
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

  private func showEffect() {
    if effect is UIVibrancyEffect {
      SceneContext.active.unsupported(
        "vibrancy (content is shown as it is)", at: "UIVisualEffectView")
    }
    let scope = AnimationScopes.active.current
    let tint = (effect as? UIBlurEffect)?.tint
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
