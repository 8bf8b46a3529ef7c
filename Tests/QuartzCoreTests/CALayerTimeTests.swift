import QuartzCore
import Testing

/// Numbers measured on Apple's framework.
@MainActor
struct CALayerTimeTests {
  private func layer(begin: Double, speed: Float, offset: Double) -> CALayer {
    let layer = CALayer()
    layer.beginTime = begin
    layer.speed = speed
    layer.timeOffset = offset
    return layer
  }

  @Test func nestedClocksMultiply() {
    let parent = layer(begin: 2, speed: 3, offset: 0.25)
    let child = layer(begin: 1, speed: 2, offset: 0.5)
    parent.addSublayer(child)
    #expect(child.convertTime(10, from: parent) == 18.5)
    #expect(child.convertTime(10, from: nil) == 47)
    #expect(child.convertTime(10, to: parent) == 5.75)
    #expect(isClose(child.convertTime(10, to: nil), 23.0 / 6))
  }

  @Test func timeBeforeTheBeginningIsZero() {
    let root = CALayer()
    let child = layer(begin: 8, speed: 0.5, offset: 7)
    root.addSublayer(child)
    #expect(child.convertTime(7, from: root) == 0)
    #expect(child.convertTime(8, from: root) == 7)
    #expect(child.convertTime(10, from: root) == 8)
  }

  @Test func aLayerThatStandsStillShowsItsOffset() {
    let layer = layer(begin: 0, speed: 0, offset: 4)
    #expect(layer.convertTime(10, from: nil) == 4)
    #expect(layer.convertTime(4, to: nil) == 0)
  }

  @Test func atItsBeginningALayerShowsItsOffset() {
    let layer = layer(begin: 3, speed: 2, offset: 5)
    #expect(layer.convertTime(3, from: nil) == 5)
    #expect(layer.convertTime(2.999, from: nil) == 0)
  }

  @Test func cousinsMeetAtTheirCommonAncestor() {
    let root = layer(begin: 100, speed: 9, offset: 1)
    let (left, right) = (
      layer(begin: 2, speed: 3, offset: 0.25), layer(begin: 0, speed: 0.5, offset: 1)
    )
    let (child, niece) = (
      layer(begin: 1, speed: 2, offset: 0.5), layer(begin: 1, speed: 4, offset: 0)
    )
    root.sublayers = [left, right]
    left.addSublayer(child)
    right.addSublayer(niece)
    // 10 → 5.75 → 23/6 up; 23/6 → 35/12 → 23/3 down.
    #expect(isClose(child.convertTime(10, to: niece), 23.0 / 3))
  }

  @Test func siblingsMeetAtTheirSuperlayer() {
    let root = layer(begin: 5, speed: 0, offset: 3)
    let left = layer(begin: 0, speed: 2, offset: 0)
    let right = layer(begin: 1, speed: 1, offset: 0)
    root.sublayers = [left, right]
    #expect(left.convertTime(8, to: right) == 3)
  }
}
