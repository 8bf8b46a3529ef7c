import RasterKernels

/// The outlines of the picture recorded last, and of the one being recorded: a shape that lies where it
/// lay takes over its edges. Found by what the shapes are; nothing older is kept.
package struct OutlineMemory: Sendable {
  private var last = Picture()
  private var next = Picture()

  package init() {}

  private struct Picture {
    /// Of each shape.
    var hashes: [UInt64] = []
    var shapes: [KeptShape] = []
    /// The edges of its lists; those of offscreen pictures too.
    var edges: [[Edge]] = []
  }

  private struct KeptShape {
    let shape: DrawnShape
    let clip: PixelBounds
    let placed: PlacedOutline
    let list: Int
  }

  /// Indices of the last picture's shapes, each at its hash or behind; −1 where there is none. At
  /// least half are free.
  private var places: [Int32] = [-1]

  /// Shapes that are kept.
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
    places.removeAll(keepingCapacity: true)
    places.append(contentsOf: repeatElement(-1, count: room))
    for (index, hash) in last.hashes.enumerated() {
      places[place(of: hash) { last.hashes[$0] == hash }] = Int32(index)
    }
  }

  /// Puts `shape` on `list` where it is known to lie so; else nil, and nothing is done.
  package mutating func placeKnown(
    _ shape: DrawnShape, on list: inout DisplayList, number: Int
  ) -> PlacedOutline? {
    let clip = list.clipBounds
    let hash = shape.hash(under: clip)
    let place = place(of: hash) {
      last.hashes[$0] == hash && last.shapes[$0].clip == clip && last.shapes[$0].shape == shape
    }
    let known = Int(places[place])
    guard known >= 0 else { return nil }
    let placed = list.place(
      last.shapes[known].placed, from: last.edges[last.shapes[known].list])
    keep(KeptShape(shape: shape, clip: clip, placed: placed, list: number), hash)
    return placed
  }

  /// Keeps where `shape` was now put on `list`.
  package mutating func keep(
    _ placed: PlacedOutline, of shape: DrawnShape, on list: DisplayList, number: Int
  ) {
    let clip = list.clipBounds
    keep(
      KeptShape(shape: shape, clip: clip, placed: placed, list: number),
      shape.hash(under: clip))
  }

  private mutating func keep(_ shape: KeptShape, _ hash: UInt64) {
    next.hashes.append(hash)
    next.shapes.append(shape)
  }

  /// Where the shape with this hash is that fits, or a free place.
  private func place(of hash: UInt64, _ fits: (Int) -> Bool) -> Int {
    var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
    while places[place] >= 0, !fits(Int(places[place])) { place = (place + 1) & (places.count - 1) }
    return place
  }
}
