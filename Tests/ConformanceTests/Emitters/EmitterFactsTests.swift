import CoreGraphics
import QuartzCore
import Testing

/// 7.5 (M GS, Tests/quartzcore/CAEmitterLayer): what emitters hold before anything is set, and their
/// names.
@MainActor
struct EmitterFactsTests {
  @Test func anEmitterLayerStartsWithoutCellsAndWithFactorsOfOne() {
    let layer = CAEmitterLayer()
    #expect(layer.emitterCells == nil)
    #expect(layer.emitterPosition == .zero && layer.emitterZPosition == 0)
    #expect(layer.emitterSize == .zero && layer.emitterDepth == 0)
    #expect(layer.emitterShape == .point && layer.emitterMode == .volume)
    #expect(layer.renderMode == .unordered && !layer.preservesDepth && layer.seed == 0)
    let factors = [layer.birthRate, layer.lifetime, layer.velocity, layer.scale, layer.spin]
    #expect(factors == [1, 1, 1, 1, 1])
  }

  @Test func anEmitterCellStartsWhiteAndEmitsNothing() {
    let cell = CAEmitterCell()
    #expect(cell.isEnabled && cell.name == nil && cell.style == nil && cell.emitterCells == nil)
    #expect(cell.contents == nil && cell.contentsScale == 1)
    #expect(cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(cell.color?.components == [1, 1, 1, 1])
    #expect(cell.scale == 1)
    #expect(cell.magnificationFilter == "linear" && cell.minificationFilter == "linear")
    #expect(cell.duration == .infinity && cell.beginTime == 0 && cell.speed == 1)
    let rates: [Float] = [
      cell.birthRate, cell.lifetime, cell.lifetimeRange, cell.redRange, cell.greenRange,
      cell.blueRange, cell.alphaRange, cell.redSpeed, cell.greenSpeed, cell.blueSpeed,
      cell.alphaSpeed, cell.minificationFilterBias,
    ]
    #expect(rates.allSatisfy { $0 == 0 })
    let sizes: [CGFloat] = [
      cell.emissionLatitude, cell.emissionLongitude, cell.emissionRange, cell.velocity,
      cell.velocityRange, cell.xAcceleration, cell.yAcceleration, cell.zAcceleration,
      cell.scaleRange, cell.scaleSpeed, cell.spin, cell.spinRange,
    ]
    #expect(sizes.allSatisfy { $0 == 0 })
  }

