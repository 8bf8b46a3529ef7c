package import Geometry
package import Raster

/// The particles of an emitter, in painting order.
package struct PlacedParticles: Equatable, Sendable {
  /// What particles look like: a picture, or part of one, around the particle's position.
  package struct Sprite: Equatable, Sendable {
    /// The pixels.
    package var image: Image
    /// The part of the image shown, in image pixels. Outside the image its edge pixels repeat.
    package var source: Rect
    /// Of a particle at scale 1, points.
    package var size: Point
    /// How pixels between pixels are made.
    package var filter: ImagePaint.Filter
    /// How pixels are made where the picture is drawn smaller than it is.
    package var shrinkingFilter: ImagePaint.Filter
    /// As `ImagePaint.levelBias`.
    package var levelBias: Double

    /// Where a particle at scale 1 lies around its middle, points.
    package var area: Rect {
      Rect(x: -size.x * 0.5, y: -size.y * 0.5, width: size.x, height: size.y)
    }

    package init(
      image: Image, source: Rect, size: Point, filter: ImagePaint.Filter = .linear,
      shrinkingFilter: ImagePaint.Filter? = nil, levelBias: Double = 0
    ) {
      self.image = image
      self.source = source
      self.size = size
      self.filter = filter
      self.shrinkingFilter = shrinkingFilter ?? filter
      self.levelBias = levelBias
    }
  }

  /// One particle.
  package struct Particle: Hashable, Sendable {
    /// Index in `sprites`.
    package var sprite: Int
    /// The space of the sprite, points with its middle at the origin → the layer's bounds space.
    package var matrix: Affine
    /// Multiplied into the sprite's pixels, its alpha too.
    package var tint: Color

    package init(sprite: Int, matrix: Affine, tint: Color = .white) {
      self.sprite = sprite
      self.matrix = matrix
      self.tint = tint
    }
  }

  package var sprites: [Sprite]
  package var particles: [Particle]
  /// True: each particle adds its light to what lies below, instead of covering it.
  package var isAdditive: Bool

  package init(sprites: [Sprite], particles: [Particle], isAdditive: Bool = false) {
    self.sprites = sprites
    self.particles = particles
    self.isAdditive = isAdditive
  }

  /// The corners of `particle` in the layer's bounds space, in order around it.
  private func corners(of particle: Particle) -> [Point] {
    sprites[particle.sprite].area.corners.map { particle.matrix.apply($0) }
  }

  /// A rectangle of the layer's bounds space that holds all particles; nil when there are none.
  package var extent: Rect? {
    var extent: Rect?
    for particle in particles {
      let corners = corners(of: particle)
      let box = Rect(from: corners[0], to: corners[2]).union(Rect(from: corners[1], to: corners[3]))
      extent = extent?.union(box) ?? box
    }
    return extent
  }
}
