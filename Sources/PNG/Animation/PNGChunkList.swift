/// Chunks of a PNG file being written, as bytes.
struct PNGChunkList {
  private(set) var bytes: [UInt8] = []

  /// Adds a chunk of a type of four letters.
  mutating func add(_ type: String, _ content: [UInt8] = []) { add(type, [content[...]]) }

  /// Adds a chunk whose content is in pieces.
  mutating func add(_ type: String, _ pieces: [ArraySlice<UInt8>]) {
    var sum = CRC32()
    bytes += Self.bigEndian(pieces.reduce(0) { $0 + $1.count })
    let name = Array(type.utf8)
    bytes += name
    sum.add(name[...])
    for piece in pieces {
      bytes += piece
      sum.add(piece)
    }
    bytes += Self.bigEndian(Int(sum.value))
  }

  /// A number as four bytes, the highest first.
  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
