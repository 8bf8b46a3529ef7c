import Geometry
import Raster
import RenderTree
import Testing

@Suite struct CompositionTests {
  @Test func aBackgroundFillsItsBoundsExactly() {
    let picture = Picture(of: box(5, 6, 20, 10, red))
    #expect(picture[5, 6] == [255, 0, 0, 255])
    #expect(picture[24, 15] == [255, 0, 0, 255])
    #expect(picture[4, 6] == [0, 0, 0, 0])
    #expect(picture[25, 15] == [0, 0, 0, 0])
    #expect(picture.coveredArea == 200)
  }

  @Test func childrenLieAboveTheBackgroundAndBelowTheBorder() {
    let child = box(0, 0, 20, 20, blue)
    let picture = Picture(
      of: box(5, 5, 20, 20, red, border: 3, borderColor: .white, children: [child]))
    #expect(picture[6, 6] == [255, 255, 255, 255])
    #expect(picture[15, 15] == [0, 0, 255, 255])
  }

  /// Core Animation's border lies inside the bounds: 80 × 60 with width 5 covers 1300 points².
  @Test func aBorderLiesInsideTheBounds() {
    let picture = Picture(
      of: box(10, 10, 80, 60, border: 5, borderColor: .black), width: 100, height: 80)
    #expect(picture.coveredArea == 1300)
  }

  @Test func siblingsAreOrderedByZPositionAndThenByIndex() {
    let front = box(0, 0, 10, 10, red, zPosition: 1)
    let back = box(0, 0, 10, 10, blue)
    #expect(Picture(of: box(0, 0, 40, 30, children: [front, back]))[5, 5] == [255, 0, 0, 255])
    let tie = box(0, 0, 10, 10, red)
    #expect(Picture(of: box(0, 0, 40, 30, children: [tie, back]))[5, 5] == [0, 0, 255, 255])
  }

  /// Overlapping children at group opacity 0.5 give 0.5, not 0.75.
  @Test func opacityFadesOverlappingPartsAsOnePicture() {
    let children = [box(0, 0, 20, 20, red), box(10, 0, 20, 20, red)]
    let group = Picture(of: box(0, 0, 40, 30, opacity: 0.5, children: children))
    #expect(group[5, 5][3] == 128)
    #expect(group[15, 5][3] == 128)
    let apart = Picture(
      of: box(0, 0, 40, 30, opacity: 0.5, fadesAsGroup: false, children: children))
    #expect(apart[5, 5][3] == 128)
    #expect(abs(apart[15, 5][3] - 191) <= 1)
  }

  /// A group of one child fades it whole, whatever the child does with an opacity of its own.
  @Test func whatAGroupFadesIsOnePicture() {
    let children = [box(0, 0, 20, 20, red), box(10, 0, 20, 20, red)]
    func picture(childOpacity: Double) -> Picture {
      let child = box(
        0, 0, 40, 30, opacity: childOpacity, fadesAsGroup: false, children: children)
      return Picture(of: box(0, 0, 40, 30, opacity: 0.5, children: [child]))
    }
    let whole = picture(childOpacity: 1)
    #expect(whole[5, 5][3] == 128)
    #expect(whole[15, 5][3] == 128)
    // Half and half over it is three quarters, of which the group leaves half.
    let apart = picture(childOpacity: 0.5)
    #expect(abs(apart[5, 5][3] - 64) <= 1)
    #expect(abs(apart[15, 5][3] - 96) <= 1)
  }

  @Test func opacityOfNestedSingleChildrenMultiplies() {
    let inner = box(0, 0, 10, 10, red, opacity: 0.5)
    let picture = Picture(of: box(0, 0, 40, 30, opacity: 0.5, children: [inner]))
    #expect(abs(picture[5, 5][3] - 64) <= 1)
  }

  @Test func aMaskKeepsOnlyWhatItsAlphaCovers() {
    let mask = box(5, 5, 10, 10, Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    let picture = Picture(
      of: box(0, 0, 40, 30, red, children: [box(0, 0, 8, 8, blue)], mask: mask))
    #expect(picture[4, 4] == [0, 0, 0, 0])
    #expect(picture[6, 6] == [0, 0, 128, 128])
    #expect(picture[12, 12] == [128, 0, 0, 128])
    #expect(picture[20, 20] == [0, 0, 0, 0])
  }

  @Test func anEmptyMaskHidesEverything() {
    let picture = Picture(of: box(0, 0, 40, 30, red, mask: box(5, 5, 0, 0, .white)))
    #expect(picture.coveredArea == 0)
  }

  @Test func clippingCutsChildrenToTheRoundedBounds() {
    let child = box(-10, -10, 60, 60, blue)
    let picture = Picture(
      of: box(5, 5, 20, 20, corners: 10, clips: true, children: [child]))
    #expect(abs(picture.coveredArea - Double.pi * 100) < 0.5)
    #expect(picture[15, 15] == [0, 0, 255, 255])
  }

  /// Where two opaque children fill a round clip, no colour of the lower one may show at the edge.
  @Test func theLowerOfTwoClippedChildrenDoesNotShineThroughTheEdge() {
    let children = [box(0, 0, 20, 20, red), box(0, 0, 20, 20, blue)]
    let picture = Picture(of: box(5, 5, 20, 20, corners: 10, clips: true, children: children))
    for y in 0..<30 {
      for x in 0..<40 { #expect(picture[x, y][0] == 0) }
    }
  }

  @Test func roundedCornersCoverTheAreaOfTheCircle() {
    let picture = Picture(of: box(5, 5, 20, 20, red, corners: 6))
    let area = 400 - (4 - Double.pi) * 36
    #expect(abs(picture.coveredArea - area) < 0.5)
  }

  @Test func aRadiusBeyondHalfTheSideIsClamped() {
    let picture = Picture(of: box(5, 5, 20, 20, red, corners: 100))
    #expect(abs(picture.coveredArea - Double.pi * 100) < 0.5)
  }

  @Test func aMirroredOneSidedNodeIsNotDrawn() {
    var mirrored = Matrix4.scale(-1, 1)
    mirrored.m41 = 20
    func node(_ isDoubleSided: Bool) -> RenderNode {
      RenderNode(
        matrix: mirrored, bounds: Rect(x: 0, y: 0, width: 10, height: 10),
        isDoubleSided: isDoubleSided, effects: NodeEffects(backgroundColor: red))
    }
    #expect(Picture(of: node(false)).coveredArea == 0)
    #expect(Picture(of: node(true)).coveredArea == 100)
  }

  @Test func aTintMultipliesEveryColourBelowIt() {
    let child = box(0, 0, 10, 10, Color(red: 1, green: 1, blue: 0.5))
    let tinted = RenderNode(
      bounds: Rect(x: 0, y: 0, width: 40, height: 30),
      effects: NodeEffects(tint: Color(red: 0.5, green: 1, blue: 1, alpha: 1)), children: [child])
    #expect(Picture(of: tinted)[5, 5] == [128, 255, 128, 255])
  }
}
