import ExtraScene
import FeaturesScene
import FuberScene
import GuideScene
import IrisScene
import LayersScene
import NotesScene
public import Stage

/// The tutorial scenes.
public enum SceneLibrary {
  /// In the order in which lists show them.
  public static let scenes: [TutorialScene] =
    FuberScene.scenes + LayersScene.scenes + NotesScene.scenes + IrisScene.scenes
    + GuideScene.scenes + ExtraScene.scenes + FeaturesScene.scenes
}
