import FeaturesScene
import FuberScene
public import Stage

/// The tutorial scenes.
public enum SceneLibrary {
  /// In the order in which lists show them.
  public static let scenes: [TutorialScene] = FuberScene.scenes + FeaturesScene.scenes
}
