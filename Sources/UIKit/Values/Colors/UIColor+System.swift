import CoreGraphics
import VirtualTime

// The system colours in both appearances, as Apple's Human Interface Guidelines list them.
extension UIColor {
  public class var systemRed: UIColor {
    both(bytes(255, 59, 48), bytes(255, 69, 58))
  }
  public class var systemOrange: UIColor {
    both(bytes(255, 149, 0), bytes(255, 159, 10))
  }
  public class var systemYellow: UIColor {
    both(bytes(255, 204, 0), bytes(255, 214, 10))
  }
  public class var systemGreen: UIColor {
    both(bytes(52, 199, 89), bytes(48, 209, 88))
  }
  public class var systemMint: UIColor {
    both(bytes(0, 199, 190), bytes(99, 230, 226))
  }
  public class var systemTeal: UIColor {
    both(bytes(48, 176, 199), bytes(64, 200, 224))
  }
  public class var systemCyan: UIColor {
    both(bytes(50, 173, 230), bytes(100, 210, 255))
  }
  public class var systemBlue: UIColor {
    both(bytes(0, 122, 255), bytes(10, 132, 255))
  }
  public class var systemIndigo: UIColor {
    both(bytes(88, 86, 214), bytes(94, 92, 230))
  }
  public class var systemPurple: UIColor {
    both(bytes(175, 82, 222), bytes(191, 90, 242))
  }
  public class var systemPink: UIColor {
    both(bytes(255, 45, 85), bytes(255, 55, 95))
  }
  public class var systemBrown: UIColor {
    both(bytes(162, 132, 94), bytes(172, 142, 104))
  }

  public class var systemGray: UIColor { bytes(142, 142, 147) }
  public class var systemGray2: UIColor {
    both(bytes(174, 174, 178), bytes(99, 99, 102))
  }
  public class var systemGray3: UIColor {
    both(bytes(199, 199, 204), bytes(72, 72, 74))
  }
  public class var systemGray4: UIColor {
    both(bytes(209, 209, 214), bytes(58, 58, 60))
  }
  public class var systemGray5: UIColor {
    both(bytes(229, 229, 234), bytes(44, 44, 46))
  }
  public class var systemGray6: UIColor {
    both(bytes(242, 242, 247), bytes(28, 28, 30))
  }

  /// Components 0…255, alpha 0…1.
  fileprivate static func bytes(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// The one of the scene's screen, now and for ever.
  static func onScreen(light: UIColor, dark: UIColor) -> UIColor {
    SceneContext.active.screen.isDark ? dark : light
  }

  /// The one of the light appearance and of the dark.
  static func both(_ light: UIColor, _ dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}

// The colours of parts of a screen, in both appearances.
extension UIColor {
  public class var label: UIColor {
    both(bytes(0, 0, 0), bytes(255, 255, 255))
  }
  public class var secondaryLabel: UIColor {
    both(bytes(60, 60, 67, alpha: 0.6), bytes(235, 235, 245, alpha: 0.6))
  }
  public class var tertiaryLabel: UIColor {
    both(bytes(60, 60, 67, alpha: 0.3), bytes(235, 235, 245, alpha: 0.3))
  }
  public class var quaternaryLabel: UIColor {
    both(bytes(60, 60, 67, alpha: 0.18), bytes(235, 235, 245, alpha: 0.16))
  }
  public class var placeholderText: UIColor {
    both(bytes(60, 60, 67, alpha: 0.3), bytes(235, 235, 245, alpha: 0.3))
  }
  public class var link: UIColor {
    both(bytes(0, 122, 255), bytes(9, 132, 255))
  }
  public class var separator: UIColor {
    both(bytes(60, 60, 67, alpha: 0.29), bytes(84, 84, 88, alpha: 0.6))
  }
  public class var opaqueSeparator: UIColor {
    both(bytes(198, 198, 200), bytes(56, 56, 58))
  }

  public class var systemBackground: UIColor {
    both(bytes(255, 255, 255), bytes(0, 0, 0))
  }
  public class var secondarySystemBackground: UIColor {
    both(bytes(242, 242, 247), bytes(28, 28, 30))
  }
  public class var tertiarySystemBackground: UIColor {
    both(bytes(255, 255, 255), bytes(44, 44, 46))
  }
  public class var systemGroupedBackground: UIColor {
    both(bytes(242, 242, 247), bytes(0, 0, 0))
  }
  public class var secondarySystemGroupedBackground: UIColor {
    both(bytes(255, 255, 255), bytes(28, 28, 30))
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    both(bytes(242, 242, 247), bytes(44, 44, 46))
  }

  public class var systemFill: UIColor {
    both(bytes(120, 120, 128, alpha: 0.2), bytes(120, 120, 128, alpha: 0.36))
  }
  public class var secondarySystemFill: UIColor {
    both(bytes(120, 120, 128, alpha: 0.16), bytes(120, 120, 128, alpha: 0.32))
  }
  public class var tertiarySystemFill: UIColor {
    both(bytes(118, 118, 128, alpha: 0.12), bytes(118, 118, 128, alpha: 0.24))
  }
  public class var quaternarySystemFill: UIColor {
    both(bytes(116, 116, 128, alpha: 0.08), bytes(118, 118, 128, alpha: 0.18))
  }
}
