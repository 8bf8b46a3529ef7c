/// How often colours occur: a table with open addresses, whose order depends on nothing but what
/// was added. Of more than half a million colours those that differ in the last bit of a component count as one,
/// and if need be in the last two, so that the table stays below 40 MB.
struct ColorCounts: Sendable {
  /// As many colours are told apart.
  private let limit: Int
  /// The bits of a pixel by which they are.
  private var mask: UInt32 = 0xFFFF_FFFF
  private var keys: [UInt32]
  private var counts: [Int]
  /// How often of those in a gradient.
  private var smooth: [Int]
  private(set) var count = 0

  init(limit: Int = 1 << 19) {
    self.limit = limit
    keys = [UInt32](repeating: 0, count: 1024)
    counts = [Int](repeating: 0, count: 1024)
    smooth = counts
  }

  /// Where the colour of `pixel` stands or is to stand.
  @inline(__always)
  private func place(of bits: UInt32) -> Int {
    let mask = keys.count - 1
    var place = Int((bits &* 0x9E37_79B1) >> 8) & mask
    while keys[place] != 0 && keys[place] != bits { place = (place + 1) & mask }
    return place
  }

  /// Counts `times` more pixels of one colour, `gradual` of them inside a gradient.
  mutating func add(_ pixel: GIFPixel, times: Int, gradual: Int) {
    var place = place(of: pixel.bits & mask)
    if keys[place] == 0 {
      if count >= limit {
        coarsen()
        return add(pixel, times: times, gradual: gradual)
      }
      if count * 2 >= keys.count {
        grow()
        place = self.place(of: pixel.bits & mask)
      }
      keys[place] = pixel.bits & mask
      count += 1
    }
    counts[place] += times
    smooth[place] += gradual
  }

  /// Whether most pixels of the colour were inside a gradient.
  func isGradual(_ pixel: GIFPixel) -> Bool {
    let place = place(of: pixel.bits & mask)
    return smooth[place] * 2 > counts[place]
  }

  /// All colours, in the order of their components, with their counts.
  var sorted: [WeightedColor] {
    keys.indices.filter { keys[$0] != 0 }.sorted { keys[$0] < keys[$1] }.map {
      WeightedColor(color: OpaqueColor(GIFPixel(bits: keys[$0])), weight: counts[$0])
    }
  }

  /// Tells colours apart by one bit less of each component.
  private mutating func coarsen() {
    let old = (keys, counts, smooth)
    // 0x00FF_FFFF becomes 0x00FE_FEFE, then 0x00FC_FCFC, and so on.
    mask &= (mask & 0x00FF_FFFF) << 1 | 0xFF00_0000
    mask &= ~0x0001_0101
    keys = [UInt32](repeating: 0, count: old.0.count)
    counts = [Int](repeating: 0, count: old.0.count)
    smooth = counts
    count = 0
    for place in old.0.indices where old.0[place] != 0 {
      add(GIFPixel(bits: old.0[place]), times: old.1[place], gradual: old.2[place])
    }
  }

  private mutating func grow() {
    let old = (keys, counts, smooth)
    keys = [UInt32](repeating: 0, count: 2 * old.0.count)
    counts = [Int](repeating: 0, count: 2 * old.0.count)
    smooth = counts
    for place in old.0.indices where old.0[place] != 0 {
      let new = self.place(of: old.0[place])
      keys[new] = old.0[place]
      counts[new] = old.1[place]
      smooth[new] = old.2[place]
    }
  }
}

/// A colour and the number of its pixels.
struct WeightedColor: Hashable, Sendable {
  var color: OpaqueColor
  var weight: Int
}
