import CoreGraphics

// The system colours in their light appearance, as Apple's Human Interface Guidelines list them.
extension UIColor {
  public class var systemRed: UIColor { UIColor(bytes: 255, 59, 48) }
  public class var systemOrange: UIColor { UIColor(bytes: 255, 149, 0) }
  public class var systemYellow: UIColor { UIColor(bytes: 255, 204, 0) }
  public class var systemGreen: UIColor { UIColor(bytes: 52, 199, 89) }
  public class var systemMint: UIColor { UIColor(bytes: 0, 199, 190) }
  public class var systemTeal: UIColor { UIColor(bytes: 48, 176, 199) }
  public class var systemCyan: UIColor { UIColor(bytes: 50, 173, 230) }
  public class var systemBlue: UIColor { UIColor(bytes: 0, 122, 255) }
  public class var systemIndigo: UIColor { UIColor(bytes: 88, 86, 214) }
  public class var systemPurple: UIColor { UIColor(bytes: 175, 82, 222) }
  public class var systemPink: UIColor { UIColor(bytes: 255, 45, 85) }
  public class var systemBrown: UIColor { UIColor(bytes: 162, 132, 94) }

  public class var systemGray: UIColor { UIColor(bytes: 142, 142, 147) }
  public class var systemGray2: UIColor { UIColor(bytes: 174, 174, 178) }
  public class var systemGray3: UIColor { UIColor(bytes: 199, 199, 204) }
  public class var systemGray4: UIColor { UIColor(bytes: 209, 209, 214) }
  public class var systemGray5: UIColor { UIColor(bytes: 229, 229, 234) }
  public class var systemGray6: UIColor { UIColor(bytes: 242, 242, 247) }

  /// Components 0…255, alpha 0…1.
  fileprivate convenience init(
    bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1
  ) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}

// The colours of parts of a screen, in their light appearance.
extension UIColor {
  public class var label: UIColor { UIColor(bytes: 0, 0, 0) }
  public class var secondaryLabel: UIColor { UIColor(bytes: 60, 60, 67, alpha: 0.6) }
  public class var tertiaryLabel: UIColor { UIColor(bytes: 60, 60, 67, alpha: 0.3) }
  public class var quaternaryLabel: UIColor { UIColor(bytes: 60, 60, 67, alpha: 0.18) }
  public class var placeholderText: UIColor { UIColor(bytes: 60, 60, 67, alpha: 0.3) }
  public class var link: UIColor { UIColor(bytes: 0, 122, 255) }
  public class var separator: UIColor { UIColor(bytes: 60, 60, 67, alpha: 0.29) }
  public class var opaqueSeparator: UIColor { UIColor(bytes: 198, 198, 200) }

  public class var systemBackground: UIColor { UIColor(bytes: 255, 255, 255) }
  public class var secondarySystemBackground: UIColor { UIColor(bytes: 242, 242, 247) }
  public class var tertiarySystemBackground: UIColor { UIColor(bytes: 255, 255, 255) }
  public class var systemGroupedBackground: UIColor { UIColor(bytes: 242, 242, 247) }
  public class var secondarySystemGroupedBackground: UIColor { UIColor(bytes: 255, 255, 255) }
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(bytes: 242, 242, 247) }

  public class var systemFill: UIColor { UIColor(bytes: 120, 120, 128, alpha: 0.2) }
  public class var secondarySystemFill: UIColor { UIColor(bytes: 120, 120, 128, alpha: 0.16) }
  public class var tertiarySystemFill: UIColor { UIColor(bytes: 118, 118, 128, alpha: 0.12) }
  public class var quaternarySystemFill: UIColor { UIColor(bytes: 116, 116, 128, alpha: 0.08) }
}
