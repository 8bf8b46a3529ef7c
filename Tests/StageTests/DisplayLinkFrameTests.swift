import RenderTree
import Stage
import Testing
import UIKit

/// Moves a layer by a count of its own calls: what would differ if a call came with each frame.
@MainActor
private final class Counter {
  private let layer: CALayer
  private var count = 0

  init(moving layer: CALayer) { self.layer = layer }

  func step() {
    count += 1
    CATransaction.setDisableActions(true)
    layer.position = CGPoint(x: count, y: 0)
  }
}

@MainActor
@Suite struct DisplayLinkFrameTests {
  /// From 0.1 s on, one point to the right at every refresh.
  private func simulation() throws -> Simulation {
    try Simulation(
      dotScene { script, _ in
        let dot = script.dotController.dot
        script.at(0.1) {
          CADisplayLink(target: Counter(moving: dot), selector: Counter.step)
            .add(to: .main, forMode: .common)
        }
      })
  }

  @Test(arguments: [60.0, 30, 25, 24, 7, 144])
  func aFrameAloneIsThatOfTheSequence(framesPerSecond: Double) throws {
    let sequence = try simulation()
    for frame in 0...Int(framesPerSecond) {
      let time = Double(frame) / framesPerSecond
      let inSequence = sequence.freeze(at: time)
      let alone = try simulation().freeze(at: time)
      #expect(inSequence.description == alone.description, "frame \(frame)")
      // A call at 0.1 + k/60 comes before any frame at or after it.
      let steps = max(0, ((time - 0.1) * 60 + 1e-6).rounded(.down))
      #expect(inSequence.center(of: "dot")?.x == steps, "frame \(frame)")
    }
  }
}
