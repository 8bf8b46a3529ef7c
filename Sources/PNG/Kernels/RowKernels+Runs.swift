import CWideKernels

extension RowKernels {
  /// The first place from `start` on, and before `end`, at which `pixels` are not `value`; `end`
  /// if there is none.
  /// - Precondition: `start..<end` lies within the pixels.
  @inline(__always)
  package static func runEnd(
    of value: UInt32, in pixels: Span<UInt32>, from start: Int, to end: Int
  ) -> Int {
    precondition(start >= 0 && start <= end && end <= pixels.count, "a run lies within its row")
    var x = start
    unsafe pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let pattern = SIMD4<UInt32>(repeating: value)
      while x &+ 16 <= end {
        var unequal = SIMD4<UInt32>()
        for part in 0..<4 {
          let offset = (x &+ part &* 4) &* 4
          unequal |=
            unsafe base.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self) ^ pattern
        }
        let halves = unsafe unsafeBitCast(unequal, to: SIMD2<UInt64>.self)
        if halves.x | halves.y != 0 { break }
        x &+= 16
      }
      while x &+ 4 <= end {
        let unequal =
          unsafe base.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt32>.self) ^ pattern
        let halves = unsafe unsafeBitCast(unequal, to: SIMD2<UInt64>.self)
        if halves.x | halves.y != 0 { break }
        x &+= 4
      }
      while x < end, unsafe base.load(fromByteOffset: x &* 4, as: UInt32.self) == value { x &+= 1 }
    }
    return x
  }

  /// The first place from `start` on, and before `end`, at which `pixels` are not those `back` places
  /// before; `end` if there is none.
  /// - Precondition: `start..<end`, and as much `back` places before it, lies within the pixels.
  @inline(__always)
  package static func copyEnd(
    in pixels: Span<UInt32>, from start: Int, to end: Int, back: Int
  ) -> Int {
    precondition(back > 0 && start >= back, "a copy begins within the pixels")
    precondition(end <= pixels.count, "a copy ends within the pixels")
    var x = start
    unsafe pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      while x &+ 2 <= end {
        let here = unsafe base.loadUnaligned(fromByteOffset: x &* 4, as: UInt64.self)
        let there = unsafe base.loadUnaligned(fromByteOffset: (x &- back) &* 4, as: UInt64.self)
        guard here == there else {
          x &+= (here ^ there).littleEndian.trailingZeroBitCount &>> 5
          return
        }
        x &+= 2
      }
      if x < end {
        let here = unsafe base.load(fromByteOffset: x &* 4, as: UInt32.self)
        if unsafe here == base.load(fromByteOffset: (x &- back) &* 4, as: UInt32.self) { x &+= 1 }
      }
    }
    return x
  }

  /// Whether two rows are the same, byte for byte.
  /// - Precondition: they are equally long.
  package static func areEqual(
    _ row: Span<UInt8>, _ other: Span<UInt8>
  ) -> Bool {
    precondition(row.count == other.count, "rows are equally long")
    if row.isIdentical(to: other) { return true }
    let found = unsafe row.withUnsafeBytes { row in
      unsafe other.withUnsafeBytes { other in
        unsafe wide_rows_equal(
          wideLevel, row.baseAddress, other.baseAddress, row.count / 4)
      }
    }
    if found == 0 { return false }
    var result = true
    unsafe row.withUnsafeBytes { row in
      unsafe other.withUnsafeBytes { other in
        guard let a = row.baseAddress, let b = other.baseAddress else { return }
        var i = found == 1 ? row.count & ~3 : 0
        while i &+ 64 <= row.count {
          var unequal = SIMD16<UInt8>(repeating: 0)
          for part in 0..<4 {
            let offset = i &+ part &* 16
            unequal |=
              unsafe a.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
              ^ b.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
          }
          let halves = unsafe unsafeBitCast(unequal, to: SIMD2<UInt64>.self)
          if halves.x | halves.y != 0 {
            result = false
            return
          }
          i &+= 64
        }
        while i < row.count {
          if unsafe a.load(fromByteOffset: i, as: UInt8.self)
            != b.load(fromByteOffset: i, as: UInt8.self)
          {
            result = false
            return
          }
          i &+= 1
        }
      }
    }
    return result
  }
}

extension PlainRowKernels {
  /// As `RowKernels.runEnd`.
  package static func runEnd(
    of value: UInt32, in pixels: Span<UInt32>, from start: Int, to end: Int
  ) -> Int {
    var x = start
    while x < end, pixels[x] == value { x += 1 }
    return x
  }

  /// As `RowKernels.copyEnd`.
  package static func copyEnd(
    in pixels: Span<UInt32>, from start: Int, to end: Int, back: Int
  ) -> Int {
    var x = start
    while x < end, pixels[x] == pixels[x - back] { x += 1 }
    return x
  }

  /// As `RowKernels.areEqual`.
  package static func areEqual(_ row: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    row.indices.allSatisfy { row[$0] == other[$0] }
  }
}
