import Geometry
import Raster
import RenderTree
import Testing

@Suite struct DissolveTests {
  private func picture(
    _ from: RenderNode?, _ to: RenderNode?, _ share: Double, opacity: Double = 1,
    background: Color = .clear
  ) -> Picture {
    let dissolve = NodeContent.dissolve(Dissolve(from: from, to: to, share: share))
    return Picture(
      of: box(0, 0, 40, 30, opacity: opacity, content: [dissolve]), background: background)
  }

  @Test func opaquePicturesStayOpaqueAllTheWay() {
    for step in 0...255 {
      let mix = picture(box(0, 0, 40, 30, red), box(0, 0, 40, 30, blue), Double(step) / 255)
      #expect(mix[20, 20] == [255 - step, 0, step, 255])
    }
  }

  @Test func whatIsAlikeDoesNotChange() {
    let color = Color(red: 0.3, green: 0.7, blue: 0.9)
    let alike = Picture(of: box(0, 0, 40, 30, color))[9, 9]
    for step in 0...100 {
      let mix = picture(box(0, 0, 40, 30, color), box(0, 0, 40, 30, color), Double(step) / 100)
      #expect(mix[9, 9] == alike)
    }
  }

  @Test func aMissingPictureIsTransparent() {
    #expect(picture(nil, box(0, 0, 40, 30, red), 0.2)[5, 5] == [51, 0, 0, 51])
    #expect(picture(box(0, 0, 40, 30, red), nil, 0.2)[5, 5] == [204, 0, 0, 204])
    #expect(picture(nil, nil, 0.2)[5, 5] == [0, 0, 0, 0])
  }

  /// 0.4 · red + 0.6 · blue, of which half lies over white.
  @Test func theMixFadesAsOnePictureOverWhatLiesBelow() {
    let mix = picture(
      box(0, 0, 20, 30, red), box(0, 0, 40, 30, blue), 0.6, opacity: 0.5, background: .white)
    #expect(zip(mix[5, 5], [179, 127, 204, 255]).allSatisfy { abs($0 - $1) <= 1 })
    #expect(zip(mix[30, 5], [178, 178, 255, 255]).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test func groupsClipsAndMasksInsideBelongToTheirPicture() {
    let parts = [box(0, 0, 20, 20, red), box(10, 0, 20, 20, red)]
    let mask = box(0, 0, 10, 10, .black)
    let from = box(0, 0, 40, 30, opacity: 0.5, children: parts)
    let to = box(0, 0, 40, 30, blue, mask: mask)
    let mix = picture(from, to, 0.4, background: .white)
    #expect(zip(mix[5, 5], [153, 77, 178, 255]).allSatisfy { abs($0 - $1) <= 1 })
    #expect(zip(mix[15, 5], [255, 178, 178, 255]).allSatisfy { abs($0 - $1) <= 1 })
    let clip = box(
      5, 5, 10, 10, corners: 4, clips: true,
      content: [
        .dissolve(Dissolve(from: box(0, 0, 9, 9, red), to: box(0, 0, 20, 20, blue), share: 0.4))
      ])
    let clipped = Picture(of: clip, background: .white)
    #expect(clipped[10, 10] == [153, 0, 102, 255])
    #expect(clipped[5, 5][0] > 250)
    #expect(clipped[20, 20] == [255, 255, 255, 255])
  }

  @Test func aShareThatIsNoNumberShowsTheFirst() {
    #expect(picture(box(0, 0, 9, 9, red), box(0, 0, 9, 9, blue), .nan)[5, 5] == [255, 0, 0, 255])
    #expect(picture(box(0, 0, 9, 9, red), box(0, 0, 9, 9, blue), 1e300)[5, 5] == [0, 0, 255, 255])
  }
}
