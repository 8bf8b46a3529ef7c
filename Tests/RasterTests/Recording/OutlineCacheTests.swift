import Geometry
import Raster
import Testing

/// A shape that lies where it lay is taken over; one that differs in anything is made anew.
@Suite struct OutlineCacheTests {
  /// A ring with a curve and corners, partly beyond the picture.
  private static let path: Path = {
    var path = Path()
    path.move(to: Point(10, 10))
    path.cubic(to: Point(50, 30), control1: Point(30, -20), control2: Point(40, 60))
    path.line(to: Point(20, 70))
    path.quad(to: Point(10, 10), control: Point(-30, 40))
    path.close()
    path.addRect(Rect(x: 15, y: 15, width: 20, height: 20))
    return path
  }()

  private struct Case {
    var path = OutlineCacheTests.path
    var stroke: StrokeStyle?
    var rule = FillRule.nonZero
    var map = Homography.identity
    var clip: Rect?

    var polygons: FlatPath {
      let flat =
        stroke.map { path.strokeOutline($0, tolerance: Flattening.tolerance) }
        ?? path.fillPolygons(in: .identity)
      return flat.projected(by: map)
    }

    func changed(_ change: (inout Case) -> Void) -> Case {
      var other = self
      change(&other)
      return other
    }
  }

  /// Two lists, one in the other, each with the shape twice: first under a clip.
  private func record(
    _ shape: Case, recalling cache: inout OutlineCache, made: inout Int
  ) -> [DisplayList] {
    var lists: [DisplayList] = []
    for width in [60, 64] {
      var list = DisplayList(width: width, height: 64)
      let number = cache.beginList()
      if let clip = shape.clip { list.pushClip(FlatPath(polygon: clip.corners), rule: .nonZero) }
      for color in [Color.black, Color(red: 1, green: 0, blue: 0)] {
        let drawn = DrawnShape(
          shape.path, stroke: shape.stroke, rule: shape.rule, deviceFromPath: shape.map)
        let known = cache.placeKnown(drawn, on: &list, number: number)
        let placed = known ?? list.place(shape.polygons, rule: shape.rule)
        if known == nil {
          made += 1
          cache.keep(placed, of: drawn, on: list, number: number)
        }
        list.fill(placed, paint: .solid(color))
      }
      if shape.clip != nil { list.popClip() }
      cache.finish(list, number: number)
      lists.append(list)
    }
    cache.finishPicture()
    return lists
  }

  private func recordedAnew(_ shape: Case) -> [Signature] {
    [60, 64].map { width in
      var list = DisplayList(width: width, height: 64)
      if let clip = shape.clip { list.pushClip(FlatPath(polygon: clip.corners), rule: .nonZero) }
      for color in [Color.black, Color(red: 1, green: 0, blue: 0)] {
        list.fill(shape.polygons, rule: shape.rule, paint: .solid(color))
      }
      if shape.clip != nil { list.popClip() }
      return list.signature
    }
  }

