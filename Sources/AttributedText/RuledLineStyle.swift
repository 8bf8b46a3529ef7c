/// How text is underlined or struck through: the numbers of `NSUnderlineStyle` and
/// `CTUnderlineStyle`.
package struct RuledLineStyle: Hashable, Sendable {
  package var rawValue = 0

  package init(rawValue: Int = 0) { self.rawValue = rawValue }

  /// True when there is a line at all.
  package var isDrawn: Bool { rawValue & 0x0F != 0 }

  /// Times the thickness of the face's line.
  var weight: Double { rawValue & 0x0F == 2 ? 2 : 1 }

  var isDouble: Bool { rawValue & 0x0F == 9 }

  /// True where spaces have no line.
  var skipsSpaces: Bool { rawValue & 0x8000 != 0 }

  /// Lengths on, off … in thicknesses; empty for a solid line.
  var pattern: [Double] {
    switch rawValue & 0x0700 {
    case 0x0100: [3, 3]
    case 0x0200: [10, 5]
    case 0x0300: [10, 3, 3, 3]
    case 0x0400: [10, 3, 3, 3, 3, 3]
    default: []
    }
  }
}
