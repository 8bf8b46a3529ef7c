import Geometry

/// Where particles are born: a body around the emitter's position, and which part of it.
struct EmissionShape: Equatable, Sendable {
  enum Body: Sendable { case point, line, rectangle, cuboid, circle, sphere }
  enum Part: Sendable { case points, outline, surface, volume }

  var body = Body.point
  var part = Part.volume
  /// Width, height and depth, points. The width of a circle or a sphere is its radius.
  var size = SIMD3<Double>.zero

  /// A place drawn by lot, relative to the emitter's position. Every place of the part is equally
  /// likely: a length of the outline, an area of the surface, a share of the volume.
  ///
  /// Our decisions: a circle and a sphere have points all over their rim and their surface; the
  /// outline of a sphere is the circle seen from the front.
  func place(_ chance: EmissionChance) -> SIMD3<Double> {
    switch body {
    case .point: .zero
    case .line: SIMD3(along(size.x, chance.unit(part == .points ? .place : .placeX)), 0, 0)
    case .rectangle: rectanglePlace(chance)
    case .cuboid: cuboidPlace(chance)
    case .circle: circlePlace(chance, isFilled: part == .surface || part == .volume)
    case .sphere: spherePlace(chance)
    }
  }

  /// −length/2 … length/2; one of the ends where only the points count.
  private func along(_ length: Double, _ unit: Double) -> Double {
    part == .points ? end(length, unit) : (unit - 0.5) * length
  }

  private func end(_ length: Double, _ unit: Double) -> Double {
    unit < 0.5 ? -length / 2 : length / 2
  }

  private func anywhere(_ axis: Int, _ chance: EmissionChance) -> Double {
    (chance.unit([.placeX, .placeY, .placeZ][axis]) - 0.5) * size[axis]
  }

  private func corner(_ axis: Int, _ chance: EmissionChance) -> Double {
    end(size[axis], chance.unit([.placeX, .placeY, .placeZ][axis]))
  }

  private func rectanglePlace(_ chance: EmissionChance) -> SIMD3<Double> {
    switch part {
    case .points: return SIMD3(corner(0, chance), corner(1, chance), 0)
    case .outline:
      // The edges along x, or those along y.
      let isAlongX = chance.unit(.place) * (abs(size.x) + abs(size.y)) < abs(size.x)
      return isAlongX
        ? SIMD3(anywhere(0, chance), corner(1, chance), 0)
        : SIMD3(corner(0, chance), anywhere(1, chance), 0)
    case .surface, .volume: return SIMD3(anywhere(0, chance), anywhere(1, chance), 0)
    }
  }

  private func cuboidPlace(_ chance: EmissionChance) -> SIMD3<Double> {
    let lengths = SIMD3(abs(size.x), abs(size.y), abs(size.z))
    /// The axis chosen by lot, each as likely as its weight.
    func axis(_ weights: SIMD3<Double>) -> Int {
      let lot = chance.unit(.place) * weights.sum()
      return lot < weights.x ? 0 : lot < weights.x + weights.y ? 1 : 2
    }
    func place(_ isFree: (Int) -> Bool) -> SIMD3<Double> {
      func coordinate(_ axis: Int) -> Double {
        isFree(axis) ? anywhere(axis, chance) : corner(axis, chance)
      }
      return SIMD3(coordinate(0), coordinate(1), coordinate(2))
    }
    switch part {
    case .points: return place { _ in false }
    case .outline:
      let free = axis(lengths)
      return place { $0 == free }
    case .surface:
      let fixed = axis(
        SIMD3(lengths.y * lengths.z, lengths.x * lengths.z, lengths.x * lengths.y))
      return place { $0 != fixed }
    case .volume: return place { _ in true }
    }
  }

  private func circlePlace(_ chance: EmissionChance, isFilled: Bool) -> SIMD3<Double> {
    let radius = isFilled ? size.x * chance.unit(.place).squareRoot() : size.x
    let angle = 2 * Double.pi * chance.unit(.placeX)
    return SIMD3(radius * cosine(angle), radius * sine(angle), 0)
  }

  private func spherePlace(_ chance: EmissionChance) -> SIMD3<Double> {
    if part == .outline { return circlePlace(chance, isFilled: false) }
    let radius = part == .volume ? size.x * power(chance.unit(.place), 1.0 / 3) : size.x
    // Slices of equal thickness have equal areas.
    let height = 2 * chance.unit(.placeY) - 1
    let rim = max(0, 1 - height * height).squareRoot()
    let angle = 2 * Double.pi * chance.unit(.placeX)
    return SIMD3(radius * rim * cosine(angle), radius * rim * sine(angle), radius * height)
  }
}
