import Geometry

/// Where particles are born: a body around the emitter's position, and which part of it; and the
/// normal there, from which their directions are counted.
struct EmissionShape: Equatable, Sendable {
  enum Body: Sendable { case point, line, rectangle, cuboid, circle, sphere }
  enum Part: Sendable { case points, outline, surface, volume }

  var body = Body.point
  var part = Part.volume
  /// Width, height and depth, points. The width of a circle or a sphere is its radius.
  var size = SIMD3<Double>.zero

  /// A point where particles are born, and the normal there, of length 1.
  struct Birthplace: Equatable, Sendable {
    /// Relative to the emitter's position, points.
    var position = SIMD3<Double>.zero
    /// To the right where the shape has no outside.
    var normal = SIMD3<Double>(1, 0, 0)
  }

  /// A birthplace drawn by lot. Every point of the part is equally likely: a length of the outline, an
  /// area of the surface, a share of the volume.
  ///
  /// A line emits up, the outline of a circle or a rectangle outward, a point to the right, as code
  /// for iOS expects. Our decisions: points emit outward too, where several edges or faces meet in
  /// the mean direction, and so do the surfaces of bodies and the edges of cuboids; what is filled
  /// has no outside and emits to the right. A circle and a sphere have points all over their rim and
  /// their surface; the outline of a sphere is the circle seen from the front.
  func birthplace(_ chance: EmissionChance) -> Birthplace {
    switch body {
    case .point: Birthplace()
    case .line:
      Birthplace(
        position: SIMD3(along(size.x, chance.unit(part == .points ? .position : .positionX)), 0, 0),
        normal: SIMD3(0, -1, 0))
    case .rectangle: rectangleBirthplace(chance)
    case .cuboid: cuboidBirthplace(chance)
    case .circle: circleBirthplace(chance, isFilled: part == .surface || part == .volume)
    case .sphere: sphereBirthplace(chance)
    }
  }

  /// −length/2 … length/2; one of the ends where only the points count.
  private func along(_ length: Double, _ unit: Double) -> Double {
    part == .points ? end(length, unit) : (unit - 0.5) * length
  }

  private func end(_ length: Double, _ unit: Double) -> Double {
    unit < 0.5 ? -length / 2 : length / 2
  }

  private static let lots: [EmissionChance.Draw] = [.positionX, .positionY, .positionZ]

  private func anywhere(_ axis: Int, _ chance: EmissionChance) -> Double {
    (chance.unit(Self.lots[axis]) - 0.5) * size[axis]
  }

  private func corner(_ axis: Int, _ chance: EmissionChance) -> Double {
    end(size[axis], chance.unit(Self.lots[axis]))
  }

  /// The side on which the corner lies: −1 or 1, also where there is no length.
  private func side(_ axis: Int, _ chance: EmissionChance) -> Double {
    (chance.unit(Self.lots[axis]) < 0.5) == (size[axis] < 0) ? 1 : -1
  }

  /// A point at the ends of the axes that are not free, outward.
  private func edge(_ chance: EmissionChance, _ isFree: (Int) -> Bool) -> Birthplace {
    var (position, outward) = (SIMD3<Double>.zero, SIMD3<Double>.zero)
    for axis in 0..<(body == .cuboid ? 3 : 2) {
      position[axis] = isFree(axis) ? anywhere(axis, chance) : corner(axis, chance)
      if !isFree(axis) { outward[axis] = side(axis, chance) }
    }
    let length = (outward * outward).sum().squareRoot()
    return Birthplace(position: position, normal: length > 0 ? outward / length : SIMD3(1, 0, 0))
  }

  private func rectangleBirthplace(_ chance: EmissionChance) -> Birthplace {
    switch part {
    case .points: return edge(chance) { _ in false }
    case .outline:
      // The edges along x, or those along y.
      let isAlongX = chance.unit(.position) * (abs(size.x) + abs(size.y)) < abs(size.x)
      return edge(chance) { ($0 == 0) == isAlongX }
    case .surface, .volume: return edge(chance) { _ in true }
    }
  }

  private func cuboidBirthplace(_ chance: EmissionChance) -> Birthplace {
    let lengths = SIMD3(abs(size.x), abs(size.y), abs(size.z))
    /// The axis chosen by lot, each as likely as its weight.
    func axis(_ weights: SIMD3<Double>) -> Int {
      let lot = chance.unit(.position) * weights.sum()
      return lot < weights.x ? 0 : lot < weights.x + weights.y ? 1 : 2
    }
    switch part {
    case .points: return edge(chance) { _ in false }
    case .outline:
      let free = axis(lengths)
      return edge(chance) { $0 == free }
    case .surface:
      let fixed = axis(
        SIMD3(lengths.y * lengths.z, lengths.x * lengths.z, lengths.x * lengths.y))
      return edge(chance) { $0 != fixed }
    case .volume: return edge(chance) { _ in true }
    }
  }

  private func circleBirthplace(_ chance: EmissionChance, isFilled: Bool) -> Birthplace {
    let radius = isFilled ? size.x * chance.unit(.position).squareRoot() : size.x
    let angle = 2 * Double.pi * chance.unit(.positionX)
    let direction = SIMD3(cosine(angle), sine(angle), 0)
    return Birthplace(
      position: radius * direction, normal: isFilled ? SIMD3(1, 0, 0) : outward(direction))
  }

  private func sphereBirthplace(_ chance: EmissionChance) -> Birthplace {
    if part == .outline { return circleBirthplace(chance, isFilled: false) }
    let radius = part == .volume ? size.x * power(chance.unit(.position), 1.0 / 3) : size.x
    // Slices of equal thickness have equal areas.
    let height = 2 * chance.unit(.positionY) - 1
    let rim = max(0, 1 - height * height).squareRoot()
    let angle = 2 * Double.pi * chance.unit(.positionX)
    let direction = SIMD3(rim * cosine(angle), rim * sine(angle), height)
    return Birthplace(
      position: radius * direction, normal: part == .volume ? SIMD3(1, 0, 0) : outward(direction))
  }

  /// The direction from the middle to where a negative radius leads too.
  private func outward(_ direction: SIMD3<Double>) -> SIMD3<Double> {
    size.x < 0 ? -direction : direction
  }
}
