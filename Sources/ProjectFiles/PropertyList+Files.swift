package import Foundation

extension PropertyList {
  /// Lists nested deeper are refused: no file of Xcode comes near.
  private static let deepest = 200

  /// Reads a list in XML, binary or old style. An error is what is wrong with it, in a few words.
  package static func read(_ data: Data) -> Result<PropertyList, PropertyListError> {
    do {
      // The pointer would say which format it was.
      let value = try unsafe PropertyListSerialization.propertyList(
        from: data, options: [], format: nil)
      return convert(value, depth: 0)
    } catch {
      let isXML = data.prefix(64).first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<")
      return .failure(PropertyListError(error, isXML: isXML))
    }
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

  /// - Parameter isXML: Which format's complaint counts: both are tried.
  init(_ error: any Error, isXML: Bool) {
    let outer = (error as NSError).userInfo
    let inner = (outer["kCFPropertyListOldStyleParsingError"] as? NSError)?.userInfo
    let complaints = isXML ? [outer, inner ?? [:]] : [inner ?? [:]]
    let texts = complaints.compactMap { $0["NSDebugDescription"] as? String }
    // "Expected ',' for array at line 12", "Encountered unknown tag a on line 2"; of XML the old style's
    // complaint follows, that it begins with "<".
    let first = isXML ? texts.first { $0.contains(" on line ") } ?? texts.last : texts.first
    // The parser of the old style says nothing of what ends in the middle.
    let said = first ?? "ends too early, or is no property list"
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
