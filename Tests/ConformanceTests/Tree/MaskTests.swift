import QuartzCore
import Testing

/// Whose a mask is.
@MainActor
struct MaskTests {
  private let host = CALayer()
  private let mask = CALayer()

  // 4.5, measured
  @Test func aMaskHasASuperlayerAndIsNoSublayer() {
    host.mask = mask
    #expect(host.mask === mask)
    #expect(mask.superlayer === host)
    #expect(host.sublayers == nil)
  }

  // 4.5, measured
  @Test func clearingTheMaskClearsItsSuperlayer() {
    host.mask = mask
    host.mask = nil
    #expect(host.mask == nil)
    #expect(mask.superlayer == nil)
  }

  // 4.5, measured
  @Test func aMaskLeavesTheTreeItWasIn() {
    let parent = CALayer()
    parent.addSublayer(mask)
    host.mask = mask
    #expect(mask.superlayer === host)
    #expect(parent.sublayers == nil)
  }

  // 4.5: one layer is in one place.
  @Test func aMaskMovesFromOneLayerToAnother() {
    let other = CALayer()
    host.mask = mask
    other.mask = mask
    #expect(host.mask == nil)
    #expect(mask.superlayer === other)
    host.addSublayer(mask)
    #expect(other.mask == nil)
    #expect(mask.superlayer === host)
    #expect(host.sublayers?.count == 1)
    host.mask = mask
    #expect(host.sublayers == nil)
    #expect(host.mask === mask)
  }

  @Test func anotherMaskTakesThePlaceOfTheFirst() {
    let other = CALayer()
    host.mask = mask
    host.mask = other
    #expect(mask.superlayer == nil)
    #expect(other.superlayer === host)
    host.mask = other
    #expect(other.superlayer === host)
  }

  @Test func aMaskThatLeavesItsSuperlayerIsNoMaskAnyMore() {
    host.mask = mask
    mask.removeFromSuperlayer()
    #expect(host.mask == nil)
    #expect(mask.superlayer == nil)
  }

  @Test func aLayerCannotMaskItselfNorWhatItLiesIn() {
    host.addSublayer(mask)
    host.mask = host
    mask.mask = host
    #expect(host.mask == nil)
    #expect(mask.mask == nil)
    #expect(host.superlayer == nil)
    #expect(mask.superlayer === host)
  }

  // 4.5, measured: the class names no default mask.
  @Test func aNewLayerHasNoMask() {
    #expect(host.mask == nil)
    #expect(CALayer.defaultValue(forKey: "mask") == nil)
  }
}
