import CoreGraphics
import Geometry
import Timing

/// Mixes the values of one animation. What two paths of different elements have in common is found once, for as
/// long as the same two are asked for.
@MainActor
final class PathMorphs {
  private var known: (from: Path, to: Path, morph: PathMorph?)?

  /// As `AnimatableValue.mix`.
  func mix(_ a: AnimatableValue, _ b: AnimatableValue, _ t: Double) -> AnimatableValue? {
    guard case .path(let from?) = a, case .path(let to?) = b else {
      return AnimatableValue.mix(a, b, t)
    }
    return Path.mix(from, to, t, morph: morph).map { .path($0) }
  }

  private func morph(from: Path, to: Path) -> PathMorph? {
    if let known, known.from == from, known.to == to { return known.morph }
    let morph = PathMorph(from, to)
    known = (from, to, morph)
    return morph
  }
}
