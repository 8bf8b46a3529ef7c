import CWideKernels

// Rows of 16-bit samples, between which filters work: a byte b is 257·b.

extension Fast {
  /// Takes one channel (0…3) of all pixels.
  /// - Precondition: there is room for as many samples.
  package static func take(
    channel: Int, of pixels: Span<UInt8>, into samples: inout MutableSpan<UInt16>
  ) {
    let count = pixels.count / 4
    precondition(channel >= 0 && channel < 4 && samples.count >= count, "the samples have room")
    let done = unsafe samples.withUnsafeMutableBytes { samples in
      unsafe pixels.withUnsafeBytes { pixels in
        guard let to = samples.baseAddress, let from = pixels.baseAddress else { return 0 }
        return unsafe wide_take_channel(wideLevel, to, count, from, Int32(channel))
      }
    }
    for i in done..<count { samples[i] = UInt16(pixels[i * 4 + channel]) * 257 }
  }

  /// Puts samples as bytes, rounded to nearest, into one channel (0…3) of as many pixels.
  /// - Precondition: the pixels are there.
  package static func put(
    _ samples: Span<UInt16>, intoChannel channel: Int, of pixels: inout MutableSpan<UInt8>
  ) {
    let count = samples.count
    precondition(channel >= 0 && channel < 4 && pixels.count >= count * 4, "the pixels are there")
    let done = unsafe pixels.withUnsafeMutableBytes { pixels in
      unsafe samples.withUnsafeBytes { samples in
        guard let to = pixels.baseAddress, let from = samples.baseAddress else { return 0 }
        return unsafe wide_put_channel(wideLevel, to, count, from, Int32(channel))
      }
    }
    for i in done..<count { pixels[i * 4 + channel] = byte(samples[i]) }
  }

  /// Writes the colours that `colors` has for samples as bytes to as many pixels.
  /// - Precondition: there are 256 colours, and the pixels.
  package static func put(
    _ samples: Span<UInt16>, as colors: Span<UInt32>, into pixels: inout MutableSpan<UInt8>
  ) {
    let count = samples.count
    precondition(colors.count == 256 && pixels.count >= count * 4, "colours and pixels are there")
    unsafe pixels.withUnsafeMutableBytes { pixels in
      unsafe samples.withUnsafeBytes { bytes in
        unsafe colors.withUnsafeBufferPointer { table in
          guard let to = pixels.baseAddress, let from = bytes.baseAddress,
            let shades = table.baseAddress
          else { return }
          let done = unsafe wide_put_colors(wideLevel, to, count, from, shades)
          for i in done..<count {
            unsafe to.storeBytes(
              of: colors[Int(byte(samples[i]))], toByteOffset: i &* 4, as: UInt32.self)
          }
        }
      }
    }
  }

  /// Sums down `rows` rows of samples `stride` apart, from `start` on, over 2^shift and rounded to
  /// nearest, to `count` samples from `target` on.
  /// - Precondition: there are no more rows than 2^shift, which is at most 2¹⁵; all samples read and
  ///   written are there.
  package static func meanRows(
    _ source: Span<UInt16>, start: Int, stride: Int, rows: Int, shift: Int,
    into result: inout MutableSpan<UInt16>, at target: Int, count: Int
  ) {
    precondition(
      start >= 0 && stride >= 0 && rows > 0 && shift >= 0 && shift < 16 && rows <= 1 << shift
        && count >= 0 && start + (rows - 1) * stride + count <= source.count,
      "the samples are there")
    precondition(target >= 0 && target + count <= result.count, "the result has room")
    let done = unsafe result.withUnsafeMutableBytes { result in
      unsafe source.withUnsafeBytes { source in
        guard let to = result.baseAddress, let from = source.baseAddress else { return 0 }
        return unsafe wide_mean_rows(
          wideLevel, to + target * 2, count, from + start * 2, stride, rows, Int32(shift))
      }
    }
    for i in done..<count {
      var sum = UInt32(1) << UInt32(shift) / 2
      for k in 0..<rows { sum &+= UInt32(source[start &+ k &* stride &+ i]) }
      result[target &+ i] = UInt16(truncatingIfNeeded: sum >> UInt32(shift))
    }
  }

  /// `count` samples from `first` on mixed with those from `second` on, which count
  /// share / 2^shift, rounded to nearest, to those of the result from `target` on.
  /// - Precondition: the share is at most 2^shift, which is at most 2¹⁵; all samples read and
  ///   written are there.
  package static func mixRows(
    _ source: Span<UInt16>, _ first: Int, _ second: Int, share: Int, shift: Int,
    into result: inout MutableSpan<UInt16>, at target: Int, count: Int
  ) {
    precondition(
      shift >= 0 && shift < 16 && share >= 0 && share <= 1 << shift && count >= 0
        && min(first, second) >= 0 && max(first, second) + count <= source.count,
      "the samples are there")
    precondition(target >= 0 && target + count <= result.count, "the result has room")
    let part = UInt32(share)
    let done = unsafe result.withUnsafeMutableBytes { result in
      unsafe source.withUnsafeBytes { source in
        guard let to = result.baseAddress, let from = source.baseAddress else { return 0 }
        return unsafe wide_mix_samples(
          wideLevel, to + target * 2, count, from + first * 2, from + second * 2, part,
          Int32(shift))
      }
    }
    let whole = UInt32(1) << UInt32(shift)
    for i in done..<count {
      let sum =
        UInt32(source[first &+ i]) &* (whole &- part) &+ UInt32(source[second &+ i]) &* part
      result[target &+ i] = UInt16(truncatingIfNeeded: (sum &+ whole / 2) >> UInt32(shift))
    }
  }

  /// Writes the columns of a plane, `width` samples wide, as the rows of another.
  /// - Precondition: whole rows of that width, for which the other has room.
  package static func transpose(
    _ source: Span<UInt16>, width: Int, into result: inout MutableSpan<UInt16>
  ) {
    precondition(
      width > 0 && source.count % width == 0 && result.count >= source.count,
      "the result has room")
    let height = source.count / width
    var y = 0
    while y < height {
      var x = 0
      // As many as a line of the cache holds.
      let many = min(32, (height - y) & ~7)
      if many > 0 {
        x = unsafe result.withUnsafeMutableBytes { result in
          unsafe source.withUnsafeBytes { source in
            guard let to = result.baseAddress, let from = source.baseAddress else { return 0 }
            return unsafe wide_transpose(
              wideLevel, to + y * 2, height, from + y * width * 2, width, width, many)
          }
        }
      }
      let rows = y..<(many > 0 ? y + many : height)
      for column in x..<width {
        for row in rows { result[column &* height &+ row] = source[row &* width &+ column] }
      }
      y = rows.upperBound
    }
  }

  /// A sample as a byte, rounded to nearest.
  @inline(__always)
  private static func byte(_ sample: UInt16) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(sample) &+ 128) / 257)
  }
}
