package import Foundation

extension PropertyList {
  /// Lists nested deeper are refused: no file of Xcode comes near.
  private static let deepest = 200

  /// Reads a list in XML, binary or old style. An error is what is wrong with it, in a few words.
  package static func read(_ data: Data) -> Result<PropertyList, PropertyListError> {
    let isXML = isXML(data)
    // Of the old style Foundation writes complaints to standard error by itself.
    guard isXML || data.starts(with: Array("bplist".utf8)) else {
      return OldStyleReader.read(text(of: data))
    }
    do {
      // The pointer would say which format it was.
      let value = try unsafe PropertyListSerialization.propertyList(
        from: data, options: [], format: nil)
      return convert(value, depth: 0)
    } catch {
      return .failure(
        isXML ? PropertyListError(ofXML: error) : PropertyListError("is no whole property list"))
    }
  }

  /// Whether it begins as XML does, and not as data in the old style, `<0fa0>`.
  private static func isXML(_ data: Data) -> Bool {
    let start = data.prefix(256).filter { $0 > 0x20 && $0 < 0x80 }
    guard start.first == UInt8(ascii: "<") else { return false }
    let inside = start.dropFirst().prefix { $0 != UInt8(ascii: ">") }
    return !inside.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }

  /// The text as UTF-8, which it is where no mark at its start says UTF-16.
  private static func text(of data: Data) -> [UInt8] {
    let isLittle = data.starts(with: [0xFF, 0xFE])
    guard isLittle || data.starts(with: [0xFE, 0xFF]) else { return Array(data) }
    let bytes = Array(data.dropFirst(2))
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { offset -> UInt16 in
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func convert(_ value: Any, depth: Int) -> Result<PropertyList, PropertyListError> {
    guard depth < deepest else { return .failure(PropertyListError("nested too deep")) }
    // Numbers cast to truth values and back: the type alone tells them apart.
    if type(of: value) == Bool.self { return .success(.bool(value as? Bool ?? false)) }
    switch value {
    case let text as String: return .success(.string(text))
    case let list as [Any]:
      var result: [PropertyList] = []
      for element in list {
        switch convert(element, depth: depth + 1) {
        case .success(let value): result.append(value)
        case .failure(let error): return .failure(error)
        }
      }
      return .success(.array(result))
    case let entries as [AnyHashable: Any]:
      var result: [String: PropertyList] = [:]
      for (key, element) in entries {
        guard let key = key.base as? String else { continue }
        switch convert(element, depth: depth + 1) {
        case .success(let value): result[key] = value
        case .failure(let error): return .failure(error)
        }
      }
      return .success(.dictionary(result))
    case let data as Data: return .success(.data(data))
    case let date as Date: return .success(.date(date))
    case let number as NSNumber: return .success(convert(number))
    default: return .failure(PropertyListError("holds a value of an unknown type"))
    }
  }

  private static func convert(_ number: NSNumber) -> PropertyList {
    let value = number.doubleValue
    return value == value.rounded() && abs(value) < 1e15
      ? .integer(number.intValue) : .real(value)
  }
}

/// What is wrong with a property list.
package struct PropertyListError: Error, Equatable, Sendable {
  /// What is wrong: part of a line.
  package var text: String
  /// The line, where known.
  package var line: Int?

  init(_ text: String, line: Int? = nil) {
    self.text = text
    self.line = line
  }

  init(ofXML error: any Error) {
    let outer = (error as NSError).userInfo
    let inner = (outer["kCFPropertyListOldStyleParsingError"] as? NSError)?.userInfo
    let texts = [outer, inner ?? [:]].compactMap { $0["NSDebugDescription"] as? String }
    // "Encountered unknown tag a on line 2"; the old style's complaint follows, that it begins with "<".
    let said =
      texts.first { $0.contains(" on line ") } ?? texts.last
      ?? "ends too early, or is no property list"
    let marks = [" at line ", ", failing on line ", " on line "]
    guard let range = marks.lazy.compactMap({ said.range(of: $0, options: .backwards) }).first
    else {
      self.init(said)
      return
    }
    let digits = said[range.upperBound...].prefix { $0.isNumber }
    self.init(String(said[..<range.lowerBound]), line: Int(digits))
  }
}
