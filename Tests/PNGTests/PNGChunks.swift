import CZlib
import TestSupport

/// A PNG taken apart by hand, so that tests need not believe the library that wrote it.
struct PNGChunk {
  var type: String
  var body: [UInt8]

  /// Length, type, body and CRC, as in the file.
  var bytes: [UInt8] {
    let covered = Array(type.utf8) + body
    return bigEndian(UInt32(body.count)) + covered + bigEndian(cyclicChecksum(of: covered))
  }
}

let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

struct ChunkTrouble: Error {
  var text: String
}

/// The chunks of `file`; throws if the framing or a CRC is wrong or bytes are left over.
func chunks(of file: [UInt8]) throws -> [PNGChunk] {
  guard file.starts(with: pngSignature) else { throw ChunkTrouble(text: "no signature") }
  var found: [PNGChunk] = []
  var position = 8
  while position < file.count {
    guard position + 12 <= file.count else { throw ChunkTrouble(text: "cut off at \(position)") }
    let length = Int(number(in: file, at: position))
    let end = position + 12 + length
    guard end <= file.count else { throw ChunkTrouble(text: "cut off at \(position)") }
    let covered = Array(file[position + 4..<end - 4])
    guard cyclicChecksum(of: covered) == number(in: file, at: end - 4) else {
      throw ChunkTrouble(text: "wrong CRC at \(position)")
    }
    found.append(
      PNGChunk(
        type: String(decoding: covered.prefix(4), as: UTF8.self), body: Array(covered.dropFirst(4)))
    )
    position = end
  }
  return found
}

/// A whole file of the given chunks.
func file(of chunks: [PNGChunk]) -> [UInt8] {
  pngSignature + chunks.flatMap(\.bytes)
}

func headerChunk(
  width: UInt32, height: UInt32, depth: UInt8, colorType: UInt8, interlaced: Bool = false
) -> PNGChunk {
  PNGChunk(
    type: "IHDR",
    body: bigEndian(width) + bigEndian(height) + [depth, colorType, 0, 0, interlaced ? 1 : 0])
}

let endChunk = PNGChunk(type: "IEND", body: [])

func bigEndian(_ value: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

func number(in bytes: [UInt8], at position: Int) -> UInt32 {
  bytes[position..<position + 4].reduce(0) { $0 << 8 | UInt32($1) }
}

func deflated(_ bytes: [UInt8]) -> [UInt8] {
  var count = compressBound(UInt(bytes.count))
  var result = [UInt8](repeating: 0, count: Int(count))
  precondition(compress(&result, &count, bytes, UInt(bytes.count)) == Z_OK)
  return Array(result.prefix(Int(count)))
}
