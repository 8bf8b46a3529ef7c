import Geometry
import RasterKernels

/// The areas that the contours of an outline go round, one or several round each, and whether they lie apart. Where no
/// box around one reaches into another's, each winds once, and all the same way round, the outline winds once as well:
/// so do most dashes, letters and drops.
///
/// Areas whose boxes do overlap may be apart all the same: `WindingProof` is asked of them together, and of those
/// alone of which nothing is known. What remains in doubt is in the rows of some.
struct ApartAreas {
  private struct Area {
    var left = Int32.max
    var top = Int32.max
    var right = Int32.min
    var bottom = Int32.min
    /// The indices of its contours.
    var contours: Range<Int>
    /// True when it is known to wind once.
    var windsOnce: Bool
    /// One whose box overlaps this one's, or that of another in between; itself for the first of them.
    var other: Int

    /// In pixels.
    var boxSize: Double {
      Double(right - left) * Double(bottom - top) / Double(Subpixel.one * Subpixel.one)
    }
  }

  private var areas: [Area] = []
  /// Around them all.
  private var whole = Area(contours: 0..<0, windsOnce: false, other: 0)

  /// Boxes that together have more than so many times the size of what holds them lie in a heap.
  private static let mostBoxes = 2.0
  /// As many pairs of areas are compared for each area.
  private static let mostPairs = 128

  /// The rows in which the outline of these edges may wind round a point more than once. Its contours begin at the
  /// indices in `starts`.
  static func rowsInDoubt(
    _ edges: Span<Edge>, _ contours: [FlatPath.Contour], starts: Span<Int>
  ) -> Range<Int> {
    var apart = ApartAreas()
    guard contours.count > 1, apart.list(edges, contours, starts), apart.join() else {
      return Int.min..<Int.max
    }
    return apart.rowsInDoubt(edges, starts)
  }

  /// Lists the areas that have edges; false where they wind unlike, or lie in a heap.
  private mutating func list(
    _ edges: Span<Edge>, _ contours: [FlatPath.Contour], _ starts: Span<Int>
  ) -> Bool {
    areas.reserveCapacity(contours.count)
    var boxes = 0.0
    var winding = 0
    var number = 0
    while number < contours.count {
      let first = number
      repeat { number += 1 } while number < contours.count && contours[number].continuesArea
      var area = Area(
        contours: first..<number, windsOnce: contours[first].windsOnce, other: areas.count)
      // Twice what lies right of the edges, with a sign: of what winds once it does not wrap.
      var size = 0
      for index in ApartAreas.edges(of: area.contours, starts, edges.count) {
        let edge = edges[index]
        area.left = min(area.left, edge.x0, edge.x1)
        area.right = max(area.right, edge.x0, edge.x1)
        area.top = min(area.top, edge.y0, edge.y1)
        area.bottom = max(area.bottom, edge.y0, edge.y1)
        size &+= (Int(edge.x0) + Int(edge.x1)) * (Int(edge.y1) - Int(edge.y0))
      }
      if area.left > area.right { continue }
      if winding == 0 { winding = size.signum() }
      if size.signum() == -winding, winding != 0 { return false }
      whole.left = min(whole.left, area.left)
      whole.right = max(whole.right, area.right)
      whole.top = min(whole.top, area.top)
      whole.bottom = max(whole.bottom, area.bottom)
      boxes += area.boxSize
      areas.append(area)
    }
    return boxes <= ApartAreas.mostBoxes * whole.boxSize
  }

  /// Finds which boxes overlap; false where that would take long.
  private mutating func join() -> Bool {
    var pairs = ApartAreas.mostPairs * areas.count
    // From left to right, or down where fewer lie side by side than one below the other.
    let widths =
      areas.reduce(0.0) { $0 + Double($1.right - $1.left) } * Double(whole.bottom - whole.top)
    let heights =
      areas.reduce(0.0) { $0 + Double($1.bottom - $1.top) } * Double(whole.right - whole.left)
    let goesDown = heights < widths
    let order = areas.indices.sorted {
      goesDown ? areas[$0].top < areas[$1].top : areas[$0].left < areas[$1].left
    }
    // Those that the next one may reach into.
    var near: [Int] = []
    for next in order {
      let area = areas[next]
      near.removeAll { goesDown ? areas[$0].bottom <= area.top : areas[$0].right <= area.left }
      pairs -= near.count
      guard pairs >= 0 else { return false }
      for before in near {
        let other = areas[before]
        let overlap =
          goesDown
          ? other.left < area.right && area.left < other.right
          : other.top < area.bottom && area.top < other.bottom
        guard overlap else { continue }
        let (mine, earlier) = (first(of: next), first(of: before))
        areas[mine].other = earlier
      }
      near.append(next)
    }
    return true
  }

  /// The first of the areas that an area is with. Makes the way there shorter.
  private mutating func first(of area: Int) -> Int {
    var area = area
    while areas[area].other != area {
      areas[area].other = areas[areas[area].other].other
      area = areas[area].other
    }
    return area
  }

  /// The rows of those that overlap and do not wind once together, and of others that do not alone.
  private mutating func rowsInDoubt(_ edges: Span<Edge>, _ starts: Span<Int>) -> Range<Int> {
    var firsts: [Int] = []
    for area in areas.indices { firsts.append(first(of: area)) }
    var sizes = [Int](repeating: 0, count: areas.count)
    for first in firsts { sizes[first] += 1 }
    let asked = areas.indices.filter { sizes[firsts[$0]] > 1 || !areas[$0].windsOnce }
      .sorted { (firsts[$0], $0) < (firsts[$1], $1) }
    var group: [Edge] = []
    var groupStarts: [Int] = []
    var (top, bottom) = (Int32.max, Int32.min)
    for (index, area) in asked.enumerated() {
      for contour in areas[area].contours {
        groupStarts.append(group.count)
        for edge in ApartAreas.edges(of: contour..<contour + 1, starts, edges.count) {
          group.append(edges[edge])
        }
      }
      if index + 1 < asked.count, firsts[asked[index + 1]] == firsts[area] { continue }
      if WindingProof.finding(of: group.span, contours: groupStarts.span) != .once {
        for edge in group {
          top = min(top, edge.y0, edge.y1)
          bottom = max(bottom, edge.y0, edge.y1)
        }
      }
      group.removeAll(keepingCapacity: true)
      groupStarts.removeAll(keepingCapacity: true)
    }
    if top > bottom { return 0..<0 }
    return Int(top >> Subpixel.bits)..<Int((bottom - 1) >> Subpixel.bits) + 1
  }

  /// The indices of the edges of some contours.
  private static func edges(
    of contours: Range<Int>, _ starts: Span<Int>, _ edgeCount: Int
  ) -> Range<Int> {
    let end = contours.upperBound
    return starts[contours.lowerBound]..<(end < starts.count ? starts[end] : edgeCount)
  }
}
