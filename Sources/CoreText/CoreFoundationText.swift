// Core Foundation's attributed strings and ranges. The types stand for those Apple's bridge without
// cost, so that `as` casts between the two compile.

public import CoreGraphics

/// Text with attributes.
public typealias CFAttributedString = NSAttributedString

/// Text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// Any object.
public typealias CFTypeRef = AnyObject

/// A stretch of characters or glyphs.
public struct CFRange: Hashable, Sendable {
  public var location: CFIndex
  public var length: CFIndex

  /// Nothing, at 0; to many functions it means everything.
  public init() { self.init(location: 0, length: 0) }

  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

/// A stretch of characters or glyphs.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}

/// Text with the same attributes throughout. The allocator is not heeded.
public func CFAttributedStringCreate(
  _ allocator: CFTypeRef?, _ string: CFString?, _ attributes: [NSAttributedString.Key: Any]?
) -> CFAttributedString? {
  string.map { NSAttributedString(string: $0, attributes: attributes) }
}

/// A text with attributes in Core Foundation's dictionary.
public func CFAttributedStringCreate(
  _ allocator: CFTypeRef?, _ string: CFString?, _ attributes: CFDictionary?
) -> CFAttributedString? {
  string.map {
    NSAttributedString(string: $0, attributes: attributes.map(NSAttributedString.keyed))
  }
}

/// Empty text that can be changed. Neither allocator nor greatest length is heeded.
public func CFAttributedStringCreateMutable(_ allocator: CFTypeRef?, _ maxLength: CFIndex)
  -> CFMutableAttributedString?
{
  NSMutableAttributedString(string: "")
}

/// The number of UTF-16 units.
public func CFAttributedStringGetLength(_ string: CFAttributedString) -> CFIndex { string.length }

/// The characters alone.
public func CFAttributedStringGetString(_ string: CFAttributedString) -> CFString {
  string.string
}

/// Replaces characters; a range outside the text changes nothing.
public func CFAttributedStringReplaceString(
  _ string: CFMutableAttributedString, _ range: CFRange, _ replacement: CFString
) {
  guard let range = range.inside(string) else { return }
  string.replaceCharacters(in: range, with: replacement)
}

/// Sets one attribute; a range outside the text changes nothing.
public func CFAttributedStringSetAttribute(
  _ string: CFMutableAttributedString, _ range: CFRange, _ name: CFString, _ value: Any?
) {
  guard let range = range.inside(string) else { return }
  let key = NSAttributedString.Key(rawValue: name)
  if let value {
    string.addAttribute(key, value: value, range: range)
  } else {
    string.removeAttribute(key, range: range)
  }
}

extension CFRange {
  /// The range for Foundation; nil unless it lies inside `string`.
  fileprivate func inside(_ string: NSAttributedString) -> NSRange? {
    guard location >= 0, length >= 0, location <= string.length,
      length <= string.length - location
    else { return nil }
    return NSRange(location: location, length: length)
  }
}

extension NSAttributedString {
  /// What a dictionary says under names of attributes.
  fileprivate static func keyed(_ dictionary: NSDictionary) -> [Key: Any] {
    var attributes: [Key: Any] = [:]
    for (name, value) in dictionary {
      if let key = name as? Key {
        attributes[key] = value
      } else if let name = name as? String {
        attributes[Key(rawValue: name)] = value
      }
    }
    return attributes
  }
}
