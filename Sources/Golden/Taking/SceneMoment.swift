import CoreGraphics
import Geometry
import Limits
import QuartzCore
import Stage

/// A scene at one moment: which layers are where.
@MainActor
package struct SceneMoment {
  private let simulation: Simulation
  private let root: OrderedJSON
  private let picture: PictureFrame

  package init(_ plan: ClipPlan, at sceneTime: Double) {
    simulation = Simulation(
      plan.scene, settings: plan.settings, pixelsPerPoint: plan.picture.scale)
    root = simulation.inspect(at: sceneTime)
    picture = plan.picture
  }

  /// What every layer shows.
  package var layers: [LayerState] { DeepStack.run { LayerState.layers(of: root) } }

  /// The paths of the layers that lie in front at these pixels, each once.
  package func frontmostLayers(at pixels: [(x: Int, y: Int)]) -> [String] {
    simulation.inScene {
      var paths: [String] = []
      guard let presented = simulation.rootLayer.presentation() else { return paths }
      for pixel in pixels {
        let point = CGPoint(
          x: (Double(pixel.x) + 0.5 - picture.origin.x) / picture.scale,
          y: (Double(pixel.y) + 0.5 - picture.origin.y) / picture.scale)
        guard let layer = presented.hitTest(point) else { continue }
        let path = LayerState.path(of: Self.indices(of: layer.model()), below: root)
        if !paths.contains(path) { paths.append(path) }
      }
      return paths
    }
  }

  /// The indices among sublayers that lead from the root to a layer.
  private static func indices(of layer: CALayer) -> [Int] {
    var indices: [Int] = []
    var layer = layer
    while let parent = layer.superlayer {
      guard let index = parent.sublayers?.firstIndex(where: { $0 === layer }) else { break }
      indices.insert(index, at: 0)
      layer = parent
    }
    return indices
  }
}
