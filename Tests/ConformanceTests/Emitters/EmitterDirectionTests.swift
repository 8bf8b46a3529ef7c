import CoreGraphics
import QuartzCore
import Testing

/// Where particles go that have no direction of their own, and what is seen of an emitter that comes
/// late: 12.3 #26 and #27.
@MainActor
struct EmitterDirectionTests {
  /// Two points a side, 40 points a second for half a second, from the middle of 100 points.
  private func emitter(
    _ prepare: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in }
  ) -> CAEmitterLayer {
    let layer = CAEmitterLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.emitterPosition = CGPoint(x: 50, y: 50)
    let cell = CAEmitterCell()
    cell.name = "spark"
    cell.contents = solidImage(2, 2, red: 255, green: 255, blue: 255)
    (cell.birthRate, cell.lifetime, cell.velocity) = (400, 0.5, 40)
    prepare(layer, cell)
    layer.emitterCells = [cell]
    return layer
  }

  /// Where anything is seen after a second, from the middle.
  private func places(of layer: CAEmitterLayer) -> [CGPoint] {
    onStage { stage in
      _ = stage.show(layer)
      stage.advance(to: 1)
      return covered(stage.pixels())
    }
  }

  private func covered(_ pixels: StagePixels) -> [CGPoint] {
    (0..<100).flatMap { y in
      (0..<100).compactMap { x in
        pixels[x, y][3] > 0 ? CGPoint(x: Double(x) - 49.5, y: Double(y) - 49.5) : nil
      }
    }
  }

  // 12.3 #26 (U): a line emits up; confetti with a longitude of π falls.
  @Test func aLineEmitsUpAndByHalfATurnDown() {
    func heights(_ longitude: CGFloat) -> [CGFloat] {
      places(
        of: emitter { layer, cell in
          layer.emitterShape = .line
          layer.emitterSize = CGSize(width: 60, height: 0)
          cell.emissionLongitude = longitude
        }
      ).map(\.y)
    }
    let (up, down) = (heights(0), heights(.pi))
    #expect(up.allSatisfy { $0 > -22 && $0 < 2 } && up.contains { $0 < -18 })
    #expect(down.allSatisfy { $0 < 22 && $0 > -2 } && down.contains { $0 > 18 })
  }

  // 12.3 #26 (U): an outlined circle with longitude 0 emits outward everywhere.
  @Test func theOutlineOfACircleEmitsOutward() {
    let places = places(
      of: emitter { layer, _ in
        (layer.emitterShape, layer.emitterMode) = (.circle, .outline)
        layer.emitterSize = CGSize(width: 20, height: 20)
      })
    let radii = places.map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
    #expect(radii.allSatisfy { $0 > 18 && $0 < 42 })
    for (x, y) in [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)] {
      #expect(
        zip(places, radii).contains { place, radius in
          place.x * x > 0 && place.y * y > 0 && radius > 37
        })
    }
  }

  // 12.3 #26 (U)
  @Test func theOutlineOfARectangleEmitsOutward() {
    let places = places(
      of: emitter { layer, _ in
        (layer.emitterShape, layer.emitterMode) = (.rectangle, .outline)
        layer.emitterSize = CGSize(width: 40, height: 20)
      })
    #expect(places.allSatisfy { abs($0.x) > 18 || abs($0.y) > 8 })
    #expect(places.allSatisfy { abs($0.x) < 22 || abs($0.y) < 12 })
    #expect(places.contains { $0.x > 38 } && places.contains { $0.x < -38 })
    #expect(places.contains { $0.y > 28 } && places.contains { $0.y < -28 })
  }

  // 12.3 #26 (U)
  @Test func aPointEmitsToTheRight() {
    let places = places(of: emitter())
    #expect(places.allSatisfy { abs($0.y) < 2 && $0.x > -2 })
    #expect(places.contains { $0.x > 18 })
  }

  // 12.3 #27 (O, SO 29994236): at once what one shows that has run all along.
  @Test func anEmitterThatIsTurnedOnLateIsFull() {
    func shown(_ isLate: Bool) -> [CGPoint] {
      onStage { stage in
        let layer = emitter { _, cell in cell.emissionRange = 2 * .pi }
        layer.birthRate = isLate ? 0 : 1
        _ = stage.show(layer)
        stage.advance(to: 3)
        if isLate {
          #expect(covered(stage.pixels()).isEmpty)
          stage.turn {
            CATransaction.setDisableActions(true)
            layer.birthRate = 1
          }
        }
        return covered(stage.pixels())
      }
    }
    let late = shown(true)
    #expect(late == shown(false) && late.count > 400)
  }

  // 12.3 #27 (O): one that is added late too; with the begin time of the moment it begins.
  @Test func anEmitterThatIsAddedLateIsFullUnlessItBegins() {
    func area(_ begins: Bool, after seconds: CFTimeInterval = 0) -> Double {
      onStage { stage in
        stage.advance(to: 3)
        let layer = emitter { _, cell in cell.emissionRange = 2 * .pi }
        if begins { layer.beginTime = CACurrentMediaTime() }
        _ = stage.show(layer)
        stage.advance(by: seconds)
        return stage.pixels().coveredArea
      }
    }
    #expect(area(false) > 400)
    #expect(area(true) <= 4)
    #expect(area(true, after: 0.5) > 400)
  }

  // 12.3 #27 (O): the same for what is turned on.
  @Test func anEmitterThatIsTurnedOnWithABeginTimeBegins() {
    onStage { stage in
      let layer = emitter { _, cell in cell.birthRate = 0 }
      _ = stage.show(layer)
      stage.advance(to: 3)
      layer.beginTime = CACurrentMediaTime()
      layer.setValue(400, forKeyPath: "emitterCells.spark.birthRate")
      stage.commit()
      #expect(stage.pixels().coveredArea <= 4)
      stage.advance(by: 0.25)
      #expect(covered(stage.pixels()).allSatisfy { $0.x < 12 })
    }
  }
}
