import CoreGraphics
import Glyphs

extension UIFont {
  /// The families that there are faces of: those that the scene brings, and the bundled ones.
  public class var familyNames: [String] {
    var names: [String] = []
    for face in allFaces where !names.contains(face.family) { names.append(face.family) }
    return names.sorted()
  }

  /// The PostScript names of a family's faces; none for a family that is not there.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    allFaces.filter { $0.family == familyName || $0.name(.family) == familyName }.map(\.name)
  }

  private class var allFaces: [Typeface] {
    SceneFonts.current.faces + BundledFonts.interfaceFaces + BundledFonts.chineseFaces
  }
}
