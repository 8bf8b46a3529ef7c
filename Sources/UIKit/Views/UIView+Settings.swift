public import CoreGraphics
import VirtualTime

/// How a view's content follows the direction of the interface.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  /// Controls of playback, which are never mirrored.
  case playback = 1
  /// What stands for directions, which are never mirrored.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// What few views are told, together so that the others need no room for it.
struct ViewSettings {
  var restorationIdentifier: String?
  var isExclusiveTouch = false
  var clearsContext = true
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var motionEffects: [UIMotionEffect] = []
  var textSizes = TextSizeLimits()
  var traitRegistrations: [TraitRegistration] = []
}

extension UIView {
  private func change(_ body: (inout ViewSettings) -> Void) {
    var new = settings ?? ViewSettings()
    body(&new)
    settings = new
  }

  /// By what the view's state would be kept and found again; held, as nothing is kept here.
  public var restorationIdentifier: String? {
    get { settings?.restorationIdentifier }
    set { change { $0.restorationIdentifier = newValue } }
  }

  /// Held: what is drawn always begins clear.
  public final var clearsContextBeforeDrawing: Bool {
    get { settings?.clearsContext ?? true }
    set { change { $0.clearsContext = newValue } }
  }

  /// True: the view takes touches only while no other has any, and no other does while it has.
  public var isExclusiveTouch: Bool {
    get { settings?.isExclusiveTouch ?? false }
    set { change { $0.isExclusiveTouch = newValue } }
  }

  final var traitRegistrations: [TraitRegistration] {
    get { settings?.traitRegistrations ?? [] }
    set { change { $0.traitRegistrations = newValue } }
  }

  /// Whether the view's leading and trailing sides are exchanged; of the view alone, not of those inside.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { settings?.semanticContentAttribute ?? .unspecified }
    set {
      ownAppearance.insert(.semanticContent)
      guard newValue != semanticContentAttribute else { return }
      change { $0.semanticContentAttribute = newValue }
      semanticContentDidChange()
    }
  }

  /// The direction of views with that attribute.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: InterfaceDirection.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction within an interface of a direction of its own.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  /// The direction in which the view's leading side comes first.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let attribute = semanticContentAttribute
    guard attribute == .unspecified, ImposedStyles.active.isAny else {
      return UIView.userInterfaceLayoutDirection(for: attribute)
    }
    return shownTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The leading side is another.
  final func semanticContentDidChange() {
    constraintsDidChange()
    superview?.constraintsDidChange()
    layoutDirectionDidChange()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The point of the bounds that lies at `center`, in units of them; transforms act about it.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// How the tint colour looks.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview; in a window normal.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Grey, as behind what asks for an answer.
    case dimmed = 2
  }

  /// Whether the tint colour is dimmed here; what the view itself says goes before what is above it.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      let own = settings?.tintAdjustmentMode ?? .automatic
      guard own == .automatic else { return own }
      return superview?.tintAdjustmentMode ?? .normal
    }
    set {
      guard newValue != settings?.tintAdjustmentMode ?? .automatic else { return }
      UIView.areTintsDimmed.isAny = true
      change { $0.tintAdjustmentMode = newValue }
      announceTintColor()
    }
  }
}

/// Whether any view of a scene has a dimmed tint, so that others need not ask.
@MainActor
final class DimmedTints {
  var isAny = false
}

extension UIView {
  fileprivate static var areTintsDimmed: DimmedTints {
    SceneContext.active.service { DimmedTints() }
  }

  /// The tint colour as it is where nothing is dimmed.
  final var plainTintColor: UIColor {
    ownTintColor ?? superview?.plainTintColor ?? AccentColor.current
  }

  /// The tint colour as this view shows it: without its hue where it is dimmed.
  final func adjusted(_ tint: UIColor) -> UIColor {
    guard UIView.areTintsDimmed.isAny, tintAdjustmentMode == .dimmed else { return tint }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard tint.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return tint }
    // As bright as the colour is (Rec. 709), and a little fainter.
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha * 0.8)
  }
}
