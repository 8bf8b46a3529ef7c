import Geometry
import Raster
import RenderTree

extension Composition {
  /// One image a particle, in the order given. Pictures keep upright where the layer is flipped.
  mutating func draw(_ placed: PlacedParticles, of node: RenderNode, in inner: Surroundings) {
    guard let layerFromDevice = inner.plane.homography.inverse else { return }
    let scale = inner.plane.scale(over: node.bounds)
    let looks = placed.sprites.map { SpriteLook($0, isFlipped: node.isFlipped) }
    for particle in placed.particles {
      // Without its image: all workers count references to that, thousands of particles each.
      let look = looks[particle.sprite]
      guard let spriteFromLayer = particle.matrix.inverse else { continue }
      let outline = place(look.area, in: particle.matrix, on: inner.plane)
      if placed.isAdditive { list.pushGroup(opacity: 1, blend: .plus) }
      list.fill(
        outline,
        image: ImagePaint(
          image: placed.sprites[particle.sprite].image,
          imageFromDevice: layerFromDevice.followed(
            by: Homography(spriteFromLayer.followed(by: look.imageFromSprite))),
          filter: look.filter(pixelsOnPoint: particle.matrix.largestScale * scale),
          levelBias: look.levelBias, opacity: inner.opacity,
          tint: particle.tint.multiplied(by: inner.tint)))
      if placed.isAdditive { list.popGroup() }
    }
  }
}

/// A sprite without its image.
private struct SpriteLook {
  /// Where a particle at scale 1 lies around its middle, points.
  let area: Rect
  /// Points around the middle of the sprite → image pixels.
  let imageFromSprite: Affine
  let levelBias: Double
  private let texelsOnPoint: Double
  private let enlarging: ImagePaint.Filter
  private let shrinking: ImagePaint.Filter

  init(_ sprite: PlacedParticles.Sprite, isFlipped: Bool) {
    area = sprite.area
    imageFromSprite = sprite.imageFromSprite(isFlipped)
    levelBias = sprite.levelBias
    texelsOnPoint = sprite.source.width / sprite.size.x
    enlarging = sprite.filter
    shrinking = sprite.shrinkingFilter
  }

  /// How pixels between pixels are made of a particle of that size.
  func filter(pixelsOnPoint: Double) -> ImagePaint.Filter {
    texelsOnPoint > pixelsOnPoint ? shrinking : enlarging
  }
}

extension PlacedParticles.Sprite {
  /// Points around the middle of the sprite → image pixels.
  fileprivate func imageFromSprite(_ isFlipped: Bool) -> Affine {
    let x = source.width / size.x
    let y = source.height / size.y * (isFlipped ? -1 : 1)
    return Affine(
      a: x, b: 0, c: 0, d: y, tx: source.x + source.width / 2, ty: source.y + source.height / 2)
  }
}
