import CoreGraphics

// The standard colours: greys have two components, the others four.
extension UIColor {
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}

// The system colours in their light appearance, as Apple's Human Interface Guidelines list them.
extension UIColor {
  public class var systemRed: UIColor { UIColor(bytes: 255, 59, 48) }
  public class var systemOrange: UIColor { UIColor(bytes: 255, 149, 0) }
  public class var systemYellow: UIColor { UIColor(bytes: 255, 204, 0) }
  public class var systemGreen: UIColor { UIColor(bytes: 52, 199, 89) }
  public class var systemTeal: UIColor { UIColor(bytes: 48, 176, 199) }
  public class var systemBlue: UIColor { UIColor(bytes: 0, 122, 255) }
  public class var systemIndigo: UIColor { UIColor(bytes: 88, 86, 214) }
  public class var systemPurple: UIColor { UIColor(bytes: 175, 82, 222) }
  public class var systemPink: UIColor { UIColor(bytes: 255, 45, 85) }
  public class var systemGray: UIColor { UIColor(bytes: 142, 142, 147) }

  private convenience init(bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}
