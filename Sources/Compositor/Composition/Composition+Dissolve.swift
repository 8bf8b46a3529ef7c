import Raster
import RenderTree

extension Composition {
  /// Each picture in a group of its own, the second added to the first.
  mutating func draw(_ dissolve: Dissolve, in inner: Surroundings) {
    let share = Composition.steps(dissolve.share)
    list.pushGroup(opacity: inner.opacity, blend: .sourceOver)
    let alone = Surroundings(plane: inner.plane, tint: inner.tint)
    if let from = dissolve.from, share < 1 {
      list.pushGroup(opacity: 1 - share, blend: .sourceOver)
      draw(from, in: alone)
      list.popGroup()
    }
    if let to = dissolve.to, share > 0 {
      list.pushGroup(opacity: share, blend: dissolve.from == nil ? .sourceOver : .plus)
      draw(to, in: alone)
      list.popGroup()
    }
    list.popGroup()
  }

  /// Groups fade in steps of 1/255; only whole steps make two weights that add up to 1, so that
  /// what both pictures show alike does not change.
  private static func steps(_ share: Double) -> Double {
    guard share > 0 else { return 0 }
    return (min(share, 1) * 255).rounded() / 255
  }
}
