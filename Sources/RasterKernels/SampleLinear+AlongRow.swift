extension Fast {
  /// Linear samples for a walk that stays on one row of the image, as images do that are only
  /// moved and scaled: mixes the two rows once, column by column, then only across. Returns false,
  /// having done nothing, for other walks and for those whose columns exceed `scratch`.
  @inline(__always)
  static func sampleAlongRow(
    _ texels: Texels, _ walk: SampleWalk, _ target: UnsafeMutableRawPointer, _ count: Int,
    _ scratch: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard walk.dv == 0 else { return false }
    let last = walk.u &+ walk.du &* Int64(count &- 1)
    let lowest = Int(min(walk.u, last) &>> 32)
    let highest = Int(max(walk.u, last) &>> 32) &+ 1
    guard highest &- lowest < 2 &* count &+ 8, (highest &- lowest &+ 1) &* 4 <= scratch.count,
      let row = scratch.baseAddress
    else { return false }
    unsafe mixRows(texels, walk.v, columns: lowest...highest, into: row)
    unsafe mixColumns(row, walk.u &- Int64(lowest) &<< 32, walk.du, target, count)
    return true
  }

  /// One row of texels, each mixed with the one below it; beyond the image its ends repeat.
  @inline(__always)
  private static func mixRows(
    _ texels: Texels, _ v: Int64, columns: ClosedRange<Int>, into row: UnsafeMutableRawPointer
  ) {
    let upper = unsafe texels.row(Int(v &>> 32))
    let lower = unsafe texels.row(Int(v &>> 32) &+ 1)
    let weight = UInt16(truncatingIfNeeded: (v &>> 24) & 255)
    let first = unsafe texels.column(columns.lowerBound)
    let count = unsafe texels.column(columns.upperBound) &+ 1 &- first
    let before = min(
      max(0, first &- columns.lowerBound), columns.upperBound &- columns.lowerBound)
    let inside = unsafe row + before &* 4
    unsafe mix(upper + first &* 4, lower + first &* 4, weight, into: inside, count)

    let left = unsafe inside.loadUnaligned(as: UInt32.self)
    unsafe fill(row, before, left)
    let after = unsafe inside + count &* 4
    let right = unsafe after.loadUnaligned(fromByteOffset: -4, as: UInt32.self)
    unsafe fill(after, columns.count &- before &- count, right)
  }

  /// `count` texels of one row mixed with those of another.
  @inline(__always)
  private static func mix(
    _ upper: UnsafeRawPointer, _ lower: UnsafeRawPointer, _ weight: UInt16,
    into row: UnsafeMutableRawPointer, _ count: Int
  ) {
    if weight == 0 {
      unsafe row.copyMemory(from: upper, byteCount: count &* 4)
      return
    }
    var i = 0
    let low = SIMD8<UInt16>(repeating: 255)
    let part = SIMD8<UInt16>(repeating: weight)
    while i &+ 4 <= count {
      let a = unsafe upper.loadUnaligned(fromByteOffset: i &* 4, as: SIMD8<UInt16>.self)
      let b = unsafe lower.loadUnaligned(fromByteOffset: i &* 4, as: SIMD8<UInt16>.self)
      let even = mixed(a & low, b & low, part)
      let odd = mixed(a &>> 8, b &>> 8, part)
      unsafe row.storeBytes(
        of: even | (odd &<< 8), toByteOffset: i &* 4, as: SIMD8<UInt16>.self)
      i &+= 4
    }
    while i < count {
      let a = unsafe upper.loadUnaligned(fromByteOffset: i &* 4, as: SIMD4<UInt8>.self)
      let b = unsafe lower.loadUnaligned(fromByteOffset: i &* 4, as: SIMD4<UInt8>.self)
      let mean = mixed(
        SIMD4<UInt16>(truncatingIfNeeded: a), SIMD4<UInt16>(truncatingIfNeeded: b), weight)
      unsafe row.storeBytes(
        of: SIMD4<UInt8>(truncatingIfNeeded: mean), toByteOffset: i &* 4, as: SIMD4<UInt8>.self)
      i &+= 1
    }
  }

  /// Each pixel from two neighbours in `row`, at positions u, u + du, …
  @inline(__always)
  private static func mixColumns(
    _ row: UnsafeMutableRawPointer, _ start: Int64, _ du: Int64,
    _ target: UnsafeMutableRawPointer, _ count: Int
  ) {
    var u = start
    var i = 0
    while i &+ 2 <= count {
      let first = unsafe row.loadUnaligned(
        fromByteOffset: Int(u &>> 32) &* 4, as: SIMD8<UInt8>.self)
      let f0 = UInt16(truncatingIfNeeded: (u &>> 24) & 255)
      u &+= du
      let second = unsafe row.loadUnaligned(
        fromByteOffset: Int(u &>> 32) &* 4, as: SIMD8<UInt8>.self)
      let f1 = UInt16(truncatingIfNeeded: (u &>> 24) & 255)
      u &+= du
      let left = SIMD8<UInt8>(lowHalf: first.lowHalf, highHalf: second.lowHalf)
      let right = SIMD8<UInt8>(lowHalf: first.highHalf, highHalf: second.highHalf)
      let weight = SIMD8<UInt16>(lowHalf: SIMD4(repeating: f0), highHalf: SIMD4(repeating: f1))
      let mean = mixed(
        SIMD8<UInt16>(truncatingIfNeeded: left), SIMD8<UInt16>(truncatingIfNeeded: right), weight)
      unsafe target.storeBytes(
        of: SIMD8<UInt8>(truncatingIfNeeded: mean), toByteOffset: i &* 4, as: SIMD8<UInt8>.self)
      i &+= 2
    }
    if i < count {
      let pair = unsafe row.loadUnaligned(
        fromByteOffset: Int(u &>> 32) &* 4, as: SIMD8<UInt8>.self)
      let mean = mixed(
        SIMD4<UInt16>(truncatingIfNeeded: pair.lowHalf),
        SIMD4<UInt16>(truncatingIfNeeded: pair.highHalf),
        UInt16(truncatingIfNeeded: (u &>> 24) & 255))
      unsafe target.storeBytes(
        of: SIMD4<UInt8>(truncatingIfNeeded: mean), toByteOffset: i &* 4, as: SIMD4<UInt8>.self)
    }
  }
}
