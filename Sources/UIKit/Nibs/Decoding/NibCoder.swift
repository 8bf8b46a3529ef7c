import CoreGraphics

/// What an object of a storyboard or xib gets in `init?(coder:)`: the element that describes it.
///
/// Each class of UIKit reads its own properties in its own initialiser, so that an author's class sees
/// them after `super.init(coder:)` as on a phone. Keys of other archives have no values.
final class NibCoder: NSCoder {
  let element: NibElement
  let loading: NibLoading

  init(_ element: NibElement, _ loading: NibLoading) {
    self.element = element
    self.loading = loading
    super.init()
  }

  /// A coder without values.
  @MainActor static var empty: NSCoder {
    let element = NibElement(name: "", attributes: [:], children: [], text: "", line: 0)
    return NibCoder(element, NibLoading(NibDocument(name: "", root: element, bundle: nil)))
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject() -> Any? { nil }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

/// An element that is being read, and where what it lacks is noted.
@MainActor
protocol NibReading {
  var element: NibElement { get }
  var document: NibDocument { get }
}

extension NibCoder: NibReading {
  @MainActor var document: NibDocument { loading.document }
}

/// An element without an object of its own: a state of a button, a cell's style.
@MainActor
struct NibPart: NibReading {
  let element: NibElement
  let document: NibDocument
}

extension NibReading {
  /// Notes what is missing, at the element's line.
  func note(_ feature: String) { document.note(feature, at: element) }

  /// The elements inside the first one with that tag.
  func items(of name: String) -> [NibElement] {
    document.markRead("<\(name)>", of: element)
    return element.items(of: name)
  }

  /// All elements inside with that tag.
  func children(_ name: String) -> [NibElement] {
    document.markRead("<\(name)>", of: element)
    return element.children.filter { $0.name == name }
  }

  /// The element that is used for `key`.
  func child(key: String) -> NibElement? {
    document.markRead(key, of: element)
    return element.child(key: key)
  }

  /// The element that is used for `key`, to be read itself.
  func part(key: String) -> NibPart? {
    child(key: key).map { NibPart(element: $0, document: document) }
  }

  /// Nothing depends on these attributes and elements.
  func skip(_ parts: String...) {
    for part in parts { document.markRead(part, of: element) }
  }

  /// The text of an attribute, or of a string inside that is used for it, which is how Xcode writes
  /// several lines.
  func string(_ name: String) -> String? {
    document.markRead(name, of: element)
    if let value = element[name] { return value }
    guard let inside = element.child(key: name), ["string", "mutableString"].contains(inside.name)
    else { return nil }
    return inside["base64-UTF8"] == "YES" ? inside.text.fromBase64 : inside.text
  }

  /// An attribute that is YES or NO.
  func bool(_ name: String) -> Bool? { string(name).map { $0 == "YES" } }

  /// A finite number.
  func number(_ name: String) -> CGFloat? {
    guard let text = string(name) else { return nil }
    if let value = Double(text), value.isFinite { return CGFloat(value) }
    note("the number “\(text)” for \(name)")
    return nil
  }

  /// A whole number.
  func integer(_ name: String) -> Int? {
    number(name).flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }

  /// One of several words; what is none of them is noted.
  func choice<Value>(_ name: String, _ values: KeyValuePairs<String, Value>) -> Value? {
    guard let word = string(name) else { return nil }
    if let value = values.first(where: { $0.key == word })?.value { return value }
    note("“\(word)” for \(name)")
    return nil
  }

  /// A rectangle inside; nil where there is none.
  func rect(_ key: String) -> CGRect? {
    guard let part = part(key: key), part.element.name == "rect" else { return nil }
    return CGRect(
      x: part.number("x") ?? 0, y: part.number("y") ?? 0, width: part.number("width") ?? 0,
      height: part.number("height") ?? 0)
  }

  /// A size inside.
  func size(_ key: String) -> CGSize? {
    guard let part = part(key: key), part.element["width"] != nil || part.element["height"] != nil
    else { return nil }
    return CGSize(width: part.number("width") ?? 0, height: part.number("height") ?? 0)
  }

  /// A point inside.
  func point(_ key: String) -> CGPoint? {
    guard let part = part(key: key) else { return nil }
    return CGPoint(x: part.number("x") ?? 0, y: part.number("y") ?? 0)
  }

  /// Distances from the edges, as sides or as least and greatest coordinates.
  func insets(_ key: String) -> UIEdgeInsets? {
    guard let part = part(key: key) else { return nil }
    return UIEdgeInsets(
      top: part.number("top") ?? part.number("minY") ?? 0,
      left: part.number("left") ?? part.number("leading") ?? part.number("minX") ?? 0,
      bottom: part.number("bottom") ?? part.number("maxY") ?? 0,
      right: part.number("right") ?? part.number("trailing") ?? part.number("maxX") ?? 0)
  }

  /// The picture that an attribute names; one that is not there is noted.
  func image(_ name: String) -> UIImage? {
    skip("catalog", "symbolScale", "renderingMode", "fallbackImage")
    guard let file = string(name), !file.isEmpty else { return nil }
    if element["catalog"] == "system" { return UIImage(systemName: file) }
    if let image = UIImage(named: file) { return image }
    note("the picture “\(file)”, which is not there")
    return nil
  }
}

extension String {
  /// What the letters stand for; nil where they are none of that alphabet.
  fileprivate var fromBase64: String? {
    Data(base64Encoded: self, options: .ignoreUnknownCharacters)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
