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
    unsafe samples.withUnsafeMutableBytes { samples in
      unsafe pixels.withUnsafeBytes { pixels in
        guard let to = samples.baseAddress, let from = pixels.baseAddress else { return }
        unsafe wide_take_channel(wideLevel, to, count, from, Int32(channel))
      }
    }
  }

  /// Puts samples as bytes, rounded to nearest, into one channel (0…3) of as many pixels.
  /// - Precondition: the pixels are there.
  package static func put(
    _ samples: Span<UInt16>, intoChannel channel: Int, of pixels: inout MutableSpan<UInt8>
  ) {
    let count = samples.count
    precondition(channel >= 0 && channel < 4 && pixels.count >= count * 4, "the pixels are there")
    unsafe pixels.withUnsafeMutableBytes { pixels in
      unsafe samples.withUnsafeBytes { samples in
        guard let to = pixels.baseAddress, let from = samples.baseAddress else { return }
        unsafe wide_put_channel(wideLevel, to, count, from, Int32(channel))
      }
    }
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
          unsafe wide_put_colors(wideLevel, to, count, from, shades)
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
    unsafe result.withUnsafeMutableBytes { result in
      unsafe source.withUnsafeBytes { source in
        guard let to = result.baseAddress, let from = source.baseAddress else { return }
        unsafe wide_mean_rows(
          wideLevel, to + target * 2, count, from + start * 2, stride, rows, Int32(shift))
      }
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
    unsafe result.withUnsafeMutableBytes { result in
      unsafe source.withUnsafeBytes { source in
        guard let to = result.baseAddress, let from = source.baseAddress else { return }
        unsafe wide_mix_samples(
          wideLevel, to + target * 2, count, from + first * 2, from + second * 2, part,
          Int32(shift))
      }
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
    unsafe result.withUnsafeMutableBytes { result in
      unsafe source.withUnsafeBytes { source in
        guard let to = result.baseAddress, let from = source.baseAddress else { return }
        // As many as a line of the cache holds.
        for y in Swift.stride(from: 0, to: height, by: 32) {
          unsafe wide_transpose(
            wideLevel, to + y * 2, height, from + y * width * 2, width, width,
            min(32, height - y))
        }
      }
    }
  }
}
