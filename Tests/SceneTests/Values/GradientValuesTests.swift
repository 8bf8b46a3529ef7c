import Raster
import Testing

/// The gradient bars, the text on the lock screen and the dog's mask: what does not move.
@MainActor
@Suite struct GradientValuesTests {
  @Test(arguments: ["layers-gradient-static", "layers-gradient-bar", "layers-gradient-wide"])
  func barsLieInTheMiddleOfTheScreen(id: String) throws {
    let isWide = id == "layers-gradient-wide"
    let shown = try LayersShown(id, at: 0.5)
    expect(try shown.frame(of: "bar"), [0, 333.5, 375, 80])
    expect(try shown.numbers("backgroundColor", of: "bar"), [2.0 / 3, 2.0 / 3, 2.0 / 3, 1])
    expect(try shown.frame(of: "gradient"), isWide ? [-375, 0, 1125, 80] : [0, 0, 375, 80])
    if isWide { #expect(try shown.flag("masksToBounds", of: "bar")) }
  }

  @Test(arguments: ["layers-gradient-bar", "layers-slide-to-unlock"])
  func gradientsRunFromBlackToWhiteToBlack(id: String) throws {
    let shown = try LayersShown(id, at: 0.5)
    expect(
      try shown.numbers("colors", of: "gradient"), [0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 1])
    expect(try shown.numbers("startPoint", of: "gradient"), [0, 0.5])
    expect(try shown.numbers("endPoint", of: "gradient"), [1, 0.5])
  }

  @Test func theTextMasksTheMiddleThirdOfItsGradient() throws {
    let shown = try LayersShown("layers-slide-to-unlock", at: 0.5)
    expect(try shown.frame(of: "unlock"), [68, 311.5, 239, 44])
    expect(try shown.frame(of: "gradient"), [-239, 0, 717, 44])
    expect(try shown.frame(of: "mask"), [239, 0, 239, 44])
  }

  /// The label covers 68 to 307 across and 311.5 to 355.5 down.
  @Test func nothingIsDrawnBesideTheText() throws {
    let still = try picture(of: "layers-slide-to-unlock", at: 1.5, scale: 1)
    var drawn = 0
    var outside = 0
    for y in 0..<still.height {
      for x in 0..<still.width {
        let start = (y * still.width + x) * 4
        if still.pixels[start..<start + 3].allSatisfy({ $0 == 85 }) { continue }
        drawn += 1
        if !(68..<307).contains(x) || !(311..<356).contains(y) { outside += 1 }
      }
    }
    #expect(outside == 0)
    // Thin letters: less than half of the label.
    #expect(drawn > 400 && drawn < 5280)
  }

  @Test func theDogIsCutToTheOvalInItsBounds() throws {
    let shown = try LayersShown("layers-dog-circle-mask", at: 0.9)
    expect(try shown.numbers("bounds", of: "dog"), [0, 0, 100, 100])
    for name in ["mask", "circle"] {
      expect(
        try shown.knots(of: name).flatMap { $0 }, [100, 50, 50, 100, 0, 50, 50, 0, 100, 50], name)
    }
    #expect(try shown.numbers("fillColor", of: "circle").last == 0)
    #expect(try shown.numbers("fillColor", of: "mask").last == 1)
  }
}
