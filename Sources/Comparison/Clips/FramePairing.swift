/// Which frame of A belongs to which of B.
struct FramePairing {
  /// What the frame is called, and its index on each side; nil where it is not there.
  var name: String
  var a: Int?
  var b: Int?

  /// Files of two folders belong together by name, in the order of their names; all else belongs
  /// together by position. Two single pictures are one pair, whatever they are called.
  static func pairs(_ a: some PictureClip, _ b: some PictureClip) -> [FramePairing] {
    guard a.isNamed, b.isNamed else {
      // What files are called says more than numbers; the longer side has a name for each.
      let isFirst = a.isNamed == b.isNamed ? a.names.count >= b.names.count : a.isNamed
      let (names, others) = isFirst ? (a.names, b.names) : (b.names, a.names)
      return (0..<max(names.count, others.count)).map { index in
        FramePairing(
          name: index < names.count ? names[index] : others[index],
          a: index < a.names.count ? index : nil, b: index < b.names.count ? index : nil)
      }
    }
    let placesInB = Dictionary(
      zip(b.names, b.names.indices), uniquingKeysWith: { first, _ in first })
    let namesInA = Set(a.names)
    var pairs = a.names.enumerated().map { index, name in
      FramePairing(name: name, a: index, b: placesInB[name])
    }
    pairs += b.names.enumerated().filter { !namesInA.contains($0.element) }.map { index, name in
      FramePairing(name: name, a: nil, b: index)
    }
    return pairs.sorted { FrameName.precedes($0.name, $1.name) }
  }
}

/// The order of names of frames: numbers in them count as numbers.
package enum FrameName {
  /// Whether `one` comes before `other`: `f9` before `f10`. The same everywhere.
  package static func precedes(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    var (i, j) = (0, 0)
    while i < one.count, j < other.count {
      if isDigit(one[i]), isDigit(other[j]) {
        let first = digits(one, from: &i)
        let second = digits(other, from: &j)
        if first.count != second.count { return first.count < second.count }
        if first != second { return first.lexicographicallyPrecedes(second) }
      } else if one[i] != other[j] {
        return one[i] < other[j]
      } else {
        (i, j) = (i + 1, j + 1)
      }
    }
    if one.count - i != other.count - j { return one.count - i < other.count - j }
    // The same but for zeros before numbers.
    return one.lexicographicallyPrecedes(other)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  /// A number's digits without zeros before it; moves `index` behind it.
  private static func digits(_ text: [UInt8], from index: inout Int) -> ArraySlice<UInt8> {
    let start = index
    while index < text.count, isDigit(text[index]) { index += 1 }
    return text[start..<index].drop { $0 == 48 }
  }
}
