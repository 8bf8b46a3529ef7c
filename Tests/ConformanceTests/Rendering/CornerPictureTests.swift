import QuartzCore
import Testing

// 6.2 and 6.10: corners, borders and edges.

@MainActor
struct CornerPictureTests {
  private func area(_ side: CGFloat = 40, _ configure: (CALayer) -> Void) -> Double {
    onStage(60) { stage in
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 10, width: side, height: side)
      layer.backgroundColor = solidColor(red: 255)
      configure(layer)
      _ = stage.show(layer)
      return stage.pixels().coveredArea
    }
  }

  /// What a quarter circle leaves out of its square.
  private func corner(_ radius: Double) -> Double { radius * radius * (1 - .pi / 4) }

  // Documented: the radius rounds the background without any clipping.
  @Test func theRadiusRoundsTheBackground() {
    #expect(abs(area { $0.cornerRadius = 12 } - (1600 - 4 * corner(12))) < 0.2)
  }

  // Measured: a larger radius is that of a circle.
  @Test func aRadiusIsCutToHalfTheShorterSide() {
    // A circle's four cubics of handles k enclose r²·(2 + 2.4·k − 0.6·k²).
    let handle = 0.5522847498
    let circle = 400 * (2 + 2.4 * handle - 0.6 * handle * handle)
    #expect(abs(area { $0.cornerRadius = 50 } - circle) < 0.1)
  }

  // Documented: the corners chosen, and no others.
  @Test func maskedCornersChoosesCorners() {
    let one = area {
      $0.cornerRadius = 12
      $0.maskedCorners = .layerMaxXMinYCorner
    }
    #expect(abs(one - (1600 - corner(12))) < 0.1)
    let none = area {
      $0.cornerRadius = 12
      $0.maskedCorners = []
    }
    #expect(none == 1600)
  }

  // On iOS least y is the top.
  @Test func theTopLeftCornerIsThatOfLeastXAndY() {
    onStage(60) { stage in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      layer.backgroundColor = solidColor(red: 255)
      layer.cornerRadius = 16
      layer.maskedCorners = .layerMinXMinYCorner
      _ = stage.show(layer)
      let pixels = stage.pixels()
      #expect(pixels[0, 0][3] == 0)
      #expect(pixels[39, 0][3] == 255 && pixels[0, 39][3] == 255 && pixels[39, 39][3] == 255)
    }
  }

  // Measured: the curve leaves the edge at 1.528665 radii.
  @Test func continuousCornersLeaveTheEdgeEarlier() {
    onStage(60) { stage in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
      layer.backgroundColor = solidColor(red: 255)
      layer.cornerRadius = 16
      layer.cornerCurve = .continuous
      _ = stage.show(layer)
      let pixels = stage.pixels()
      #expect(pixels[26, 0][3] == 255)
      #expect(pixels[17, 0][3] < 255)
    }
  }

  // Documented: width inside the bounds. Measured: 80 × 60 with width 5 is a ring of 1300 pixels.
  @Test func theBorderLiesInside() {
    onStage(100) { stage in
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 10, width: 80, height: 60)
      layer.borderWidth = 5
      _ = stage.show(layer)
      #expect(stage.pixels().coveredArea == 1300)
    }
  }

  // Documented: above the contents and the sublayers.
  @Test func theBorderLiesAboveSublayers() {
    onStage(60) { stage in
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
      layer.borderWidth = 5
      layer.borderColor = solidColor(blue: 255)
      let child = CALayer()
      child.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      child.backgroundColor = solidColor(green: 255)
      layer.addSublayer(child)
      _ = stage.show(layer)
      #expect(stage.pixel(12, 30) == [0, 0, 255, 255])
      #expect(stage.pixel(30, 30) == [0, 255, 0, 255])
    }
  }

  // Documented: edges between pixels are covered in part, unless antialiasing is off.
  @Test func edgesAreSmoothUnlessTurnedOff() {
    let soft = area { $0.frame = CGRect(x: 10.25, y: 10, width: 20, height: 10) }
    #expect(abs(soft - 200) < 0.1)
    func column(_ x: Int, _ configure: @escaping (CALayer) -> Void) -> UInt8 {
      onStage(60) { stage in
        let layer = CALayer()
        layer.frame = CGRect(x: 10.25, y: 10, width: 20, height: 10)
        layer.backgroundColor = solidColor(red: 255)
        configure(layer)
        _ = stage.show(layer)
        return stage.pixel(x, 15)[3]
      }
    }
    #expect(column(10) { _ in } == 191)
    #expect(column(10) { $0.allowsEdgeAntialiasing = false } == 255)
    #expect(column(30) { $0.allowsEdgeAntialiasing = false } == 0)
    #expect(column(30) { $0.edgeAntialiasingMask = .layerLeftEdge } == 0)
    #expect(column(10) { $0.edgeAntialiasingMask = .layerLeftEdge } == 191)
    #expect(column(30) { $0.edgeAntialiasingMask = .layerRightEdge } == 64)
    #expect(column(10) { $0.edgeAntialiasingMask = .layerRightEdge } == 255)
  }
}
