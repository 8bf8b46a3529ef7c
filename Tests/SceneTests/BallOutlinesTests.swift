import Foundation
import Testing

/// The same ball twice: its outline a path, and an ellipse.
@MainActor
@Suite struct BallOutlinesTests {
  /// Points a second, and turns a second, as the fields tell them.
  private func told(_ field: String, at time: Double) throws -> (speed: Double, spin: Double) {
    let shown = try LayersShown("notes-bouncing-ball-outlines", at: time).inside(field)
    func number(_ name: String) throws -> Double {
      let text = try #require(shown.text("text", of: name))
      return try #require(text.split(separator: " ").first.flatMap { Double($0) })
    }
    return (try number("speed"), try number("spin"))
  }

  @Test func theEllipseKeepsItsSpeed() throws {
    for time in [0, 1, 5, 11, 60.0] {
      let (speed, spin) = try told("ellipse", at: time)
      #expect(speed == 400 && spin == 0, "\(time)")
    }
  }

  /// The circle drawn as a path is a polygon: what meets a wall beside its middle turns it.
  @Test func thePathLosesSpeedToSpin() throws {
    let (start, end) = (try told("path", at: 0), try told("path", at: 11))
    #expect(start.speed == 400 && start.spin == 0)
    #expect(end.speed < 300)
    #expect(end.spin > 2)
  }

  /// Nothing is lost. A disc's moment of inertia is half its mass times its radius squared; a polygon's in
  /// the disc is a little less.
  @Test(arguments: [5, 7, 9, 11.0]) func theSumOfBothEnergiesStays(time: Double) throws {
    let (speed, spin) = try told("path", at: time)
    let turning = pow(spin * 2 * .pi * 20, 2) / 2
    let sum = (speed * speed + turning).squareRoot()
    #expect(abs(sum - 400) < 8, "\(speed) pt/s, \(spin) turns/s: \(sum)")
  }

  @Test func bothBallsBeginAlike() throws {
    for time in [0, 0.4] {
      let shown = try LayersShown("notes-bouncing-ball-outlines", at: time)
      let path = try shown.inside("path").numbers("position", of: "ball")
      let ellipse = try shown.inside("ellipse").numbers("position", of: "ball")
      expect(path, ellipse, within: 1e-6, "\(time)")
    }
  }
}