  @Test func theNamesOfShapesModesAndOrders() {
    let shapes: [CAEmitterLayerEmitterShape] = [
      .point, .line, .rectangle, .cuboid, .circle, .sphere,
    ]
    #expect(
      shapes.map(\.rawValue) == ["point", "line", "rectangle", "cuboid", "circle", "sphere"])
    let modes: [CAEmitterLayerEmitterMode] = [.points, .outline, .surface, .volume]
    #expect(modes.map(\.rawValue) == ["points", "outline", "surface", "volume"])
    let orders: [CAEmitterLayerRenderMode] = [
      .unordered, .oldestFirst, .oldestLast, .backToFront, .additive,
    ]
    #expect(
      orders.map(\.rawValue) == [
        "unordered", "oldestFirst", "oldestLast", "backToFront", "additive",
      ])
  }

  @Test func theOldNamesAreTheNewOnes() {
    #expect(kCAEmitterLayerPoint == .point && kCAEmitterLayerLine == .line)
    #expect(kCAEmitterLayerRectangle == .rectangle && kCAEmitterLayerCuboid == .cuboid)
    #expect(kCAEmitterLayerCircle == .circle && kCAEmitterLayerSphere == .sphere)
    #expect(kCAEmitterLayerPoints == .points && kCAEmitterLayerOutline == .outline)
    #expect(kCAEmitterLayerSurface == .surface && kCAEmitterLayerVolume == .volume)
    #expect(kCAEmitterLayerUnordered == .unordered && kCAEmitterLayerAdditive == .additive)
    #expect(kCAEmitterLayerOldestFirst == .oldestFirst)
    #expect(kCAEmitterLayerOldestLast == .oldestLast)
    #expect(kCAEmitterLayerBackToFront == .backToFront)
  }

  // A cell's class names only the defaults that are not 0; the layer's names its factors.
  @Test func theDefaultsTheClassesAnswerFor() {
    #expect(CAEmitterCell.defaultValue(forKey: "enabled") as? Bool == true)
    #expect(CAEmitterCell.defaultValue(forKey: "scale") as? Float == 1)
    for key in ["birthRate", "lifetime", "bogus"] {
      #expect(CAEmitterCell.defaultValue(forKey: key) == nil)
    }
    #expect(CAEmitterLayer.defaultValue(forKey: "birthRate") as? Float == 1)
    #expect(CAEmitterLayer.defaultValue(forKey: "emitterShape") as? String == "point")
    #expect(CAEmitterLayer.defaultValue(forKey: "scale") as? Float == 1)
  }

  @Test func aCellKeepsNothingByDefaultInAnArchive() {
    let cell = CAEmitterCell()
    #expect(!cell.shouldArchiveValue(forKey: "name"))
    #expect(!cell.shouldArchiveValue(forKey: "birthRate"))
    #expect(!cell.shouldArchiveValue(forKey: "enabled"))
    #expect(!cell.shouldArchiveValue(forKey: "isEnabled"))
    cell.name = "fire"
    cell.birthRate = 2
    #expect(cell.shouldArchiveValue(forKey: "name"))
    #expect(cell.shouldArchiveValue(forKey: "birthRate"))
  }

  @Test func aLayerHoldsTheCellItself() {
    let layer = CAEmitterLayer()
    let cell = CAEmitterCell()
    layer.emitterCells = [cell]
    #expect(layer.emitterCells?.count == 1 && layer.emitterCells?.first === cell)
    let inner = CAEmitterCell()
    cell.emitterCells = [inner]
    #expect(layer.emitterCells?.first?.emitterCells?.first === inner)
  }

  // 4.1: cells are reached by their names, as tutorials do.
  @Test func keyPathsReachCellsByName() {
    let layer = CAEmitterLayer()
    let (fire, smoke, ash) = (CAEmitterCell(), CAEmitterCell(), CAEmitterCell())
    (fire.name, smoke.name, ash.name) = ("fire", "smoke", "ash")
    smoke.emitterCells = [ash]
    layer.emitterCells = [fire, smoke]
    layer.setValue(50, forKeyPath: "emitterCells.fire.birthRate")
    layer.setValue(0.5, forKeyPath: "emitterCells.smoke.emitterCells.ash.scale")
    layer.setValue(0.25, forKeyPath: "emitterCells.fire.contentsRect.size.width")
    layer.setValue(false, forKeyPath: "emitterCells.smoke.enabled")
    #expect(fire.birthRate == 50 && smoke.birthRate == 0)
    #expect(ash.scale == 0.5 && fire.contentsRect.width == 0.25 && !smoke.isEnabled)
    #expect(layer.value(forKeyPath: "emitterCells.fire.birthRate") as? Float == 50)
    #expect(layer.value(forKeyPath: "emitterCells.fire.isEnabled") as? Bool == true)
    #expect(layer.value(forKeyPath: "emitterCells.nobody.birthRate") == nil)
  }

  @Test func cellsAreKeyValueCoded() {
    let cell = CAEmitterCell()
    for key in [
      "birthRate", "lifetime", "lifetimeRange", "emissionLatitude", "emissionLongitude",
      "emissionRange", "velocity", "velocityRange", "xAcceleration", "yAcceleration",
      "zAcceleration", "scale", "scaleRange", "scaleSpeed", "spin", "spinRange", "redRange",
      "greenRange", "blueRange", "alphaRange", "redSpeed", "greenSpeed", "blueSpeed",
      "alphaSpeed", "contentsScale", "minificationFilterBias", "beginTime", "duration", "speed",
      "timeOffset",
    ] {
      cell.setValue(2.5, forKey: key)
      #expect(cell.value(forKey: key) as? Double == 2.5, "\(key)")
    }
    cell.setValue("sparks", forKey: "name")
    cell.setValue("nearest", forKey: "magnificationFilter")
    cell.setValue(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), forKey: "color")
    #expect(cell.name == "sparks" && cell.magnificationFilter == "nearest")
    #expect(cell.color?.components == [1, 0, 0, 1])
    cell.setValue("mine", forKey: "somethingElse")
    #expect(cell.value(forKey: "somethingElse") as? String == "mine")
  }

  @Test func theLayerIsKeyValueCoded() {
    let layer = CAEmitterLayer()
    layer.setValue(7, forKey: "seed")
    layer.setValue("sphere", forKey: "emitterShape")
    layer.setValue("outline", forKey: "emitterMode")
    layer.setValue(CAEmitterLayerRenderMode.additive, forKey: "renderMode")
    layer.setValue(30, forKeyPath: "emitterSize.width")
    layer.setValue(4, forKeyPath: "emitterPosition.y")
    #expect(layer.seed == 7 && layer.emitterShape == .sphere && layer.emitterMode == .outline)
    #expect(layer.renderMode == .additive)
    #expect(layer.emitterSize.width == 30 && layer.emitterPosition.y == 4)
  }

  // 4.2 (D): these animate implicitly in a layer that is shown.
  @Test(arguments: [
    "birthRate", "lifetime", "emitterPosition", "emitterZPosition", "emitterSize", "emitterDepth",
    "velocity", "scale", "spin",
  ])
  func numbersAndPlacesAnimateImplicitly(key: String) {
    onStage { stage in
      let layer = stage.show(CAEmitterLayer())
      let value: Any =
        key == "emitterPosition"
        ? CGPoint(x: 1, y: 2) : key == "emitterSize" ? CGSize(width: 1, height: 2) : 5
      stage.turn { layer.setValue(value, forKey: key) }
      #expect(layer.animationKeys() == [key])
    }
  }

  @Test func aCopyIsACellOfItsOwn() {
    let cell = CAEmitterCell()
    cell.name = "fire"
    cell.velocity = 5
    let copy = cell.copy() as? CAEmitterCell
    copy?.velocity = 6
    #expect(copy?.name == "fire" && cell.velocity == 5)
  }
}
