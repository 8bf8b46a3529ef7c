import UIKit

extension UIColor {
  class func fuberBlue() -> UIColor {
    return UIColor(red: 15 / 255, green: 78 / 255, blue: 101 / 255, alpha: 1)
  }

  class func fuberLightBlue() -> UIColor {
    return UIColor(red: 77 / 255, green: 181 / 255, blue: 217 / 255, alpha: 1)
  }
}
