import Geometry
import Raster
import RenderTree

extension Composition {
  /// One image a particle, in the order given. Pictures keep upright where the layer is flipped.
  mutating func draw(_ placed: PlacedParticles, of node: RenderNode, in inner: Surroundings) {
    guard let layerFromDevice = inner.plane.homography.inverse else { return }
    let stretch = inner.plane.stretch(over: node.bounds)
    for particle in placed.particles {
      let sprite = placed.sprites[particle.sprite]
      let pixelsOnPoint = particle.matrix.largestStretch * stretch
      let isShrunk = sprite.source.width / sprite.size.x > pixelsOnPoint
      guard let spriteFromLayer = particle.matrix.inverse else { continue }
      let paint = ImagePaint(
        image: sprite.image,
        imageFromDevice: layerFromDevice.followed(
          by: Homography(spriteFromLayer.followed(by: sprite.imageFromSprite(node.isFlipped)))),
        filter: isShrunk ? sprite.shrinkingFilter : sprite.filter, levelBias: sprite.levelBias,
        opacity: inner.opacity,
        tint: particle.tint.multiplied(by: inner.tint))
      if placed.isAdditive { list.pushGroup(opacity: 1, blend: .plus) }
      list.fill(
        place(sprite.area, in: particle.matrix, on: inner.plane), paint: .image(paint))
      if placed.isAdditive { list.popGroup() }
    }
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
