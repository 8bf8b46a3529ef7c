package import Geometry

/// A number by which content is looked up before it is compared: the same for what is equal, mostly
/// another one for the rest. Made of pairs of words; zeros of either sign are one, as they are equal.
package struct LookupHash: Sendable {
  package private(set) var value: UInt64 = 0

  package init() {}

  @inline(__always)
  package mutating func add(_ a: Double, _ b: Double) {
    add((a + 0).bitPattern, (b + 0).bitPattern)
  }

  @inline(__always)
  package mutating func add(_ a: Int, _ b: Int) {
    add(UInt64(bitPattern: Int64(a)), UInt64(bitPattern: Int64(b)))
  }

  package mutating func add(_ map: Homography) {
    add(map.h11, map.h12)
    add(map.h21, map.h22)
    add(map.h31, map.h32)
    add(map.h13, map.h23)
  }

  @inline(__always)
  private mutating func add(_ a: UInt64, _ b: UInt64) {
    let mixed = (value ^ a) &* 0x9E37_79B9_7F4A_7C15 &+ b &* 0x6A09_E667_F3BC_C909
    value = mixed ^ mixed >> 29
  }
}
