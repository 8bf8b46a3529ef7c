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
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      // Any marker may be preceded by filling bytes.
      if marker == 0xFF {
        offset += 1
        continue
      }
      if marker == Marker.startOfScan || marker == Marker.end { break }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      guard length >= 2, offset + 2 + length <= bytes.count else { break }
      let content = bytes[offset + 4..<offset + 2 + length]
      if marker == Marker.exif, content.starts(with: Array("Exif\0\0".utf8)) {
        orientation = TIFFOrientation.read(Array(content)) ?? orientation
      }
      if marker == Marker.profile, content.starts(with: Array("ICC_PROFILE\0".utf8)),
        content.count > 14
      {
        let numbers = content.dropFirst(12)
        count = Int(numbers[numbers.startIndex + 1])
        parts[Int(numbers[numbers.startIndex])] = numbers.dropFirst(2)
      }
      offset += 2 + length
    }
    if count > 0, (1...count).allSatisfy({ parts[$0] != nil }) {
      profile = (1...count).flatMap { parts[$0] ?? [] }
    }
  }
}
