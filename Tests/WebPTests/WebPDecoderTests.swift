import Testing
import WebP

/// Files of libwebp's own encoder, whose pixels are known.
struct WebPDecoderTests {
  private func pixel(_ picture: DecodedWebP, frame: Int = 0, _ x: Int, _ y: Int) -> [Int] {
    (0..<4).map { Int(picture.frames[frame].pixels[(y * picture.width + x) * 4 + $0]) }
  }

  @Test func losslessPixelsAreExact() throws {
    let picture = try WebPDecoder.decode(SampleFiles.lossless)
    #expect((picture.width, picture.height, picture.frames.count) == (16, 8, 1))
    #expect(picture.loops == nil)
    for y in 0..<8 {
      for x in 0..<16 {
        #expect(pixel(picture, x, y) == (x < 8 ? [200, 40, 20, 255] : [20, 60, 220, 255]))
      }
    }
  }

  @Test func lossyPixelsAreNear() throws {
    let picture = try WebPDecoder.decode(SampleFiles.lossy)
    #expect((picture.width, picture.height) == (16, 8))
    for (found, wanted) in zip(pixel(picture, 1, 4), [200, 40, 20, 255]) {
      #expect(abs(found - wanted) <= 6)
    }
  }

  @Test func alphaIsStraight() throws {
    let picture = try WebPDecoder.decode(SampleFiles.alpha)
    #expect(pixel(picture, 0, 0) == [255, 0, 0, 255])
    #expect(pixel(picture, 1, 0) == [0, 255, 0, 128])
    #expect(pixel(picture, 2, 0) == [0, 0, 255, 64])
    #expect(pixel(picture, 3, 0)[3] == 0)
    #expect(pixel(picture, 3, 1) == [30, 20, 30, 255])
  }

  @Test func alphaBesideALossyPictureIsExact() throws {
    let picture = try WebPDecoder.decode(SampleFiles.lossyAlpha)
    #expect((0..<4).map { pixel(picture, $0, 0)[3] } == [255, 128, 64, 0])
  }

  @Test func framesLieOverOneAnotherAsTheFileSays() throws {
    let clip = try WebPDecoder.decode(SampleFiles.animation)
    #expect((clip.width, clip.height, clip.loops) == (4, 4, 3))
    #expect(clip.frames.map(\.delay) == [120, 40, 10])
    #expect(pixel(clip, frame: 0, 3, 3) == [255, 0, 0, 255])
    #expect(pixel(clip, frame: 1, 2, 2) == [0, 255, 0, 255])
    // Blue over red, half of each.
    #expect(pixel(clip, frame: 1, 3, 3) == [127, 0, 128, 255])
    #expect(pixel(clip, frame: 1, 1, 1) == [255, 0, 0, 255])
    // Cleared, and laid without what was there.
    #expect(pixel(clip, frame: 2, 2, 2) == [0, 0, 0, 0])
    #expect(pixel(clip, frame: 2, 1, 1) == [0, 0, 255, 128])
    #expect(pixel(clip, frame: 2, 3, 0) == [255, 0, 0, 255])
  }

  @Test func theFirstFrameAloneIsTheFirstOfAll() throws {
    let all = try WebPDecoder.decode(SampleFiles.animation)
    let first = try WebPDecoder.decode(SampleFiles.animation, firstOnly: true)
    #expect(first.frames.count == 1)
    #expect(first.frames[0].pixels == all.frames[0].pixels)
  }

  @Test func whatIsNoWebPIsRefused() {
    #expect(throws: WebPError.notWebP) { try WebPDecoder.decode([]) }
    #expect(throws: WebPError.notWebP) { try WebPDecoder.decode(Array("RIFF0000WAVE".utf8)) }
    #expect(WebPError.notWebP.message == "this is not a WebP file")
  }

  /// Every beginning of a file ends too early, or within the frames of an animation; none traps or hangs.
  @Test func everyBeginningIsTruncatedOrShorter() throws {
    for file in [SampleFiles.lossless, SampleFiles.alpha, SampleFiles.lossyAlpha] {
      for count in 0..<file.count - 2 {
        #expect(throws: WebPError.self) { try WebPDecoder.decode(Array(file.prefix(count))) }
      }
    }
    for count in 0..<SampleFiles.animation.count {
      let clip = try? WebPDecoder.decode(Array(SampleFiles.animation.prefix(count)))
      #expect((clip?.frames.count ?? 0) <= 3)
    }
  }

  /// A byte changed anywhere gives a picture of some kind or an error.
  @Test func changedBytesNeverTrap() {
    for file in [SampleFiles.lossy, SampleFiles.alpha, SampleFiles.animation] {
      for place in file.indices {
        for value in [UInt8(0), 127, 255] {
          var changed = file
          changed[place] = value
          if let picture = try? WebPDecoder.decode(changed) {
            #expect(
              picture.frames.allSatisfy {
                $0.pixels.count == picture.width * picture.height * 4
              })
          }
        }
      }
    }
  }

  @Test func aSizeIsCheckedBeforeMemoryIsTaken() {
    // A canvas of 16,777,216 pixels a side.
    var file = SampleFiles.animation
    for place in 24..<30 { file[place] = 255 }
    #expect(throws: WebPError.self) { try WebPDecoder.decode(file) }
  }
}
