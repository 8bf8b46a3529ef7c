import RasterKernels

/// The cached outlines of the picture recorded last, and of the one being recorded: a shape that lies where it
/// lay takes over its edges. Found by what the shapes are; nothing older is cached.
package struct OutlineCache: Sendable {
  private var last = Picture()
  private var next = Picture()

  package init() {}

  private struct Picture {
    /// Of each shape.
    var hashes: [UInt64] = []
    var shapes: [CachedShape] = []
    /// The edges of its lists; those of offscreen pictures too.
    var edges: [[Edge]] = []
  }

  private struct CachedShape {
    let shape: DrawnShape
    let clip: PixelBounds
    let placed: PlacedOutline
    let list: Int
  }

  /// Indices of the last picture's shapes, each at its hash or behind; −1 where there is none. At
  /// least half are free.
  private var slots: [Int32] = [-1]

  /// Shapes in the cache.
  package var count: Int { last.shapes.count + next.shapes.count }

  /// The number of a list that is now recorded. Lists may be begun while others are not finished.
  package mutating func beginList() -> Int {
    next.edges.append([])
    return next.edges.count - 1
  }

  /// Keeps the edges of `list`, to which nothing is added from now on.
  package mutating func finish(_ list: DisplayList, number: Int) {
    next.edges[number] = list.edges
  }

  /// Begins another picture: what was not wanted for this one is forgotten.
  package mutating func finishPicture() {
    swap(&last, &next)
    next.hashes.removeAll(keepingCapacity: true)
    next.shapes.removeAll(keepingCapacity: true)
    next.edges.removeAll(keepingCapacity: true)
    var room = 2
    while room < 2 * last.shapes.count { room *= 2 }
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(-1, count: room))
    for (index, hash) in last.hashes.enumerated() {
      slots[slot(of: hash) { last.hashes[$0] == hash }] = Int32(index)
    }
  }

  /// Puts `shape` on `list` where it is known to lie so; else nil, and nothing is done.
  package mutating func placeKnown(
    _ shape: DrawnShape, on list: inout DisplayList, number: Int
  ) -> PlacedOutline? {
    let clip = list.clipBounds
    let hash = shape.hash(under: clip)
    let slot = slot(of: hash) {
      last.hashes[$0] == hash && last.shapes[$0].clip == clip && last.shapes[$0].shape == shape
    }
    let known = Int(slots[slot])
    guard known >= 0 else { return nil }
    let placed = list.place(
      last.shapes[known].placed, from: last.edges[last.shapes[known].list])
    keep(CachedShape(shape: shape, clip: clip, placed: placed, list: number), hash)
    return placed
  }

  /// Keeps where `shape` was now put on `list`.
  package mutating func keep(
    _ placed: PlacedOutline, of shape: DrawnShape, on list: DisplayList, number: Int
  ) {
    let clip = list.clipBounds
    keep(
      CachedShape(shape: shape, clip: clip, placed: placed, list: number),
      shape.hash(under: clip))
  }

  private mutating func keep(_ shape: CachedShape, _ hash: UInt64) {
    next.hashes.append(hash)
    next.shapes.append(shape)
  }

  /// Where the shape with this hash is that fits, or a free slot.
  private func slot(of hash: UInt64, _ fits: (Int) -> Bool) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0, !fits(Int(slots[slot])) { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
