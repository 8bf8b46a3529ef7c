/// How a picture is turned, by the EXIF that photographs carry: the first directory of a TIFF file.
package enum TIFFOrientation {
  /// 1 upright … 8, as EXIF counts; nil where the bytes do not say. "Exif" and two zeros may stand first.
  package static func read(_ bytes: [UInt8]) -> Int? {
    let introduction = Array("Exif\0\0".utf8)
    let bytes = bytes.starts(with: introduction) ? Array(bytes.dropFirst(6)) : bytes
    guard bytes.count >= 8 else { return nil }
    let isLittle = bytes[0] == UInt8(ascii: "I")
    func number(_ offset: Int, _ length: Int) -> Int? {
      guard offset >= 0, offset + length <= bytes.count else { return nil }
      let digits = bytes[offset..<offset + length]
      return (isLittle ? digits.reversed() : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2)
    else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + 12 * entry
      guard let tag = number(offset, 2) else { return nil }
      // A short number stands at the beginning of the value's four bytes.
      if tag == 0x0112, let value = number(offset + 8, 2), (1...8).contains(value) { return value }
    }
    return nil
  }
}
