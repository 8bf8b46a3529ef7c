/// One chunk of a PNG file: its name, and where in the file its content lies.
struct ChunkPlace {
  var name: String
  var content: Range<Int>
}

/// The chunks of a PNG file in order, each checked against its checksum.
struct ChunkWalk {
  private let bytes: [UInt8]
  private var offset = 8

  /// - Parameter bytes: A file that begins with the PNG signature.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next chunk; nil after IEND.
  /// - Throws: `truncated` where the file ends without one, `malformed` for a wrong checksum.
  mutating func next() throws(PNGError) -> ChunkPlace? {
    guard offset >= 0 else { return nil }
    guard offset + 12 <= bytes.count else { throw .truncated }
    let length = bigEndian32(bytes, at: offset)
    guard length <= bytes.count - offset - 12 else { throw .truncated }
    let content = offset + 8..<offset + 8 + length
    let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
    var sum = CRC32()
    sum.add(bytes[offset + 4..<content.upperBound])
    guard sum.value == UInt32(bigEndian32(bytes, at: content.upperBound)) else {
      throw .malformed(reason: "\(name): CRC error")
    }
    offset = name == "IEND" ? -1 : content.upperBound + 4
    return ChunkPlace(name: name, content: content)
  }
}

extension ChunkWalk {
  /// What follows IEND, whatever the checksums before it; nothing where there is none.
  static func bytesAfterEnd(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bigEndian32(bytes, at: offset)
      guard length <= bytes.count - offset - 12 else { break }
      if bytes[offset + 4..<offset + 8].elementsEqual("IEND".utf8) {
        return bytes[(offset + 12 + length)...]
      }
      offset += 12 + length
    }
    return []
  }
}

/// Four bytes as a number, the highest first.
func bigEndian32(_ bytes: [UInt8], at offset: Int) -> Int {
  bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
}

/// Two bytes as a number, the higher first.
func bigEndian16(_ bytes: [UInt8], at offset: Int) -> Int {
  Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
}
