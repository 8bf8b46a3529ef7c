import CoreGraphics
import Geometry

/// A JSON value whose objects keep the order of their members.
package indirect enum OrderedJSON: Sendable {
  package typealias Member = (name: String, value: OrderedJSON)

  case null
  case bool(Bool)
  /// JSON has no infinities: a number that is not finite is written as null.
  case number(Double)
  case string(String)
  case array([OrderedJSON])
  case object([Member])

  /// The member called `name` of an object.
  package subscript(name: String) -> OrderedJSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The value as JSON text, without line breaks. Numbers are written so that they read back as
  /// they were, whole ones without a point.
  package var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.digits(of: value)
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.name) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  private static func digits(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value.magnitude < 1e15, let whole = Int(exactly: value) { return "\(whole)" }
    return "\(value)"
  }

  private static func quoted(_ string: String) -> String {
    var quoted = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let hexadecimal = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension OrderedJSON {
  init(_ numbers: [Double]) { self = .array(numbers.map { .number($0) }) }

  init(_ point: CGPoint) { self.init([Double(point.x), Double(point.y)]) }

  /// x, y, width, height.
  init(_ rect: CGRect) {
    self.init([rect.minX, rect.minY, rect.width, rect.height].map { Double($0) })
  }

  /// m11 … m44.
  init(_ matrix: Matrix4) { self.init(matrix.elements) }

  /// Red, green, blue, alpha in sRGB.
  init(_ color: CGColor?) {
    self = color.map { OrderedJSON($0.rasterColor.components) } ?? .null
  }

  init(_ string: String?) { self = string.map { .string($0) } ?? .null }
}
