/// What a JPEG file says about its picture in the segments before it.
struct JPEGSegments {
  /// How the picture is turned, as EXIF counts: 1 upright … 8.
  private(set) var orientation = 1
  /// The ICC profile, if all its parts are there.
  private(set) var profile: [UInt8]?

  private enum Marker {
    static let startOfScan: UInt8 = 0xDA
    static let end: UInt8 = 0xD9
    static let exif: UInt8 = 0xE1
    static let profile: UInt8 = 0xE2
  }

  init(_ bytes: [UInt8]) {
    var parts: [Int: ArraySlice<UInt8>] = [:]
    var count = 0
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // Any marker may be preceded by filling bytes.
      if marker == 0xFF {
        place += 1
        continue
      }
      if marker == Marker.startOfScan || marker == Marker.end { break }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      guard length >= 2, place + 2 + length <= bytes.count else { break }
      let content = bytes[place + 4..<place + 2 + length]
      if marker == Marker.exif, content.starts(with: Array("Exif\0\0".utf8)) {
        orientation = Self.orientation(inTIFF: content.dropFirst(6)) ?? orientation
      }
      if marker == Marker.profile, content.starts(with: Array("ICC_PROFILE\0".utf8)),
        content.count > 14
      {
        let numbers = content.dropFirst(12)
        count = Int(numbers[numbers.startIndex + 1])
        parts[Int(numbers[numbers.startIndex])] = numbers.dropFirst(2)
      }
      place += 2 + length
    }
    if count > 0, (1...count).allSatisfy({ parts[$0] != nil }) {
      profile = (1...count).flatMap { parts[$0] ?? [] }
    }
  }

  /// The orientation in the first directory of a TIFF file.
  private static func orientation(inTIFF tiff: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(tiff)
    guard bytes.count >= 8 else { return nil }
    let isLittle = bytes[0] == UInt8(ascii: "I")
    func number(_ place: Int, _ length: Int) -> Int? {
      guard place >= 0, place + length <= bytes.count else { return nil }
      let digits = bytes[place..<place + length]
      return (isLittle ? digits.reversed() : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2)
    else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + 12 * entry
      guard let tag = number(place, 2) else { return nil }
      // A short number stands at the beginning of the value's four bytes.
      if tag == 0x0112, let value = number(place + 8, 2), (1...8).contains(value) { return value }
    }
    return nil
  }
}
