import QuartzCore
import Testing

/// Layers that follow the size of their superlayer. All frames as measured, 4.5.
@MainActor
struct AutoresizingTests {
  /// The frame of a layer at (10, 20, 50, 40) in one of 100 × 100 that becomes `size`.
  private func resized(_ mask: CAAutoresizingMask, to width: CGFloat, _ height: CGFloat) -> CGRect {
    let (superlayer, layer) = tree(mask)
    superlayer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    return layer.frame
  }

  private func tree(_ mask: CAAutoresizingMask) -> (CALayer, CALayer) {
    let superlayer = CALayer()
    let layer = CALayer()
    superlayer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.frame = CGRect(x: 10, y: 20, width: 50, height: 40)
    layer.autoresizingMask = mask
    superlayer.addSublayer(layer)
    return (superlayer, layer)
  }

  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func theBitsAreApples() {
    #expect(CAAutoresizingMask.layerMinXMargin.rawValue == 1)
    #expect(CAAutoresizingMask.layerWidthSizable.rawValue == 2)
    #expect(CAAutoresizingMask.layerMaxXMargin.rawValue == 4)
    #expect(CAAutoresizingMask.layerMinYMargin.rawValue == 8)
    #expect(CAAutoresizingMask.layerHeightSizable.rawValue == 16)
    #expect(CAAutoresizingMask.layerMaxYMargin.rawValue == 32)
  }

  @Test func theMaskIsKeptAsItIs() {
    let layer = CALayer()
    #expect(layer.autoresizingMask == [])
    layer.autoresizingMask = CAAutoresizingMask(rawValue: 255)
    #expect(layer.autoresizingMask.rawValue == 255)
    layer.autoresizingMask = []
    #expect(layer.autoresizingMask.rawValue == 0)
    #expect(CALayer.defaultValue(forKey: "autoresizingMask") == nil)
  }

  @Test func onePartTakesTheWholeChange() {
    #expect(resized([], to: 200, 300) == frame(10, 20, 50, 40))
    #expect(resized(.layerMinXMargin, to: 200, 300) == frame(110, 20, 50, 40))
    #expect(resized(.layerWidthSizable, to: 200, 300) == frame(10, 20, 150, 40))
    #expect(resized(.layerMaxXMargin, to: 200, 300) == frame(10, 20, 50, 40))
    #expect(resized(.layerMinYMargin, to: 200, 300) == frame(10, 220, 50, 40))
    #expect(resized(.layerHeightSizable, to: 200, 300) == frame(10, 20, 50, 240))
    #expect(resized(.layerMaxYMargin, to: 200, 300) == frame(10, 20, 50, 40))
  }

