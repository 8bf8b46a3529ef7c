import Geometry
import Raster
import RenderTree
import Sheets
import Testing

@Suite struct OnionSkinTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func onion(_ moments: [FrameSnapshot]) -> [UInt8] {
    picture(of: OnionSkin(count: moments.count).frame(of: moments))
  }

  @Test func whatMovesIsThereOnceForEachMomentAndTheGroundIsItself() {
    let ground = box(0, 0, 40, 20, Color(red: 0, green: 1, blue: 0))
    let pixels = onion([0, 10, 20, 30].map { frame([ground, box($0, 5, 8, 8, red)]) })
    let seen = [4, 14, 24, 34].map { Int(pixels.pixel($0, 9, width: 40)[0]) }
    #expect(seen == [38, 96, 153, 255], "15 %, 37.5 %, 60 % and all of it")
    #expect(pixels.pixel(9, 9, width: 40) == [0, 255, 0, 255], "between two of them")
    #expect(pixels.pixel(4, 2, width: 40) == [0, 255, 0, 255], "beside them")
  }

  @Test func whatRestsAtTheEndIsNotVeiledByWhatWasThereBefore() {
    let pixels = onion([0, 20, 20, 20].map { frame([box($0, 5, 8, 8, red)]) })
    #expect(pixels.pixel(24, 9, width: 40) == [255, 0, 0, 255])
  }

  @Test func whatLiesInFrontOfTheMovementStaysInFront() {
    let pixels = onion(
      [0, 10, 20].map { frame([box($0, 5, 8, 8, red), box(0, 0, 40, 20, blue)]) })
    #expect(stride(from: 0, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 0 })
  }

  @Test func aLayerInALayerThatStaysMovesAlone() {
    let moments = [0.0, 10].map { x in
      frame([box(5, 5, 30, 10, blue, children: [box(x, 2, 4, 4, red)])])
    }
    let pixels = onion(moments)
    #expect(pixels.pixel(20, 13, width: 40) == [0, 0, 255, 255])
    #expect(pixels.pixel(17, 8, width: 40) == [255, 0, 0, 255])
    #expect(pixels.pixel(7, 8, width: 40) == [153, 0, 102, 255], "60 % of red over blue")
  }

  @Test func layersMayComeAndGo() {
    let ground = box(0, 0, 40, 20, blue)
    let front = box(0, 15, 40, 5, Color(red: 0, green: 1, blue: 0))
    let moments = [0, 1, 3].map { count in
      frame([ground] + (0..<count).map { box(Double($0) * 10, 5, 4, 15, red) } + [front])
    }
    let pixels = onion(moments)
    #expect(pixels.pixel(22, 8, width: 40) == [255, 0, 0, 255])
    #expect(pixels.pixel(35, 8, width: 40) == [0, 0, 255, 255])
    #expect(pixels.pixel(22, 17, width: 40) == [0, 255, 0, 255])
  }

  @Test func aClipThatStandsStillIsItsLastFrame() {
    let still = frame([box(3, 3, 9, 9, red)])
    #expect(onion([still, still, still]) == picture(of: still))
    #expect(onion([still]) == picture(of: still))
  }

  /// A ground that changes as a whole at every moment, with a mark on it that moves.
  private func marked(_ x: Double, corner: Double) -> RenderNode {
    RenderNode(
      bounds: Rect(x: 0, y: 0, width: 40, height: 20),
      effects: NodeEffects(backgroundColor: .black, cornerRadius: corner),
      children: [box(x, 5, 8, 8, .white)])
  }

  @Test func whatMovesOnAGroundThatChangesWithItIsSeenAtEachMoment() {
    let pixels = onion(
      [0, 10, 20, 30].map { frame([marked($0, corner: $0 / 100)]) })
    let seen = [4, 14, 24, 34].map { Int(pixels.pixel($0, 9, width: 40)[0]) }
    #expect(seen == [99, 156, 198, 255], "255 times the roots of 15 %, 37.5 %, 60 % and 1")
    #expect(pixels.pixel(20, 2, width: 40) == [0, 0, 0, 255], "the ground")
  }

  @Test func aColourThatIsThereForAWhileIsSeenBesideTheUsualOne() {
    let moments = [red, blue, red, red, red].map { frame([box(0, 0, 40, 20, $0)]) }
    // At 30 %: its root of the way from red to blue.
    #expect(onion(moments).pixel(20, 10, width: 40) == [115, 0, 140, 255])
  }

  @Test func theLastColourStaysWhereAnotherDoesNotDifferMuchMore() {
    let green = Color(red: 0, green: 1, blue: 0)
    let moments = [red, red, green, red, blue].map { frame([box(0, 0, 40, 20, $0)]) }
    #expect(onion(moments).pixel(20, 10, width: 40) == [0, 0, 255, 255])
  }

  @Test func whereNoColourIsTheUsualOneTheLatestIsInFront() {
    let colors = [red, Color(red: 0, green: 1, blue: 0), .black, .white, blue]
    let moments = colors.map { frame([box(0, 0, 40, 20, $0)]) }
    #expect(onion(moments).pixel(20, 10, width: 40) == [0, 0, 255, 255])
  }

  @Test func smoothEdgesOfWhatStaysAndOfWhatMovesAreThoseOfThePicture() {
    let last = frame([box(20.5, 5, 8, 8, red)])
    let pixels = onion([frame([box(2.5, 5, 8, 8, red)]), last])
    #expect(pixels.pixel(20, 9, width: 40) == picture(of: last).pixel(20, 9, width: 40))
    #expect(pixels.pixel(2, 9, width: 40) == [255, 178, 178, 255], "half a pixel at 60 %")
  }

  @Test func layersTurnedInDepthAreComparedAsAWhole() {
    var turned = Matrix4.translation(8, 5)
    turned.m14 = 0.001
    let moments = [0.0, 10].map { x in
      frame([
        RenderNode(
          matrix: turned, bounds: Rect(x: 0, y: 0, width: 20, height: 10),
          effects: NodeEffects(backgroundColor: blue), children: [box(x, 2, 4, 4, red)])
      ])
    }
    let pixels = onion(moments)
    #expect(
      pixels.pixel(19, 9, width: 40) == [156, 0, 99, 255], "half of the root of 60 % to blue")
    #expect(pixels.pixel(9, 9, width: 40) == [99, 0, 156, 255], "the other way round")
  }
}
