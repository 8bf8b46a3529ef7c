import Foundation
import Testing

/// The pictures with which the chapter introduces replicators.
@MainActor
@Suite struct IntroductionValuesTests {
  @Test func copiesLieSideBySide() throws {
    for id in ["iris-intro-row", "iris-intro-tint"] {
      let shown = try LayersShown(id, at: 0)
      expect(try shown.numbers("instanceCount", of: "replicator"), [7])
      expect(try shown.frame(of: "shape"), [40.5, 306.5, 30, 54], id)
      let transform = try shown.numbers("instanceTransform", of: "replicator")
      expect([0, 1, 4, 5, 12, 13].map { transform[$0] }, [1, 0, 0, 1, 44, 0], id)
    }
  }

  /// At the middle of each shape, 44 points from the one before.
  @Test func theTintGoesFromMagentaToCyan() throws {
    let still = try picture(of: "iris-intro-tint", at: 0, scale: 1)
    for number in 0..<7 {
      let start = (333 * still.width + 55 + 44 * number) * 4
      let way = Double(number) / 6
      let expected = [255 * (1 - way), 255 * way, 255]
      let shown = still.pixels[start..<start + 3].map(Double.init)
      expect(shown, expected, within: 1, "copy \(number)")
    }
  }

  /// Twelve, 110 points from the middle, clockwise from the top.
  @Test func copiesLieInACircle() throws {
    let still = try picture(of: "iris-intro-circle", at: 0, scale: 1)
    func pixel(_ radius: Double, _ angle: Double) -> [Double] {
      let x = Int(187.5 + radius * sin(angle))
      let y = Int(333.5 - radius * cos(angle))
      let start = (y * still.width + x) * 4
      return still.pixels[start..<start + 3].map(Double.init)
    }
    for number in 0..<12 {
      let way = Double(number) / 11
      let angle = Double(number) * .pi / 6
      expect(pixel(110, angle), [255 * (1 - way), 255 * way, 255], within: 1, "copy \(number)")
      expect(
        pixel(110, angle + .pi / 12), [85, 85, 85], within: 1, "between \(number) and the next")
    }
  }

  @Test(arguments: [1, 2, 30]) func theNumberOfCopiesIsAParameter(count: Double) throws {
    for id in ["iris-intro-row", "iris-intro-tint", "iris-intro-circle"] {
      let shown = try LayersShown(id, at: 0, ["count": count])
      expect(try shown.numbers("instanceCount", of: "replicator"), [count], id)
    }
  }
}
