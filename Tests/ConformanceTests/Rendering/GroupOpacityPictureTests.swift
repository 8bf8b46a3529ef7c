import CoreGraphics
import QuartzCore
import Testing

/// What a faded layer holds meets nothing but what it holds.
@MainActor
struct GroupOpacityPictureTests {
  private let yellow = CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1)
  private let ground: [UInt8] = [0, 128, 0, 255]

  private func layer(_ color: CGColor?, _ frame: CGRect, opacity: Float = 1) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    layer.opacity = opacity
    return layer
  }

  private let whole = CGRect(x: 0, y: 0, width: 20, height: 20)

  /// The pixel in the middle of `layers` on the ground.
  private func middle(_ layers: CALayer...) -> [UInt8] {
    onStage(20) { stage in
      let color = CGColor(srgbRed: 0, green: 128.0 / 255, blue: 0, alpha: 1)
      stage.rootLayer.sublayers = [layer(color, whole)] + layers
      return stage.pixel(10, 10)
    }
  }

  /// A faded group that shows `children`.
  private func group(_ children: CALayer..., opacity: Float = 0.5) -> CALayer {
    let group = layer(nil, whole, opacity: opacity)
    group.sublayers = children
    return group
  }

  private func overlay(_ frame: CGRect? = nil) -> CALayer {
    let child = layer(yellow, frame ?? whole)
    child.compositingFilter = "overlayBlendMode"
    return child
  }

  // 12.2 #21: (0, 128, 0) and half of the child's own (255, 255, 0) over it.
  @Test func aFadedGroupIsIsolatedWhateverStandsInIt() {
    let beside = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(middle(group(overlay())) == [128, 192, 0, 255])
    #expect(middle(group(layer(yellow, beside), overlay())) == [128, 192, 0, 255])
    #expect(middle(group(overlay(), overlay(beside))) == [128, 192, 0, 255])
  }

  // 12.2 #21: however deep in the group it lies.
  @Test func aFadedGroupIsIsolatedFromWhatItsGrandchildrenBlendWith() {
    #expect(middle(group(group(overlay(), opacity: 1))) == [128, 192, 0, 255])
    // A quarter of it.
    #expect(middle(group(group(overlay()))) == [64, 160, 0, 255])
  }

  // 6.5, 12.2 #21: a layer that blends is itself no group that shuts it off.
  @Test func withoutFadingWhatBlendsMeetsWhatLiesBelow() {
    #expect(middle(group(overlay(), opacity: 1)) == [0, 255, 0, 255])
    let faded = overlay()
    faded.opacity = 0.5
    #expect(middle(faded) == [0, 192, 0, 255])
    #expect(ground != [0, 192, 0, 255])
  }

  // 6.5: without group opacity each layer fades on its own and meets what lies below.
  @Test func withoutGroupOpacityNothingIsIsolated() {
    let apart = group(overlay())
    apart.allowsGroupOpacity = false
    #expect(middle(apart) == [0, 192, 0, 255])
  }

  // 6.4, 6.7, 6.8: masks, rasterizing and blend modes of the group make a picture of it first.
  @Test func otherEffectsOfAGroupIsolateItToo() {
    let masked = group(overlay(), opacity: 1)
    masked.mask = layer(CGColor.black, whole)
    #expect(middle(masked) == [255, 255, 0, 255])
    let rasterized = group(overlay(), opacity: 1)
    rasterized.shouldRasterize = true
    #expect(middle(rasterized) == [255, 255, 0, 255])
    let blended = group(overlay(), opacity: 1)
    blended.compositingFilter = "screenBlendMode"
    #expect(middle(blended) == [255, 255, 0, 255])
  }
}
