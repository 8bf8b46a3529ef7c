import CoreGraphics

/// One element of a storyboard or xib as Xcode wrote it.
final class NibElement: Sendable {
  /// The tag: "view", "color", "constraint".
  let name: String
  let attributes: [String: String]
  let children: [NibElement]
  /// The characters between the tags, without those of the elements inside.
  let text: String
  /// Where the element stands in its file, from 1.
  let line: Int

  init(
    name: String, attributes: [String: String], children: [NibElement], text: String, line: Int
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  /// The attribute of that name; nil where there is none.
  subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// What other elements call this one.
  var id: String? { attributes["id"] }

  /// What the element around it uses this one for.
  var key: String? { attributes["key"] }

  /// The first element inside with that tag.
  func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

  /// The first element inside that is used for `key`.
  func child(key: String) -> NibElement? { children.first { $0.key == key } }

  /// The elements inside the first one with that tag.
  func items(of name: String) -> [NibElement] { child(name)?.children ?? [] }

  /// The element and all inside it, outer ones first.
  var tree: [NibElement] { [self] + children.flatMap(\.tree) }

  /// The same element with other attributes and other elements inside.
  func with(_ attributes: [String: String], _ children: [NibElement]) -> NibElement {
    NibElement(name: name, attributes: attributes, children: children, text: text, line: line)
  }
}