  /// All cases differ from each other in one thing or more.
  private static let cases: [Case] = {
    let filled = Case()
    let style = StrokeStyle(width: 3, dash: [6, 4], dashPhase: 1, trimStart: 0.1, trimEnd: 0.9)
    let stroked = Case(stroke: style)
    func styled(_ change: (inout StrokeStyle) -> Void) -> Case {
      var other = style
      change(&other)
      return Case(stroke: other)
    }
    func mapped(_ change: (inout Homography) -> Void) -> Case {
      var map = Homography.identity
      change(&map)
      return Case(map: map)
    }
    // The same first, middle and last points.
    let points = path.points
    let bent = path.mapPoints { $0 == points[1] ? $0 + Point(1, 0) : $0 }
    // The same points, another way through them.
    var straight = Path()
    straight.move(to: points[0])
    for point in points.dropFirst() { straight.line(to: point) }
    return [
      filled, stroked, Case(path: bent), Case(path: straight), Case(rule: .evenOdd),
      Case(clip: Rect(x: 0, y: 0, width: 40, height: 64)),
      Case(clip: Rect(x: 1, y: 0, width: 40, height: 64)),
      Case(clip: Rect(x: 0, y: 2, width: 40, height: 60)),
      Case(clip: Rect(x: 0, y: 2, width: 40, height: 50)),
      mapped { $0.h11 = 1.5 }, mapped { $0.h12 = 0.25 }, mapped { $0.h13 = 0.01 },
      mapped { $0.h21 = 0.25 }, mapped { $0.h22 = 1.5 }, mapped { $0.h23 = 0.01 },
      mapped { $0.h31 = 0.25 }, mapped { $0.h32 = 0.25 }, mapped { $0.h33 = 2 },
      styled { $0.width = 4 }, styled { $0.cap = .round }, styled { $0.cap = .square },
      styled { $0.join = .round }, styled { $0.miterLimit = 1 },
      styled { $0.dash = [6, 5] }, styled { $0.dash = [] }, styled { $0.dashPhase = 3 },
      styled { $0.trimStart = 0.2 }, styled { $0.trimEnd = 0.8 },
    ]
  }()

  @Test func whateverDiffersIsMadeAnew() {
    for (first, before) in Self.cases.enumerated() {
      // The inside and the line of one path, from which the others differ in one thing.
      for (second, after) in Self.cases.enumerated() where first < 2 || second < 2 {
        var cache = OutlineCache()
        var made = 0
        _ = record(before, recalling: &cache, made: &made)
        made = 0
        let lists = record(after, recalling: &cache, made: &made)
        #expect(lists.map(\.signature) == recordedAnew(after), "\(second) after \(first)")
        #expect((made == 0) == (first == second), "\(second) after \(first)")
      }
    }
  }

  @Test func everyCaseShowsSomethingElse() {
    let all = Self.cases.map(recordedAnew)
    #expect(Set(all).count == all.count)
  }

  @Test func whatWasNotWantedForAPictureIsForgotten() {
    var cache = OutlineCache()
    var made = 0
    _ = record(Self.cases[0], recalling: &cache, made: &made)
    let count = cache.count
    for shape in Self.cases + Self.cases { _ = record(shape, recalling: &cache, made: &made) }
    #expect(cache.count == count)
    made = 0
    _ = record(Self.cases[0], recalling: &cache, made: &made)
    #expect(made > 0)
  }

  @Test func shapesMayComeInAnotherOrderAndMoreOfThem() {
    var cache = OutlineCache()
    func recorded(_ chosen: [Int]) -> (made: Int, signature: Signature) {
      var made = 0
      var list = DisplayList(width: 64, height: 64)
      let number = cache.beginList()
      for index in chosen {
        let shape = Self.cases[index]
        let drawn = DrawnShape(
          shape.path, stroke: shape.stroke, rule: shape.rule, deviceFromPath: shape.map)
        let known = cache.placeKnown(drawn, on: &list, number: number)
        let placed = known ?? list.place(shape.polygons, rule: shape.rule)
        if known == nil {
          made += 1
          cache.keep(placed, of: drawn, on: list, number: number)
        }
        list.fill(placed, paint: .solid(.black))
      }
      cache.finish(list, number: number)
      cache.finishPicture()
      return (made, list.signature)
    }
    func anew(_ chosen: [Int]) -> Signature {
      var list = DisplayList(width: 64, height: 64)
      for index in chosen {
        list.fill(Self.cases[index].polygons, rule: Self.cases[index].rule, paint: .solid(.black))
      }
      return list.signature
    }
    // Of the cases without clips, whose hashes differ.
    let orders = [[0, 1, 9, 10, 18], [18, 0, 10, 9, 1], [25, 1, 26, 18, 27, 9], [], [9, 9, 1]]
    var before: [Int] = []
    for order in orders {
      let (made, signature) = recorded(order)
      #expect(made == order.count(where: { !before.contains($0) }))
      #expect(signature == anew(order))
      before = order
    }
  }
}
