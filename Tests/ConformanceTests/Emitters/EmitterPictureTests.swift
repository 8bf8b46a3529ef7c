import CoreGraphics
import QuartzCore
import Testing

/// 7.5, 6.1: what emitter layers show. One particle is a white square of 10 points.
@MainActor
struct EmitterPictureTests {
  /// A layer of 100 points with one particle, born at once, in its middle.
  private func emitter(
    _ prepare: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in }
  ) -> CAEmitterLayer {
    let layer = CAEmitterLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.emitterPosition = CGPoint(x: 50, y: 50)
    let cell = CAEmitterCell()
    cell.contents = solidImage(10, 10, red: 255, green: 255, blue: 255)
    cell.birthRate = 0.001
    cell.lifetime = 1000
    layer.emitterCells = [cell]
    prepare(layer, cell)
    return layer
  }

  private func pixels(
    at time: CFTimeInterval = 0, of layer: CALayer, in root: (CALayer) -> Void = { _ in }
  ) -> StagePixels {
    onStage { stage in
      stage.turn {
        CATransaction.setDisableActions(true)
        root(stage.rootLayer)
      }
      _ = stage.show(layer)
      stage.advance(to: time)
      return stage.pixels()
    }
  }

  // Pixels of the image by contentsScale, times scale, centred on the place.
  @Test func aParticleIsCentredOnItsPlace() {
    let square = pixels(of: emitter())
    #expect(square.coveredArea == 100)
    #expect(square[45, 45] == [255, 255, 255, 255] && square[54, 54] == [255, 255, 255, 255])
    #expect(square[44, 50] == [0, 0, 0, 0] && square[55, 50] == [0, 0, 0, 0])
    #expect(pixels(of: emitter { $1.scale = 2 }).coveredArea == 400)
    #expect(pixels(of: emitter { layer, _ in layer.scale = 3 }).coveredArea == 900)
    #expect(pixels(of: emitter { $1.contentsScale = 2.5 }).coveredArea == 16)
    #expect(
      pixels(of: emitter { $1.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 0.4) })
        .coveredArea == 40)
  }

  @Test func aParticleFliesAndTurns() {
    let flying = pixels(
      at: 1,
      of: emitter {
        $1.velocity = 30
        $1.emissionLongitude = -.pi / 2
        $1.yAcceleration = 20
      })
    #expect(flying[50, 30] == [255, 255, 255, 255] && flying.coveredArea == 100)
    #expect(flying[50, 24] == [0, 0, 0, 0] && flying[50, 35] == [0, 0, 0, 0])
    let turned = pixels(at: 1, of: emitter { $1.spin = .pi / 4 })
    #expect(turned[50, 44][3] > 200 && turned[45, 45][3] == 0)
    #expect(isClose(turned.coveredArea, 100, 1))
  }

  // preservesDepth: "defines whether the layer flattens the particles into its plane".
  @Test func particlesWithDepthAreSeenInPerspective() {
    func picture(_ preservesDepth: Bool, z: CGFloat) -> StagePixels {
      pixels(
        of: emitter { layer, _ in
          layer.emitterZPosition = z
          layer.preservesDepth = preservesDepth
        },
        in: { root in
          root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
          var perspective = CATransform3DIdentity
          perspective.m34 = -1 / 100
          root.sublayerTransform = perspective
        })
    }
    #expect(picture(false, z: 50).coveredArea == 100)
    // Half as far from the eye, and twice as far.
    #expect(isClose(picture(true, z: 50).coveredArea, 400, 1))
    #expect(isClose(picture(true, z: -100).coveredArea, 25, 1))
  }

  @Test func particlesWithDepthStandBehindNearerLayers() {
    func middle(_ z: CGFloat) -> [UInt8] {
      pixels(
        of: emitter { layer, _ in
          layer.emitterZPosition = z
          layer.preservesDepth = true
        },
        in: { root in
          let plate = CALayer()
          plate.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
          plate.backgroundColor = solidColor(blue: 255)
          plate.zPosition = 10
          root.addSublayer(plate)
        })[50, 50]
    }
    #expect(middle(5) == [0, 0, 255, 255])
    #expect(middle(15) == [255, 255, 255, 255])
  }

  @Test func aCellThatEmitsItselfManyTimesIsDrawn() {
    let endless = pixels(
      at: 1,
      of: emitter { layer, cell in
        cell.birthRate = 1
        cell.emitterCells = Array(repeating: cell, count: 30)
        layer.add(CABasicAnimation(keyPath: "emitterCells.none.velocity"), forKey: nil)
      })
    #expect(endless[50, 50] == [255, 255, 255, 255])
  }

  @Test func theColourMultipliesTheContents() {
    let tinted = pixels(
      of: emitter {
        $1.color = CGColor(srgbRed: 1, green: 0.6, blue: 0, alpha: 1)
        $1.contents = solidImage(10, 10, red: 255, green: 255, blue: 255)
      })
    #expect(tinted[50, 50] == [255, 153, 0, 255])
    let fading = pixels(at: 1, of: emitter { $1.alphaSpeed = -0.4 })
    #expect(abs(Int(fading[50, 50][3]) - 153) <= 1)
    #expect(pixels(at: 1, of: emitter { $1.alphaSpeed = -1 }).coveredArea == 0)
  }

  // 6.1 item 8: above background, sublayers and border.
  @Test func particlesLieAboveEverythingElse() {
    let shown = pixels(
      of: emitter { layer, _ in
        layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        layer.borderColor = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
        layer.borderWidth = 20
        layer.emitterPosition = CGPoint(x: 15, y: 50)
        let sublayer = CALayer()
        sublayer.frame = layer.bounds
        sublayer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
        layer.addSublayer(sublayer)
      })
    #expect(shown[15, 50] == [255, 255, 255, 255])
    #expect(shown[5, 50] == [0, 255, 0, 255] && shown[50, 50] == [0, 0, 255, 255])
  }

  @Test func boundsMaskParticlesWhenAsked() {
    func area(_ clips: Bool) -> Double {
      pixels(
        of: emitter { layer, _ in
          layer.frame = CGRect(x: 20, y: 20, width: 30, height: 60)
          layer.emitterPosition = CGPoint(x: 30, y: 30)
          layer.masksToBounds = clips
        }
      ).coveredArea
    }
    #expect(area(false) == 100 && area(true) == 50)
  }

  @Test func opacityAndMasksCount() {
    let faded = pixels(of: emitter { layer, _ in layer.opacity = 0.6 })
    #expect(faded[50, 50] == [153, 153, 153, 153])
    let masked = pixels(
      of: emitter { layer, _ in
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
        mask.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
        layer.mask = mask
      })
    #expect(masked.coveredArea == 50)
  }

  // D: additive particles add to what lies below.
  @Test func additiveParticlesAddTheirLight() {
    func shown(_ mode: CAEmitterLayerRenderMode) -> [UInt8] {
      pixels(
        of: emitter { layer, cell in
          layer.renderMode = mode
          cell.color = CGColor(srgbRed: 0.4, green: 0, blue: 0.2, alpha: 1)
          let other = CAEmitterCell()
          other.contents = cell.contents
          (other.birthRate, other.lifetime) = (0.001, 1000)
          other.color = CGColor(srgbRed: 0.2, green: 0.4, blue: 0, alpha: 1)
          layer.emitterCells = [cell, other]
        },
        in: { $0.backgroundColor = CGColor(srgbRed: 0, green: 0.2, blue: 0.2, alpha: 1) }
      )[50, 50]
    }
    #expect(shown(.additive) == [153, 153, 102, 255])
    #expect(shown(.oldestFirst) == [51, 102, 0, 255])
  }

  // D: the order of age, and of depth.
  @Test func theRenderModeOrdersParticles() {
    /// Red is older and farther away than green.
    func top(_ mode: CAEmitterLayerRenderMode) -> [UInt8] {
      pixels(
        at: 1.5,
        of: emitter { layer, cell in
          layer.renderMode = mode
          cell.color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
          cell.velocity = mode == .backToFront ? 10 : 0
          cell.emissionLatitude = .pi / 2
          let other = CAEmitterCell()
          other.contents = cell.contents
          (other.birthRate, other.lifetime, other.beginTime) = (0.001, 1000, 1)
          other.color = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
          layer.emitterCells = [cell, other]
        })[50, 50]
    }
    #expect(top(.oldestFirst) == [0, 255, 0, 255])
    #expect(top(.oldestLast) == [255, 0, 0, 255])
    // Red has come nearer.
    #expect(top(.backToFront) == [255, 0, 0, 255])
  }

  // 7.3: replicated emitters are moved and tinted.
  @Test func replicatorsCopyParticles() {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceGreenOffset = -0.4
    replicator.addSublayer(emitter())
    let shown = pixels(of: replicator)
    #expect(shown[50, 50] == [255, 255, 255, 255] && shown[70, 50] == [255, 153, 255, 255])
    #expect(shown.coveredArea == 200)
  }

  // O: the common way to a burst.
  @Test func aBurstIsStartedAndStopped() {
    onStage { stage in
      let layer = stage.show(
        emitter { layer, cell in
          (cell.name, cell.birthRate, cell.lifetime) = ("explosion", 0, 0.5)
          layer.emitterSize = CGSize(width: 80, height: 80)
          layer.emitterShape = .rectangle
        })
      stage.advance(to: 1)
      #expect(stage.pixels().coveredArea == 0)
      layer.beginTime = CACurrentMediaTime()
      layer.setValue(500, forKeyPath: "emitterCells.explosion.birthRate")
      stage.advance(by: 0.1)
      layer.setValue(0, forKeyPath: "emitterCells.explosion.birthRate")
      stage.advance(by: 0.1)
      #expect(stage.pixels().coveredArea > 1000)
      stage.advance(by: 0.5)
      #expect(stage.pixels().coveredArea == 0)
    }
  }
}
