import Foundation
import SceneLibrary
import TestSupport
import Testing

@MainActor
@Suite struct FuberPicturesTests {
  @Test(arguments: ["fuber", "fuber-rider-icon", "fuber-grid-1"])
  func theLoopCloses(id: String) throws {
    let first = try picture(of: id, at: 3, scale: 1).pixels
    let second = try picture(of: id, at: 6, scale: 1).pixels
    #expect(PixelDifference(first, second).greatest == 0)
  }

  /// The pie opens at 12 o'clock and runs clockwise: white just short of the angle that strokeEnd
  /// has reached, the container's blue just beyond it.
  @Test(arguments: [2.3, 2.5, 2.7, 2.8]) func thePieIsWipedClockwiseFromTwelve(time: Double) throws
  {
    let (strokeEnd, matrix) = FuberByHand.circleLayer(time)
    let still = try picture(of: "fuber-circle-in", at: time, scale: 2)
    let scale = (matrix[0] * matrix[0] + matrix[1] * matrix[1]).squareRoot()
    let turn = atan2(matrix[1], matrix[0])

    func pixel(at fraction: Double, radius: Double) -> [UInt8] {
      let angle = 2 * Double.pi * fraction - .pi / 2 + turn
      let x = Int((187.5 + radius * scale * cos(angle)) * 2)
      let y = Int((333.5 + radius * scale * sin(angle)) * 2)
      let start = (y * still.width + x) * 4
      return Array(still.pixels[start..<start + 3])
    }
    let step = 0.06
    for radius in [20.0, 30, 36] {
      #expect(pixel(at: 0.02, radius: radius) == [255, 255, 255])
      #expect(pixel(at: strokeEnd - step, radius: radius) == [255, 255, 255])
      if strokeEnd + step < 1 {
        #expect(pixel(at: strokeEnd + step, radius: radius) == [15, 78, 101])
      }
    }
    #expect(pixel(at: strokeEnd / 2, radius: 38.5) == [15, 78, 101])
  }

  /// Half way through the dissolve's time the map has the opacity that ease-out gives.
  @Test(arguments: [6.1, 6.275, 6.5]) func theMapDissolvesWithEaseOut(time: Double) throws {
    let alpha = FuberByHand.bezier(0, 0, 0.58, 1)((time - 6) / 0.55)
    // A place of plain background on the map and of the container's blue between the tiles.
    let (x, y) = (20, 330)
    func color(_ time: Double) throws -> [Double] {
      let still = try picture(of: "fuber-ending", at: time, scale: 1)
      let start = (y * still.width + x) * 4
      return still.pixels[start..<start + 3].map(Double.init)
    }
    let before = try color(6)
    let after = try color(6.9)
    let mixed = try color(time)
    for component in 0..<3 {
      let expected = before[component] + (after[component] - before[component]) * alpha
      #expect(abs(mixed[component] - expected) <= 2)
    }
  }
}
