package import Geometry
package import Raster
package import RenderTree

extension Compositor {
  /// Adds what `node` shows to `list`, as if drawn over what is there: blend modes meet that.
  /// - Parameter pixelsFromRoot: From the space the node lies in to the pixels of the list.
  package static func record(
    _ node: RenderNode, pixelsFromRoot: Affine, on list: inout DisplayList
  ) {
    var composition = Composition(list: DisplayList(width: 1, height: 1))
    swap(&composition.list, &list)
    composition.draw(
      node, in: Composition.Surroundings(plane: Projection(Homography(pixelsFromRoot))))
    swap(&composition.list, &list)
  }
}