  @Test func partsShareTheChangeWhateverTheirSize() {
    let x: CAAutoresizingMask = [.layerMinXMargin, .layerMaxXMargin]
    let y: CAAutoresizingMask = [.layerMinYMargin, .layerMaxYMargin]
    #expect(
      resized([.layerMinXMargin, .layerWidthSizable], to: 200, 300) == frame(76, 20, 84, 40))
    #expect(
      resized([.layerWidthSizable, .layerMaxXMargin], to: 200, 300) == frame(10, 20, 84, 40))
    #expect(resized(x, to: 200, 300) == frame(60, 20, 50, 40))
    #expect(resized(x.union(.layerWidthSizable), to: 200, 300) == frame(43, 20, 84, 40))
    #expect(
      resized([.layerMinYMargin, .layerHeightSizable], to: 200, 300) == frame(10, 153, 50, 107))
    #expect(resized(y, to: 200, 300) == frame(10, 120, 50, 40))
    #expect(resized(y.union(.layerHeightSizable), to: 200, 300) == frame(10, 86, 50, 108))
    #expect(
      resized([.layerWidthSizable, .layerHeightSizable], to: 200, 300) == frame(10, 20, 150, 240))
    #expect(resized(CAAutoresizingMask(rawValue: 63), to: 200, 300) == frame(43, 86, 84, 108))
  }

  @Test func marginsBesideALengthTakeWholePoints() {
    let mask: CAAutoresizingMask = [.layerMinXMargin, .layerWidthSizable]
    #expect(resized(mask, to: 400, 100) == frame(210, 20, 150, 40))
    #expect(resized(mask, to: 110, 100) == frame(16, 20, 54, 40))
    #expect(resized(mask, to: 50, 25) == frame(-24, 20, 34, 40))
  }

  @Test func aLengthThatShrinksBelowNothingIsStandardized() {
    #expect(
      resized([.layerWidthSizable, .layerHeightSizable], to: 50, 25) == frame(10, -15, 0, 35))
  }

  @Test func onlyTheSizeMatters() {
    let (superlayer, layer) = tree([.layerWidthSizable, .layerHeightSizable])
    superlayer.bounds = frame(30, 40, 100, 100)
    #expect(layer.frame == frame(10, 20, 50, 40))
    superlayer.frame = frame(0, 0, 200, 300)
    #expect(layer.frame == frame(10, 20, 150, 240))
  }

  @Test func whatCameBeforeDoesNotMatter() {
    let (superlayer, layer) = tree([])
    superlayer.bounds = frame(0, 0, 200, 300)
    layer.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
    #expect(layer.frame == frame(10, 20, 50, 40))
    let late = CALayer()
    late.frame = frame(10, 20, 50, 40)
    late.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
    superlayer.addSublayer(late)
    #expect(late.frame == frame(10, 20, 50, 40))
  }

  @Test func aLayerCanBeToldDirectly() {
    let (superlayer, layer) = tree([])
    superlayer.bounds = frame(0, 0, 200, 300)
    layer.autoresizingMask = [.layerMinXMargin, .layerWidthSizable]
    layer.resize(withOldSuperlayerSize: CGSize(width: 100, height: 100))
    #expect(layer.frame == frame(76, 20, 84, 40))
  }

  @Test func aSuperlayerCanBeToldDirectly() {
    let (superlayer, layer) = tree([])
    superlayer.bounds = frame(0, 0, 200, 300)
    layer.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
    superlayer.resizeSublayers(withOldSize: CGSize(width: 200, height: 300))
    #expect(layer.frame == frame(10, 20, 50, 40))
    superlayer.resizeSublayers(withOldSize: CGSize(width: 100, height: 100))
    #expect(layer.frame == frame(10, 20, 150, 240))
  }

  @Test func aLayerInNoneStays() {
    let layer = CALayer()
    layer.frame = frame(10, 20, 50, 40)
    layer.autoresizingMask = .layerWidthSizable
    layer.resize(withOldSuperlayerSize: CGSize(width: 100, height: 100))
    #expect(layer.frame == frame(10, 20, 50, 40))
  }

  @Test func theChangeGoesDownTheTree() {
    let (superlayer, middle) = tree([.layerWidthSizable, .layerHeightSizable])
    middle.frame = frame(0, 0, 100, 100)
    let leaf = CALayer()
    leaf.frame = frame(10, 20, 50, 40)
    leaf.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
    middle.addSublayer(leaf)
    superlayer.bounds = frame(0, 0, 200, 300)
    #expect(middle.frame == frame(0, 0, 200, 300))
    #expect(leaf.frame == frame(10, 20, 150, 240))
  }

  // A subclass may answer both calls itself.
  @Test func theCallsCanBeOverridden() {
    final class Witness: CALayer {
      var sizes: [CGSize] = []
      override func resizeSublayers(withOldSize size: CGSize) { sizes.append(size) }
      override func resize(withOldSuperlayerSize size: CGSize) { sizes.append(size) }
    }
    let outer = CALayer()
    let witness = Witness()
    outer.addSublayer(witness)
    outer.bounds = frame(0, 0, 10, 20)
    witness.bounds = frame(0, 0, 3, 4)
    witness.bounds = frame(5, 5, 3, 4)
    #expect(witness.sizes == [.zero, .zero])
  }
}
