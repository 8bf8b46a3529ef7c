/// How heavy a face is, on the scale of OpenType's `usWeightClass` (OS/2 table) and of CSS.
package struct FontWeight: Hashable, Comparable, Sendable {
  /// 1 to 1000; the named weights are the hundreds.
  package let value: Int

  /// A weight; values outside 1…1000 are moved to the nearer end.
  package init(_ value: Int) {
    self.value = min(max(value, 1), 1000)
  }

  package static let thin = FontWeight(100)
  package static let extraLight = FontWeight(200)
  package static let light = FontWeight(300)
  package static let regular = FontWeight(400)
  package static let medium = FontWeight(500)
  package static let semibold = FontWeight(600)
  package static let bold = FontWeight(700)
  package static let extraBold = FontWeight(800)
  package static let black = FontWeight(900)

  package static func < (a: FontWeight, b: FontWeight) -> Bool { a.value < b.value }

  /// The weight of `available` that differs least from this one; of two equally near, the one
  /// nearer to regular. Nil when `available` is empty.
  package func nearest(of available: some Sequence<FontWeight>) -> FontWeight? {
    available.min {
      let distances = (abs($0.value - value), abs($1.value - value))
      let fromRegular = (abs($0.value - 400), abs($1.value - 400))
      return (distances.0, fromRegular.0) < (distances.1, fromRegular.1)
    }
  }
}
