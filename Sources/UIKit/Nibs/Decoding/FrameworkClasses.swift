import CoreGraphics

/// Classes of frameworks above UIKit that a file names. UIKit is made without them, so that they are looked for
/// in the program by name, and are there where the program is linked with the framework.
@MainActor
enum FrameworkClasses {
  /// Where each class is.
  private static let modules: [String: String] = [
    "MKMapView": "MapKit", "WKWebView": "WebKit",
  ]

  /// The view of that class which an element describes; nil where the program has no such class.
  static func view(_ name: String, _ coder: NibCoder) -> UIView? {
    guard let module = modules[name],
      let type = NSClassFromString("\(module).\(name)") as? UIView.Type
    else { return nil }
    return type.init(coder: coder)
  }
}

/// What classes of frameworks above UIKit read of the element that describes them.
extension NSCoder {
  /// The text of an attribute; nil where there is none, and in other archives than a storyboard or xib.
  @MainActor
  package func nibText(_ name: String) -> String? { (self as? NibCoder)?.string(name) }

  /// An attribute that is YES or NO.
  @MainActor
  package func nibBool(_ name: String) -> Bool? { (self as? NibCoder)?.bool(name) }

  /// Nothing depends on these attributes and elements, which need no note.
  @MainActor
  package func skipInNib(_ parts: [String]) {
    guard let coder = self as? NibCoder else { return }
    for part in parts { coder.skip(part) }
  }
}
