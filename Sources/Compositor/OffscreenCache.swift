import Geometry
import Raster
import RenderTree

/// Which part of a node an offscreen picture shows.
enum OffscreenPart {
  /// What casts the shadow.
  case silhouette
  /// What casts the shadow, composited from a picture of its own that was made on a plane.
  case composited(Offscreen, from: Homography)
  /// The picture with its filters, without its shadow.
  case filtered
  /// The picture without its filters.
  case parts
  /// Shadow and picture, as far as the mask lets them through.
  case masked
}

extension OffscreenPart: Equatable {
  static func == (a: OffscreenPart, b: OffscreenPart) -> Bool {
    switch (a, b) {
    case (.composited(let first, let plane), .composited(let second, let other)):
      first === second && plane == other
    case (.silhouette, .silhouette), (.filtered, .filtered), (.parts, .parts), (.masked, .masked):
      true
    case (.silhouette, _), (.composited, _), (.filtered, _), (.parts, _), (.masked, _): false
    }
  }
}

/// All that determines an offscreen picture.
struct OffscreenContent: Equatable {
  let part: OffscreenPart
  let node: RenderNode
  let filters: [PixelFilter]
  let width: Int
  let height: Int
  let surroundings: Composition.Surroundings

  /// A number that is the same for equal content, and mostly another one for other content.
  fileprivate var hash: UInt64 {
    var hash = LookupHash()
    hash.add(surroundings.plane.homography)
    hash.add(width, height)
    hash.add(node.children.count, part.number)
    return hash.value
  }
}

extension OffscreenPart {
  fileprivate var number: Int {
    switch self {
    case .silhouette: 0
    case .composited: 1
    case .filtered: 2
    case .parts: 3
    case .masked: 4
    }
  }
}

/// The cached offscreen pictures of the picture recorded last, and of the one being recorded: a node that is
/// drawn as it was takes over the same, which is neither recorded nor compared with others again.
struct OffscreenCache: Sendable {
  private var last: [UInt64: Entry] = [:]
  private var next: [UInt64: Entry] = [:]

  private struct Entry {
    let content: OffscreenContent
    let offscreen: Offscreen
  }

  /// Pictures in the cache.
  var count: Int { last.count + next.count }

  /// What showed this in the last picture; it stays in the cache for the next one.
  mutating func offscreen(showing content: OffscreenContent) -> Offscreen? {
    let hash = content.hash
    guard let kept = last[hash], kept.content == content else { return nil }
    next[hash] = kept
    return kept.offscreen
  }

  mutating func keep(_ offscreen: Offscreen, showing content: OffscreenContent) {
    next[content.hash] = Entry(content: content, offscreen: offscreen)
  }

  /// Begins another picture: what was not wanted for this one is forgotten.
  mutating func finishPicture() {
    swap(&last, &next)
    next.removeAll(keepingCapacity: true)
  }
}
