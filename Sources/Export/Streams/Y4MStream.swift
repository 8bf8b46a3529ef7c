/// A clip as YUV4MPEG2: one line of header, then for each frame the word FRAME and three planes as
/// large as the picture.
///
/// The format names no matrix. ffmpeg, and what is made with it, takes BT.601 then, whatever the size:
/// so that is what is written, in the limited range, which the header does name.
struct Y4MStream {
  let header: [UInt8]
  static let frameHeader = Array("FRAME\n".utf8)

  init(_ format: ClipFormat) {
    header = Array(
      ("YUV4MPEG2 W\(format.width) H\(format.height) "
        + "F\(format.rate.numerator):\(format.rate.denominator) Ip A1:1 C444 XYSCSS=444 "
        + "XCOLORRANGE=LIMITED\n").utf8)
  }

  /// The planes Y, Cb and Cr of opaque RGBA pixels. With R, G and B from 0 to 1,
  ///
  ///     Y  =  16 + 219 · (0.299 R + 0.587 G + 0.114 B)
  ///     Cb = 128 + 112 · (B − (0.299 R + 0.587 G + 0.114 B)) / 0.886
  ///     Cr = 128 + 112 · (R − (0.299 R + 0.587 G + 0.114 B)) / 0.701
  ///
  /// in whole multiples of 2⁻¹⁶, rounded to the nearest.
  static func planes(of rgba: [UInt8]) -> [UInt8] {
    let count = rgba.count / 4
    var planes = [UInt8](repeating: 0, count: 3 * count)
    let zero: Int32 = 16 << 16 | 1 << 15
    let middle: Int32 = 128 << 16 | 1 << 15
    for pixel in 0..<count {
      let red = Int32(rgba[4 * pixel])
      let green = Int32(rgba[4 * pixel + 1])
      let blue = Int32(rgba[4 * pixel + 2])
      let y = zero + 16_829 * red + 33_039 * green + 6_416 * blue
      let cb = middle - 9_714 * red - 19_071 * green + 28_784 * blue
      let cr = middle + 28_784 * red - 24_103 * green - 4_681 * blue
      planes[pixel] = UInt8(truncatingIfNeeded: y >> 16)
      planes[count + pixel] = UInt8(truncatingIfNeeded: cb >> 16)
      planes[2 * count + pixel] = UInt8(truncatingIfNeeded: cr >> 16)
    }
    return planes
  }
}
