/// The chunks of a WebP file (RIFF, as the WebP Container Specification has it).
struct WebPContainer {
  /// One picture of an animation.
  struct Frame {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// Milliseconds until the next one.
    var delay: Int
    /// Transparent pixels show what is there already; otherwise they are cleared.
    var isBlended: Bool
    /// What it covers is cleared before the next one.
    var isCleared: Bool
    /// The picture as libwebp takes it without a container.
    var bytes: [UInt8]
  }

  /// Of an animation, the size of all frames together.
  private(set) var canvas: (width: Int, height: Int)?
  private(set) var frames: [Frame] = []
  /// How often an animation plays; 0: for ever.
  private(set) var loops = 0
  private(set) var profile: [UInt8]?
  private(set) var exif: [UInt8]?

  private static let animationFlag: UInt8 = 0x02

  /// Reads what is there of the chunks; a frame that the file cuts short is left out.
  /// - Throws: `notWebP` for bytes that begin otherwise.
  init(_ bytes: [UInt8]) throws(WebPError) {
    guard bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { throw .notWebP }
    var offset = 12
    while let chunk = Self.chunk(bytes, at: offset) {
      let content = chunk.content
      switch chunk.name {
      case "VP8X"
      where content.count >= 10 && content[content.startIndex] & Self.animationFlag != 0:
        canvas = (1 + Self.number(content, 4, 3), 1 + Self.number(content, 7, 3))
      case "ANIM" where content.count >= 6: loops = Self.number(content, 4, 2)
      case "ANMF" where content.count >= 16 && chunk.isWhole:
        let flags = content[content.startIndex + 15]
        frames.append(
          Frame(
            x: 2 * Self.number(content, 0, 3), y: 2 * Self.number(content, 3, 3),
            width: 1 + Self.number(content, 6, 3), height: 1 + Self.number(content, 9, 3),
            delay: Self.number(content, 12, 3), isBlended: flags & 2 == 0,
            isCleared: flags & 1 != 0, bytes: Array(content.dropFirst(16))))
      case "ICCP" where chunk.isWhole: profile = Array(content)
      case "EXIF" where chunk.isWhole: exif = Array(content)
      default: break
      }
      offset = chunk.next
    }
  }

  private static func chunk(
    _ bytes: [UInt8], at offset: Int
  ) -> (name: String, content: ArraySlice<UInt8>, isWhole: Bool, next: Int)? {
    guard offset + 8 <= bytes.count else { return nil }
    let length = number(bytes[(offset + 4)...], 0, 4)
    let end = offset + 8 + length
    return (
      String(decoding: bytes[offset..<offset + 4], as: UTF8.self),
      bytes[offset + 8..<min(end, bytes.count)], end <= bytes.count, end + length % 2
    )
  }

  /// The number of `length` bytes, the lowest first, `offset` bytes into `bytes`.
  private static func number(_ bytes: ArraySlice<UInt8>, _ offset: Int, _ length: Int) -> Int {
    let start = bytes.startIndex + offset
    return bytes[start..<start + length].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
