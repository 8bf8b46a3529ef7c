import CoreGraphics

/// A member of a list that a layer has, which key paths address by its name:
/// "sublayers.leaf.opacity".
@MainActor
package protocol NamedPart: AnyObject {
  var partName: String? { get }
  func value(forKeyPath keyPath: String) -> Any?
  func setValue(_ value: Any?, forKeyPath keyPath: String)
}

extension CALayer: NamedPart {
  package final var partName: String? { name }

  /// The part that "NAME.key" names in the list under `key`, the first of its name, and what
  /// follows the name.
  final func part(at path: String, inListUnder key: String) -> (part: any NamedPart, rest: String)?
  {
    guard let list = value(forKey: key) as? [Any], let (name, rest) = path.splitAtDot, let rest
    else { return nil }
    let parts = list.lazy.compactMap { $0 as? any NamedPart }
    return parts.first { $0.partName == name }.map { ($0, rest) }
  }
}

extension String {
  /// What stands before the first dot, and after it; nil for no text before a dot.
  var splitAtDot: (first: String, rest: String?)? {
    guard let dot = firstIndex(of: ".") else { return isEmpty ? nil : (self, nil) }
    guard dot != startIndex else { return nil }
    return (String(self[..<dot]), String(self[index(after: dot)...]))
  }
}
