import Foundation
import Testing

/// The scenes of the layer article against their tables.
@MainActor
@Suite struct LayersValuesTests {
  @Test(arguments: [0, 0.3, 0.66, 1.0, 1.32, 1.7, 1.99, 2.5]) func theDogFliesInThreeLegs(
    time: Double
  ) throws {
    let phase = time.truncatingRemainder(dividingBy: 2) / 2
    let corners = [(50.0, 100.0), (325.0, 160.0), (50.0, 333.5), (50.0, 100.0)]
    let keys = [0, 0.33, 0.66, 1.0]
    let x = FuberByHand.keyframes(
      phase, corners.map(\.0), keys, Array(repeating: FuberByHand.linear, count: 3))
    let y = FuberByHand.keyframes(
      phase, corners.map(\.1), keys, Array(repeating: FuberByHand.linear, count: 3))
    expect(try LayersShown("layers-dog-flight", at: time).numbers("position", of: "dog"), [x, y])
  }

  @Test(arguments: [0, 0.4, 0.625, 1.25, 1.6, 2.2, 2.5, 4.1]) func theDogRocks(time: Double) throws
  {
    let phase = time.truncatingRemainder(dividingBy: 2.5) / 2.5
    let angle = FuberByHand.keyframes(
      phase, [0, -Double.pi / 16, 0, .pi / 16, 0], [0, 0.25, 0.5, 0.75, 1],
      Array(repeating: FuberByHand.linear, count: 4))
    for id in ["layers-dog-wobble", "layers-dog-circle-mask"] {
      let shown = try LayersShown(id, at: time)
      expect(try shown.matrix(of: "dog"), FuberByHand.turned(angle, scaled: 1))
      expect(try shown.numbers("position", of: "dog"), [100, 333.5])
      #expect(shown.has("mask") == (id == "layers-dog-circle-mask"))
    }
  }

  @Test(arguments: [0, 0.7, 1.5, 2.9, 3.3]) func theHighlightMoves(time: Double) throws {
    let way = time.truncatingRemainder(dividingBy: 3) / 3
    for id in ["layers-gradient-bar", "layers-gradient-wide", "layers-slide-to-unlock"] {
      expect(
        try LayersShown(id, at: time).numbers("locations", of: "gradient"),
        [0.75 * way, way, 0.25 + 0.75 * way], id)
    }
    expect(
      try LayersShown("layers-gradient-static", at: time).numbers("locations", of: "gradient"),
      [0.25, 0.5, 0.75])
  }

  // UIKit's spring, mass 1: x(t) = 1 − e^(−ζωt)(cos(ω′t) + ((ζω − v)/ω′) sin(ω′t)).
  private func spring(_ time: Double, damping: Double, velocity: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    let root = (1 - damping * damping).squareRoot()
    func remaining(_ omega: Double) -> Double {
      abs(damping * omega - velocity) / (omega * root) * exp(-damping * omega) - 0.001
    }
    var (low, high) = (4.0, 60.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if remaining(middle) > 0 { low = middle } else { high = middle }
    }
    let omega = (low + high) / 2
    let damped = omega * root
    return 1 - exp(-damping * omega * time)
      * (cos(damped * time) + (damping * omega - velocity) / damped * sin(damped * time))
  }

  @Test(arguments: [0, 0.1, 0.35, 0.8, 0.999, 1.001, 1.2, 1.6, 2.0, 2.4])
  func dogAndFoxMeetAndPart(time: Double) throws {
    let shown = try LayersShown("layers-dog-vs-fox", at: time)
    let way =
      time < 1
      ? spring(time, damping: 0.8, velocity: 0) : 1 - spring(time - 1, damping: 0.7, velocity: 1)
    let dog = 65 + 65.5 * way
    let fox = 310 - 85.5 * way
    expect(try shown.numbers("position", of: "DOG"), [dog, 378.5], within: 2e-3, "dog")
    expect(try shown.numbers("position", of: "FOX"), [fox, 378.5], within: 2e-3, "fox")
  }

  @Test func theRingFollowsTheFinger() throws {
    for time in [0.1, 0.3, 0.45, 0.613, 0.9, 1.1] {
      let way = time <= 0.3 ? 0 : time >= 1 ? 1 : FuberByHand.easeOut((time - 0.3) / 0.7)
      let shown = try LayersShown("layers-pull-to-refresh", at: time)
      expect(
        try shown.numbers("strokeEnd", of: "ring"), [min(130 * way / 110, 1)], within: 1e-6,
        "\(time)")
    }
  }

  @Test func theAirplaneFliesRoundTheRing() throws {
    for time in [1.3, 1.8, 2.69, 4.0, 6.1] {
      let phase = (time - 1.2).truncatingRemainder(dividingBy: 1.5) / 1.5
      let angle = 2 * Double.pi * phase
      let shown = try LayersShown("layers-pull-to-refresh", at: time)
      let place = try shown.numbers("position", of: "airplane")
      expect(place, [187.5 + 44 * cos(angle), 55 + 44 * sin(angle)], within: 0.02, "\(time)")
      expect(try shown.matrix(of: "airplane"), FuberByHand.turned(angle, scaled: 1))
      expect(try shown.numbers("strokeStart", of: "ring"), [-0.5 + 1.5 * phase])
      expect(try shown.numbers("strokeEnd", of: "ring"), [phase])
    }
    let after = try LayersShown("layers-pull-to-refresh", at: 6.3)
    expect(try after.numbers("strokeEnd", of: "ring"), [0])
    expect(try after.numbers("position", of: "airplane"), [231.5, 55])
  }
}
