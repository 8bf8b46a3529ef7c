import Export
import GIF
import TestSupport
import Testing

@Suite struct VideoStreamSinkTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// The bytes that come of `frames`.
  private func stream(
    _ container: VideoStreamSink.Container, _ format: ClipFormat, _ frames: [[UInt8]]
  ) async throws -> [UInt8] {
    let sink = VideoStreamSink(container, format: format, to: .file(path: folder("clip")))
    try await sink.begin(frameCount: frames.count)
    for (index, bytes) in frames.enumerated() {
      try await sink.accept(EncodedFrame(index: index, bytes: bytes))
    }
    try await sink.finish()
    return folder.contents(of: "clip") ?? []
  }

  private static func bytes(ofHex text: String) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(digits[$0] * 16 + digits[$0 + 1])
    }
  }

  /// Put together by hand from the specification: the name of the format, main and stream header,
  /// for each of two frames of 3 × 2 pixels a syncpoint, a header and 24 bytes, then two
  /// copies of the headers and the index.
  @Test func aNUTFileIsWhatTheSpecificationSays() async throws {
    let expected = Self.bytes(
      ofHex: """
        6e75742f6d756c74696d6564696120636f6e7461696e6572004e4d7a561f5f04ad2b030182800001
        876981ea30c000060001000000016106000100000001c000060001000000817d0003efb8314e5311
        405bf2f9db16000004524742410007010001000302010100701b0c2e4e4be4adeeca456906000000
        0000000118b800f7141010101010101010101010101010101010101010101010104e4be4adeeca45
        69060102db9bfab20118b800f7142020202020202020202020202020202020202020202020204e4d
        7a561f5f04ad2b030182800001876981ea30c000060001000000016106000100000001c000060001
        000000817d0003efb8314e5311405bf2f9db16000004524742410007010001000302010100701b0c
        2e4e4d7a561f5f04ad2b030182800001876981ea30c000060001000000016106000100000001c000
        060001000000817d0003efb8314e5311405bf2f9db16000004524742410007010001000302010100
        701b0c2e4e58dd672f23e64e1301020603040701000000000000001ccefc0275
        """)
    let format = ClipFormat(
      width: 3, height: 2, frameCount: 2, rate: ClipFormat.Rate(30000, over: 1001))
    let frames = [UInt8(0x10), 0x20].map { [UInt8](repeating: $0, count: 24) }
    #expect(try await stream(.nut, format, frames) == expected)
  }

  @Test func theHeadersOfANUTFileAreRepeatedAfterEachPowerOfTwo() async throws {
    let format = ClipFormat(width: 16, height: 16, frameCount: 64, rate: ClipFormat.Rate(60))
    let frames = [[UInt8]](repeating: [UInt8](repeating: 0, count: 1024), count: 64)
    let bytes = try await stream(.nut, format, frames)
    let code = Self.bytes(ofHex: "4e4d7a561f5f04ad")
    let places = bytes.indices.filter { bytes[$0...].starts(with: code) }
    #expect(places.first == 25)
    for power in [4096, 8192, 16384, 32768, 65536] {
      let next = places.first { $0 >= power } ?? .max
      // One frame may be in the way.
      #expect(next < power + 1200)
    }
    #expect(places.count == 7)
  }

  @Test func aY4MFileNamesItsSizeRateAndRange() async throws {
    let format = ClipFormat(
      width: 2, height: 1, frameCount: 2, rate: ClipFormat.Rate(24000, over: 1001))
    let frame: [UInt8] = [255, 255, 255, 255, 0, 0, 0, 255]
    let bytes = try await stream(.y4m(.white), format, [frame, frame])
    let header = "YUV4MPEG2 W2 H1 F24000:1001 Ip A1:1 C444 XYSCSS=444 XCOLORRANGE=LIMITED\n"
    let planes: [UInt8] = [235, 16, 128, 128, 128, 128]
    #expect(
      bytes == Array(header.utf8) + Array("FRAME\n".utf8) + planes + Array("FRAME\n".utf8) + planes)
  }

  /// The 100 % bars of BT.601.
  @Test(
    arguments: [
      ([255, 0, 0], [81, 90, 240]), ([0, 255, 0], [145, 54, 34]), ([0, 0, 255], [41, 240, 110]),
      ([255, 255, 0], [210, 16, 146]), ([0, 255, 255], [170, 166, 16]),
      ([255, 0, 255], [106, 202, 222]), ([128, 128, 128], [126, 128, 128]),
    ] as [([UInt8], [UInt8])])
  func coloursOfY4MFollowBT601(rgb: [UInt8], ycc: [UInt8]) async throws {
    let format = ClipFormat(width: 1, height: 1, frameCount: 1, rate: ClipFormat.Rate(1))
    let bytes = try await stream(.y4m(.white), format, [rgb + [255]])
    #expect(Array(bytes.suffix(3)) == ycc)
  }

  @Test func whatIsTransparentInY4MShowsTheMatte() async throws {
    let format = ClipFormat(width: 3, height: 1, frameCount: 1, rate: ClipFormat.Rate(1))
    let black = OpaqueColor(red: 0, green: 0, blue: 0)
    // Premultiplied: nothing, half white, white.
    let frame: [UInt8] = [0, 0, 0, 0, 128, 128, 128, 128, 255, 255, 255, 255]
    #expect(try await stream(.y4m(.white), format, [frame]).suffix(9).prefix(3) == [235, 235, 235])
    #expect(try await stream(.y4m(black), format, [frame]).suffix(9).prefix(3) == [16, 126, 235])
  }

  @Test func aClipThatIsStoppedLeavesNoFile() async throws {
    let format = ClipFormat(width: 1, height: 1, frameCount: 2, rate: ClipFormat.Rate(1))
    let sink = VideoStreamSink(.nut, format: format, to: .file(path: folder("clip.nut")))
    try await sink.begin(frameCount: 2)
    try await sink.accept(EncodedFrame(index: 0, bytes: [1, 2, 3, 4]))
    await sink.abort()
    #expect(try folder.names().isEmpty)
  }
}
