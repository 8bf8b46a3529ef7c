import Compositor
import Raster
import SceneLibrary
import Stage
import Testing

/// The frame of scene `id` at `time`, `scale` pixels to a point, over white.
@MainActor
func picture(of id: String, at time: Double, scale: Double) throws -> Pixmap {
  let scene = try #require(SceneLibrary.scenes.first { $0.id == id })
  let size = scene.screenSize
  let frame = PictureFrame(
    screenWidth: Double(size.width), screenHeight: Double(size.height), scale: scale)
  let frames = SceneFrames(
    scene, settings: try scene.settings(),
    plan: FramePlan(frames: [.init(index: 0, sceneTime: time)]), picture: frame,
    background: .white)
  var pixmap = Pixmap(width: frame.width, height: frame.height)
  var compositor = Compositor()
  compositor.draw(try frames.snapshot(at: 0), into: &pixmap)
  return pixmap
}
