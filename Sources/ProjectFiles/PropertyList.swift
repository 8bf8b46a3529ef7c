package import Foundation

/// A property list of any of the three formats, checked once: reading a value of the wrong type gives nil.
package indirect enum PropertyList: Sendable, Equatable {
  case string(String)
  case integer(Int)
  case real(Double)
  case bool(Bool)
  case date(Date)
  case data(Data)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// The text, where it is one.
  package var string: String? { if case .string(let text) = self { text } else { nil } }
  /// The elements, where it is an array.
  package var array: [PropertyList]? { if case .array(let list) = self { list } else { nil } }
  /// The entries, where it is a dictionary.
  package var dictionary: [String: PropertyList]? {
    if case .dictionary(let entries) = self { entries } else { nil }
  }
  /// A truth value, also written as `YES`, `NO`, `true`, `1`.
  package var bool: Bool? {
    switch self {
    case .bool(let value): value
    case .integer(let value): value != 0
    case .string(let text): ["yes", "true", "1"].contains(text.lowercased())
    default: nil
    }
  }

  /// The entry of a dictionary; nil of anything else.
  package subscript(key: String) -> PropertyList? { dictionary?[key] }

  /// The same list with every text in it changed.
  package func mapStrings(_ change: (String) -> String) -> PropertyList {
    switch self {
    case .string(let text): .string(change(text))
    case .array(let list): .array(list.map { $0.mapStrings(change) })
    case .dictionary(let entries): .dictionary(entries.mapValues { $0.mapStrings(change) })
    default: self
    }
  }
}
