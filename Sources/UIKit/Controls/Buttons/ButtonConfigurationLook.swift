import CoreGraphics
import VirtualTime

/// Fonts and colours of a configuration in a button's state.
@MainActor
struct ButtonConfigurationLook {
  let configuration: UIButton.Configuration
  let state: UIControl.State
  let tint: UIColor

  private var isDisabled: Bool { state.contains(.disabled) }

  /// A selected button without background gets a faint one, one with a background the tint.
  private var isSelected: Bool {
    state.contains(.selected) && configuration.automaticallyUpdateForSelection
  }

  var foreground: UIColor {
    if isDisabled { return .tertiaryLabel }
    if let color = configuration.baseForegroundColor { return color }
    switch configuration.look {
    case .filled: return .white
    case .gray where isSelected, .tinted where isSelected: return .white
    default: return tint
    }
  }

  /// Title, picture and background are paler under a finger.
  var alpha: CGFloat { state.contains(.highlighted) && !isDisabled ? 0.75 : 1 }

  /// What lies behind; a colour that was said goes before the look's.
  var background: UIBackgroundConfiguration {
    var result = configuration.background
    if result.backgroundColor == nil || result.backgroundColor == .clear {
      result.backgroundColor = fill
    }
    return result
  }

  private var fill: UIColor {
    let base = configuration.baseBackgroundColor
    switch configuration.look {
    case .plain: return base ?? (isSelected ? tint.withAlphaComponent(0.18) : .clear)
    case .gray:
      return isDisabled
        ? .tertiarySystemFill : base ?? (isSelected ? tint : UIColor.secondarySystemFill)
    case .tinted:
      let color = base ?? tint
      return isDisabled
        ? .tertiarySystemFill : isSelected ? color : color.withAlphaComponent(0.18)
    case .filled: return isDisabled ? .tertiarySystemFill : base ?? tint
    }
  }

  /// The radius of the corners of a button that high, points.
  func cornerRadius(height: CGFloat) -> CGFloat {
    switch configuration.cornerStyle {
    case .fixed, .dynamic: configuration.background.cornerRadius
    case .small: 4
    case .medium: 5.95
    case .large: 8.75
    case .capsule: height / 2
    }
  }

  private var fontSize: CGFloat {
    switch configuration.buttonSize {
    case .medium, .large: 17
    case .small, .mini: 15
    }
  }

  /// The title as it is set; nil where there is none.
  func title(or plain: NSAttributedString?) -> NSAttributedString? {
    styled(
      configuration.attributedTitle, .systemFont(ofSize: fontSize),
      configuration.titleTextAttributesTransformer) ?? plain.map { restyled($0) }
  }

  /// The line below the title; nil where there is none.
  var subtitle: NSAttributedString? {
    styled(
      configuration.attributedSubtitle, .systemFont(ofSize: 12),
      configuration.subtitleTextAttributesTransformer)
  }

  /// A title that was set for the button's state, in the configuration's colours and font.
  private func restyled(_ string: NSAttributedString) -> NSAttributedString {
    styled(
      AttributedString(string.string), .systemFont(ofSize: fontSize),
      configuration.titleTextAttributesTransformer) ?? string
  }

  private func styled(
    _ string: AttributedString?, _ font: UIFont,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString? {
    guard let string, !string.characters.isEmpty else { return nil }
    let result = NSMutableAttributedString(string: "")
    for run in string.runs {
      var attributes = run.attributes
      if attributes.font == nil { attributes.font = font }
      if attributes.uiKitAttributes[.foregroundColor] == nil {
        attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = foreground
      }
      if let transformer { attributes = transformer(attributes) }
      result.append(
        NSAttributedString(
          string: String(string[run.range].characters), attributes: attributes.uiKitAttributes))
    }
    return result
  }
}
