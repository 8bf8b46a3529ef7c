import Geometry
import Synchronization
import Testing

@testable import Raster

/// What one painter draws offscreen, others need not.
struct SharedPicturesTests {
  /// A list with blurred triangles, so many pixels from the left.
  private func list(_ places: Double...) -> DisplayList {
    var list = DisplayList(width: 40, height: 40)
    for x in places {
      var inside = DisplayList(width: 40, height: 40)
      inside.fill(
        FlatPath(polygon: [Point(x, 5), Point(x + 20, 8), Point(x + 9, 30)]), rule: .nonZero,
        paint: .solid(.black))
      list.fill(
        FlatPath(polygon: [Point(0, 0), Point(40, 0), Point(40, 40), Point(0, 40)]),
        rule: .nonZero,
        paint: .offscreen(
          OffscreenPaint(
            Offscreen(inside, filters: [.blur(x: 2, y: 2)]), imageFromDevice: .identity)))
    }
    return list
  }

  private func draw(_ list: DisplayList, by painter: inout BandPainter) -> ([UInt8], [Image]) {
    var picture = Pixmap(width: list.width, height: list.height)
    var cache = BandCache()
    painter.update(&picture, to: list, over: .clear, cache: &cache)
    return (picture.pixels, Array(painter.drawnOffscreens.values))
  }

  @Test func aPictureThatAnotherPainterHasIsNotDrawnAgain() {
    let kept = PictureCache()
    var first = BandPainter(keeping: kept)
    var second = BandPainter(keeping: kept)
    let (picture, images) = draw(list(3), by: &first)
    let (again, sameImages) = draw(list(3), by: &second)
    #expect(picture == again)
    #expect(images.count == 1 && sameImages.count == 1 && images.first === sameImages.first)
    // Alone it is another one, with the same pixels.
    var alone = BandPainter()
    let (anew, otherImages) = draw(list(3), by: &alone)
    #expect(anew == picture)
    #expect(otherImages.first !== images.first)
  }

  @Test func nothingIsKeptThatNoPainterHas() {
    let kept = PictureCache()
    var painter = BandPainter(keeping: kept)
    for x in 0..<20 {
      _ = draw(list(Double(x)), by: &painter)
      #expect(painter.drawnOffscreens.count == 1)
      // The one that goes is forgotten when the next one comes.
      #expect((painter.sharedOffscreens?.count ?? 0) <= 2)
    }
  }

  @Test func whoeverAsksForAPictureThatIsBeingDrawnGetsThatOne() async {
    let shared = SharedPictures()
    let drawn = Counter()
    let images = await withTaskGroup(of: Image.self) { group in
      for _ in 0..<8 {
        group.addTask {
          shared.image(Signature(first: 1, second: 2)) {
            drawn.add()
            return Image(width: 1, height: 1, pixels: [1, 2, 3, 4])
          }
        }
      }
      return await group.reduce(into: [Image]()) { $0.append($1) }
    }
    #expect(drawn.count == 1)
    #expect(images.allSatisfy { $0 === images[0] })
  }

  @Test func whoNeedNotWaitGoesOn() {
    let shared = SharedPictures()
    let picture = Signature(first: 1, second: 2)
    let image = Image(width: 1, height: 1, pixels: [1, 2, 3, 4])
    // Asked while it is drawn.
    let drawn = shared.image(picture) {
      let other = shared.imageAtOnce(Signature(first: 3, second: 4)) { image }
      #expect(other === image)
      return image
    }
    #expect(drawn === image)
    #expect(
      shared.imageAtOnce(picture) { Image(width: 1, height: 1, pixels: [0, 0, 0, 0]) } === image)
  }

  /// Two painters at once on one list of pictures: what each lays is the same, and drawn once.
  @Test func twoPaintersShareOutTheirPictures() async {
    let all = list(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
    var alone = BandPainter()
    let (expected, _) = draw(all, by: &alone)
    let kept = PictureCache()
    let pictures = await withTaskGroup(of: ([UInt8], [Image]).self) { group in
      for _ in 0..<2 {
        group.addTask {
          var painter = BandPainter(keeping: kept)
          return draw(all, by: &painter)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(pictures.allSatisfy { $0.0 == expected && $0.1.count == 12 })
    let images = pictures.map { Set($0.1.map(ObjectIdentifier.init)) }
    #expect(images[0] == images[1])
  }
}

private final class Counter: Sendable {
  private let number = Mutex(0)
  var count: Int { number.withLock { $0 } }

  func add() { number.withLock { $0 += 1 } }
}
