public import Foundation

// The form in which points, sizes and rectangles are kept in property lists.

extension CGPoint {
  /// The coordinates under "X" and "Y".
  public var dictionaryRepresentation: CFDictionary {
    NSDictionary(dictionary: ["X": NSNumber(value: Double(x)), "Y": NSNumber(value: Double(y))])
  }

  /// The point of `dictionaryRepresentation`; nil when a number is missing.
  public init?(dictionaryRepresentation dictionary: CFDictionary) {
    guard let x = dictionary.number("X"), let y = dictionary.number("Y") else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  /// The sides under "Width" and "Height".
  public var dictionaryRepresentation: CFDictionary {
    NSDictionary(dictionary: [
      "Width": NSNumber(value: Double(width)), "Height": NSNumber(value: Double(height)),
    ])
  }

  /// The size of `dictionaryRepresentation`; nil when a number is missing.
  public init?(dictionaryRepresentation dictionary: CFDictionary) {
    guard let width = dictionary.number("Width"), let height = dictionary.number("Height")
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  /// The numbers under "X", "Y", "Width" and "Height".
  public var dictionaryRepresentation: CFDictionary {
    NSDictionary(dictionary: [
      "X": NSNumber(value: Double(origin.x)), "Y": NSNumber(value: Double(origin.y)),
      "Width": NSNumber(value: Double(size.width)),
      "Height": NSNumber(value: Double(size.height)),
    ])
  }

  /// The rectangle of `dictionaryRepresentation`; nil when a number is missing.
  public init?(dictionaryRepresentation dictionary: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dictionary),
      let size = CGSize(dictionaryRepresentation: dictionary)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}

extension NSDictionary {
  fileprivate func number(_ key: String) -> Double? {
    (object(forKey: key) as? NSNumber)?.doubleValue ?? object(forKey: key) as? Double
  }
}
