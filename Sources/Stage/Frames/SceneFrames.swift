import Foundation
import Geometry
package import Raster
package import RenderTree
package import VirtualTime

/// The planned frames of a scene, frozen one after the other.
@MainActor
package final class SceneFrames: FrameSource {
  /// The scene being run; its ledger fills as frames are asked for.
  package let simulation: Simulation
  private let plan: FramePlan
  private let picture: PictureFrame
  private let background: Color?
  private let shutter: Shutter?
  private let usesCache: Bool
  /// What is seen where nothing is drawn: a phone's screen is black there; other scenes are clear.
  private let unlit: Color

  /// Opens the scene. `background` lies under it, and beside it where the picture is wider or
  /// higher than the screen. When it is nil, the scene's own background goes on there, and
  /// under an app lies black, as on a phone. With a `shutter` each frame is exposed for a while. Without
  /// `usesCache` what stands still is frozen anew for every frame; frames are the same.
  package init(
    _ scene: TutorialScene, settings: SceneSettings, plan: FramePlan, picture: PictureFrame,
    background: Color? = nil, shutter: Shutter? = nil, usesCache: Bool = true
  ) {
    simulation = Simulation(scene, settings: settings, pixelsPerPoint: picture.scale)
    self.plan = plan
    self.picture = picture
    self.background = background
    self.shutter = shutter
    self.usesCache = usesCache
    unlit = scene.launch == nil ? .clear : .black
  }

  package var frameCount: Int { plan.frames.count }

  package func snapshot(at position: Int) throws(ExceededLimit) -> FrameSnapshot {
    let frame = plan.frames[position]
    guard let shutter else {
      return snapshot(of: frame, showing: [try moment(at: frame.sceneTime)])
    }
    var moments: [ExposedMoment] = []
    for time in shutter.times(around: frame.sceneTime) {
      let moment = try moment(at: time)
      if let last = moments.last, last.root == moment.root, last.background == moment.background {
        moments[moments.count - 1].weight += 1
      } else {
        moments.append(moment)
      }
    }
    return snapshot(of: frame, showing: moments)
  }

  private func snapshot(of frame: FramePlan.Frame, showing moments: [ExposedMoment])
    -> FrameSnapshot
  {
    let middle = moments[moments.count / 2]
    var snapshot = FrameSnapshot(
      index: frame.index, sceneTime: frame.sceneTime, width: picture.width,
      height: picture.height, pixelsFromRoot: picture.pixelsFromRoot,
      background: middle.background, root: middle.root)
    if moments.count > 1 { snapshot.moments = moments }
    return snapshot
  }

  private func moment(at sceneTime: Double) throws(ExceededLimit) -> ExposedMoment {
    simulation.advance(to: sceneTime)
    try simulation.checkLimits()
    let root = simulation.freeze(at: sceneTime, takesOver: usesCache)
    // What is drawn while it is seen may go too far as well.
    try simulation.checkLimits()
    return ExposedMoment(
      root: cut(root), background: background ?? root.opaqueBackground(of: screen) ?? unlit)
  }

  /// Where the picture shows more than the screen, the screen's edge cuts what lies beyond it.
  private func cut(_ root: RenderNode) -> RenderNode {
    guard let cutOut = picture.cutOut else { return root }
    return RenderNode(
      name: "screen", bounds: cutOut, effects: NodeEffects(masksToBounds: true), children: [root])
  }

  private var screen: Rect {
    let size = simulation.settings.screenSize
    return Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
  }
}
