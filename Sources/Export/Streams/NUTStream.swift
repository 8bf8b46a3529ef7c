/// A clip of raw RGBA frames in the NUT container, which carries size and rate with them. Written in
/// one go: nothing is gone back to, so it may go into a pipe.
///
/// One stream, one key frame for each picture, a syncpoint before each, time counted in frames. The
/// headers are repeated where the format wants them: after each power of two of bytes, and at the end.
struct NUTStream {
  private let headers: [UInt8]
  private var headerCount = 0
  /// Bytes so far.
  private var position = 0
  /// Where they are, one for each frame.
  private var syncpoints: [Int] = []
  /// The next copy of the headers is due from here on.
  private var due = 0

  static let identification = Array("nut/multimedia container\0".utf8)

  init(_ format: ClipFormat) {
    headers =
      NUTBytes.packet(StartCode.main, Self.mainHeader(rate: format.rate))
      + NUTBytes.packet(StartCode.stream, Self.streamHeader(format))
  }

  /// What comes before the pixels of the next frame.
  mutating func begin(byteCount: Int) -> [UInt8] {
    var bytes = position == 0 ? Self.identification : []
    if position >= due { bytes += repeatedHeaders(from: bytes.count) }
    bytes += syncpoint(from: bytes.count)
    bytes += Self.frameHeader(byteCount: byteCount)
    position += bytes.count + byteCount
    return bytes
  }

  /// What comes after the last frame: the headers, until there are three of them, and the index.
  ///
  /// Nothing marks the end of the last frame, which lasts as long as the others: ffmpeg takes the
  /// syncpoint that such a mark needs for a frame that is missing.
  mutating func end() -> [UInt8] {
    var bytes = position == 0 ? Self.identification : []
    repeat {
      bytes += repeatedHeaders(from: bytes.count)
    } while headerCount < 3
    bytes += Self.index(of: syncpoints)
    position += bytes.count
    return bytes
  }

  private mutating func repeatedHeaders(from offset: Int) -> [UInt8] {
    due = 4096
    while due <= position + offset { due *= 2 }
    headerCount += 1
    return headers
  }

  /// Says when the next frame is, and how far back the syncpoint before is.
  private mutating func syncpoint(from offset: Int) -> [UInt8] {
    let start = position + offset
    var content = NUTBytes()
    content.variable(syncpoints.count)
    content.variable(syncpoints.last.map { (start - $0) / 16 } ?? 0)
    syncpoints.append(start)
    return NUTBytes.packet(StartCode.syncpoint, content)
  }
}

extension NUTStream {
  private enum StartCode {
    static let main: UInt64 = 0x4E4D_7A56_1F5F_04AD
    static let stream: UInt64 = 0x4E53_1140_5BF2_F9DB
    static let syncpoint: UInt64 = 0x4E4B_E4AD_EECA_4569
    static let index: UInt64 = 0x4E58_DD67_2F23_E64E
  }

  /// The byte that begins a frame. All others are declared invalid, so that damage shows.
  private static let frameCode: UInt8 = 1

  private enum Flags {
    static let key = 1
    static let sizeFollows = 32
    static let checksum = 64
    static let invalid = 8192
  }

  private static func mainHeader(rate: ClipFormat.Rate) -> NUTBytes {
    var header = NUTBytes()
    header.variable(3)  // version
    header.variable(1)  // streams
    header.variable(32768)  // most bytes between syncpoints, but for one frame
    header.variable(1)  // time bases
    header.variable(rate.denominator)
    header.variable(rate.numerator)
    // The byte that begins other packets is passed over in the counts.
    codes(1, flags: Flags.invalid, in: &header)
    codes(1, flags: Flags.key | Flags.sizeFollows | Flags.checksum, in: &header)
    codes(253, flags: Flags.invalid, in: &header)
    header.variable(0)  // no headers of frames are left out
    return header
  }

  /// Declares the next `count` frame codes alike.
  private static func codes(_ count: Int, flags: Int, in header: inout NUTBytes) {
    header.variable(flags)
    header.variable(6)  // fields that follow
    header.signed(0)  // time since the syncpoint
    header.variable(1)  // what the size is multiplied by
    header.variable(0)  // stream
    header.variable(0)  // what is added to the size
    header.variable(0)  // reserved
    header.variable(count)
  }

  private static func streamHeader(_ format: ClipFormat) -> NUTBytes {
    var header = NUTBytes()
    header.variable(0)  // number of the stream
    header.variable(0)  // video
    header.text("RGBA")
    header.variable(0)  // time base
    header.variable(7)  // bits of short times, of which there are none
    header.variable(1)  // greatest step of time without a checksum
    header.variable(0)  // frames are shown in the order in which they are stored
    header.variable(1)  // the rate is fixed
    header.text("")
    header.variable(format.width)
    header.variable(format.height)
    header.variable(1)  // square pixels
    header.variable(1)
    header.variable(0)  // no matrix: these are red, green and blue
    return header
  }

  private static func frameHeader(byteCount: Int) -> [UInt8] {
    var header = NUTBytes()
    header.append([frameCode])
    header.variable(byteCount)
    return header.bytes + NUTBytes.fixed(NUTBytes.checksum(of: header.bytes))
  }

  /// Says where the syncpoints are, and that there is one frame between each two of them.
  private static func index(of syncpoints: [Int]) -> [UInt8] {
    var index = NUTBytes()
    index.variable(max(0, syncpoints.count - 1))  // time of the last frame
    index.variable(syncpoints.count)
    for (offset, before) in zip(syncpoints, [0] + syncpoints) {
      index.variable(offset / 16 - before / 16)
    }
    // No frame before the first syncpoint; a run of those that have one; the steps of their times.
    if !syncpoints.isEmpty { index.variable(0b100) }
    let following = max(0, syncpoints.count - 1)
    if following > 0 { index.variable(following << 2 | 0b11) }
    for _ in 0..<following { index.variable(1) }
    // At its end, by which it is found, is its length, itself included.
    var sample = index
    sample.append(NUTBytes.fixed(UInt64(0)))
    let length = NUTBytes.packet(StartCode.index, sample).count
    index.append(NUTBytes.fixed(UInt64(length)))
    return NUTBytes.packet(StartCode.index, index)
  }
}
