extension RowKernels {
  /// The Up filter: pixels of `row` minus those of `above`, channel by channel modulo 256, into
  /// `differences` from `first` on. Returns all of them or-ed together, 0 for equal rows.
  /// - Precondition: both rows are equally long and whole pixels, and the differences have room.
  package static func subtractAbove(
    _ row: Span<UInt8>, above: Span<UInt8>, into differences: inout MutableSpan<UInt32>,
    at first: Int
  ) -> UInt32 {
    let count = row.count / 4
    precondition(row.count == count * 4 && above.count == row.count, "rows are equally long")
    precondition(first >= 0 && first + count <= differences.count, "differences have room")
    var union: UInt32 = 0
    unsafe row.withUnsafeBytes { row in
      unsafe above.withUnsafeBytes { above in
        unsafe differences.withUnsafeMutableBytes { target in
          guard let row = row.baseAddress, let above = above.baseAddress,
            let target = target.baseAddress
          else { return }
          union = unsafe subtract(above, from: row, into: target + first * 4, count)
        }
      }
    }
    return union
  }

  /// The Sub filter: every pixel of `row` minus its left neighbour, the first one as it is, as in
  /// `subtractAbove`. Returns all but the first or-ed together.
  package static func subtractLeft(
    _ row: Span<UInt8>, into differences: inout MutableSpan<UInt32>, at first: Int
  ) -> UInt32 {
    let count = row.count / 4
    precondition(row.count == count * 4, "rows are whole pixels")
    precondition(first >= 0 && first + count <= differences.count, "differences have room")
    var union: UInt32 = 0
    unsafe row.withUnsafeBytes { row in
      unsafe differences.withUnsafeMutableBytes { target in
        guard count > 0, let row = row.baseAddress, let target = target.baseAddress else { return }
        let start = unsafe target + first * 4
        unsafe start.storeBytes(of: row.loadUnaligned(as: UInt32.self), as: UInt32.self)
        union = unsafe subtract(row, from: row + 4, into: start + 4, count - 1)
      }
    }
    return union
  }

  @inline(__always)
  private static func subtract(
    _ less: UnsafeRawPointer, from pixels: UnsafeRawPointer,
    into target: UnsafeMutableRawPointer, _ count: Int
  ) -> UInt32 {
    var union = SIMD16<UInt8>(repeating: 0)
    var x = 0
    while x &+ 4 <= count {
      let difference =
        unsafe pixels.loadUnaligned(fromByteOffset: x &* 4, as: SIMD16<UInt8>.self)
        &- less.loadUnaligned(fromByteOffset: x &* 4, as: SIMD16<UInt8>.self)
      union |= difference
      unsafe target.storeBytes(of: difference, toByteOffset: x &* 4, as: SIMD16<UInt8>.self)
      x &+= 4
    }
    let lanes = unsafe unsafeBitCast(union, to: SIMD4<UInt32>.self)
    var result = lanes.x | lanes.y | lanes.z | lanes.w
    while x < count {
      let difference =
        unsafe pixels.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt8>.self)
        &- less.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt8>.self)
      let pixel = unsafe unsafeBitCast(difference, to: UInt32.self)
      result |= pixel
      unsafe target.storeBytes(of: pixel, toByteOffset: x &* 4, as: UInt32.self)
      x &+= 1
    }
    return result
  }
}

extension PlainRowKernels {
  /// As `RowKernels.subtractAbove`.
  package static func subtractAbove(
    _ row: Span<UInt8>, above: Span<UInt8>, into differences: inout MutableSpan<UInt32>,
    at first: Int
  ) -> UInt32 {
    var union: UInt32 = 0
    for x in 0..<row.count / 4 {
      var pixel: UInt32 = 0
      for channel in 0..<4 {
        pixel |= UInt32(row[x * 4 + channel] &- above[x * 4 + channel]) << UInt32(channel * 8)
      }
      differences[first + x] = pixel
      union |= pixel
    }
    return union
  }

  /// As `RowKernels.subtractLeft`.
  package static func subtractLeft(
    _ row: Span<UInt8>, into differences: inout MutableSpan<UInt32>, at first: Int
  ) -> UInt32 {
    var union: UInt32 = 0
    for x in 0..<row.count / 4 {
      var pixel: UInt32 = 0
      for channel in 0..<4 {
        let left = x == 0 ? 0 : row[x * 4 + channel - 4]
        pixel |= UInt32(row[x * 4 + channel] &- left) << UInt32(channel * 8)
      }
      differences[first + x] = pixel
      if x > 0 { union |= pixel }
    }
    return union
  }
}
