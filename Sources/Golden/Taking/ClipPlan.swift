import Foundation
package import Raster
package import Stage

/// A clip to be made of a scene: every choice made.
package struct ClipPlan: Sendable {
  package var scene: TutorialScene
  package var settings: SceneSettings
  package var frames: FramePlan
  package var picture: PictureFrame
  /// Nil: what the scene itself has.
  package var background: Color?

  package init(
    scene: TutorialScene, settings: SceneSettings, frames: FramePlan, picture: PictureFrame,
    background: Color? = nil
  ) {
    self.scene = scene
    self.settings = settings
    self.frames = frames
    self.picture = picture
    self.background = background
  }

  /// What holds for the scene itself and what it hears: a golden says when it changes.
  package var facts: [GoldenRecord.Entry] {
    let size = scene.screenSize
    return [
      GoldenRecord.Entry("screen", "\(Self.digits(size.width))x\(Self.digits(size.height))"),
      GoldenRecord.Entry("duration", Self.digits(scene.duration)),
      GoldenRecord.Entry("seed", "\(scene.seed)"),
    ]
      + scene.parameters.map {
        GoldenRecord.Entry("default", "\($0.name)=\(Self.digits($0.defaultValue))")
      }
      + [settings.sound].compactMap { $0 }.map {
        GoldenRecord.Entry("sound", PixelHash(ofBytes: Array("\($0.decibels)".utf8)).text)
      }
  }

  private static func digits(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// The time of a frame, in seconds.
  package func time(ofFrame number: Int) -> Double? {
    frames.frames.first { $0.index == number }?.sceneTime
  }
}
