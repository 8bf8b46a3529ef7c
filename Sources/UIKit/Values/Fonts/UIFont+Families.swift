import CoreGraphics
import Glyphs

extension UIFont {
  class var allFaces: [Typeface] {
    SceneFonts.current.faces + BundledFonts.interfaceFaces + BundledFonts.chineseFaces
  }
}
