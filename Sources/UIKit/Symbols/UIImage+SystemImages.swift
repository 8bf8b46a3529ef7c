/// Symbols of the system that have names of their own.
extension UIImage {
  /// An ellipsis in a circle.
  @MainActor public class var actions: UIImage { system("ellipsis.circle") }
  /// A plus in a circle.
  @MainActor public class var add: UIImage { system("plus.circle") }
  /// A minus in a circle.
  @MainActor public class var remove: UIImage { system("minus.circle") }
  /// A check mark.
  @MainActor public class var checkmark: UIImage { system("checkmark") }
  /// A check mark in a circle.
  @MainActor public class var strokedCheckmark: UIImage { system("checkmark.circle") }

  @MainActor
  private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
