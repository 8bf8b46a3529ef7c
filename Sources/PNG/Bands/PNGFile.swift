/// Puts PNG files together from bands.
package enum PNGFile {
  /// What stands before packed data: deflate with a window of 32 KiB, made quickly.
  private static let packedHeader: [UInt8] = [0x78, 0x01]
  /// An empty block that is the last one.
  private static let lastBlock = PackedBits(words: [0b11], count: 10)

  /// The file of a picture whose bands, from the top, are `bands`.
  /// - Parameter pixelsPerMetre: the resolution noted in the file.
  /// - Throws: `tooLarge` above `PNGLimits`.
  /// - Precondition: there is a band; all are equally wide and stored alike; all but the last are
  ///   `EncodedBand.height` high; the resolution is positive.
  package static func assemble(
    _ bands: [EncodedBand], pixelsPerMetre: Int = PNGEncoder.pixelsPerMetreAtScaleOne
  ) throws(PNGError) -> [UInt8] {
    guard let first = bands.first else { preconditionFailure("a picture has bands") }
    // A band's memory may be counted by other threads too, which takes long.
    let bands = bands.span
    precondition(pixelsPerMetre > 0, "a resolution is positive")
    var checksum = AdlerSum()
    var height = 0
    var bitCount = lastBlock.count
    for index in bands.indices {
      precondition(
        bands[index].width == first.width && bands[index].pixels == first.pixels,
        "bands of a picture are alike")
      precondition(height.isMultiple(of: EncodedBand.height), "only the last band is lower")
      checksum.append(bands[index].checksum, count: bands[index].unpackedCount)
      height += bands[index].rowCount
      bitCount += bands[index].bits.count
    }
    try PNGLimits.check(width: first.width, height: height)
    let writer = try PNGWriter(
      width: first.width, height: height, hasAlpha: first.pixels == .rgba,
      pixelsPerMetre: pixelsPerMetre)
    let sum = checksum.value
    let end = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    try writer.beginPacked(byteCount: packedHeader.count + (bitCount + 7) / 8 + end.count)
    try writer.addPacked(packedHeader.span)
    // Band by band, so that they are in one piece only once: in the file.
    var bits = PackedBits()
    for index in bands.indices {
      bits.append(bands[index].bits)
      try bits.handOn { (packed) throws(PNGError) in try writer.addPacked(packed) }
    }
    bits.append(lastBlock)
    try bits.withBytes { (packed) throws(PNGError) in try writer.addPacked(packed) }
    try writer.addPacked(end.span)
    return try writer.finishPacked()
  }
}
