/// Gram–Schmidt's method on the three rows of a matrix.
extension TransformParts {
  /// L and R with L · R = `rows`.
  static func orthogonalized(_ rows: Axes) -> (scaling: Axes, axes: Axes) {
    var scaling = Axes(
      first: Vector3(0, 0, 0), second: Vector3(0, 0, 0), third: Vector3(0, 0, 0))
    var axes = Axes.identity
    var known: [Int] = []
    for index in 0..<3 {
      var rest = rows[index]
      var lengths = [0.0, 0.0, 0.0]
      for other in known {
        lengths[other] = Vector3.dot(rest, axes[other])
        rest = rest - lengths[other] * axes[other]
      }
      let length = rest.length
      // What rounding leaves of a row that depends on the earlier ones is no direction.
      if length > 1e-12 * rows[index].length {
        lengths[index] = length
        axes[index] = (1 / length) * rest
        known.append(index)
      }
      scaling[index] = Vector3(lengths[0], lengths[1], lengths[2])
    }
    complete(&axes, known: known)
    if axes.handedness < 0 { unmirror(&scaling, &axes) }
    return (scaling, axes)
  }

  /// Gives the axes that are not `known` the directions nearest to their own, at right angles and
  /// right-handed.
  private static func complete(_ axes: inout Axes, known: [Int]) {
    var known = known
    let missing = (0..<3).filter { !known.contains($0) }
    for index in missing {
      for shift in 0..<3 {
        var candidate = Axes.identity[(index + shift) % 3]
        for other in known {
          candidate = candidate - Vector3.dot(candidate, axes[other]) * axes[other]
        }
        let length = candidate.length
        guard length > 0.1 else { continue }
        axes[index] = (1 / length) * candidate
        break
      }
      known.append(index)
    }
    if let last = missing.last, axes.handedness < 0 { axes[last] = -1 * axes[last] }
  }

  /// Turns a mirrored triple of axes into a rotation by negating the scale factor that leaves the
  /// rotation smallest.
  private static func unmirror(_ scaling: inout Axes, _ axes: inout Axes) {
    let diagonal = [axes.first.x, axes.second.y, axes.third.z]
    let flipped = diagonal[1] < diagonal[0] ? 1 : 0
    let axis = diagonal[2] < diagonal[flipped] ? 2 : flipped
    negate(axis, &scaling, &axes)
  }

  /// Turns one axis round and measures along it the other way: what the two make up stays.
  private static func negate(_ axis: Int, _ scaling: inout Axes, _ axes: inout Axes) {
    axes[axis] = -1 * axes[axis]
    for index in 0..<3 {
      switch axis {
      case 0: scaling[index].x.negate()
      case 1: scaling[index].y.negate()
      default: scaling[index].z.negate()
      }
    }
  }

  /// The axis whose scale factor a mirror went into; nil without a mirror, and where something is scaled
  /// to nothing, which has no handedness.
  var mirroredAxis: Int? {
    let (x, y, z) = (scaling.first.x, scaling.second.y, scaling.third.z)
    guard x * y * z < 0 else { return nil }
    return x < 0 ? 0 : y < 0 ? 1 : 2
  }

  /// Puts a mirror into the scale factor of `axis`; nothing without one.
  mutating func carryMirror(in axis: Int) {
    guard let own = mirroredAxis, own != axis else { return }
    Self.negate(own, &scaling, &axes)
    Self.negate(axis, &scaling, &axes)
  }
}
