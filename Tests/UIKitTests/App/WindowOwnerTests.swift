import Testing
import UIKit

@MainActor
struct WindowOwnerTests {
  private final class Owner: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class Bare: NSObject, UIApplicationDelegate {}

  private final class SceneOwner: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  @Test func theWindowOfADelegateOfWhateverClassIsOptionalTwice() {
    ViewStage.run { _ in
      let owner = Owner()
      let delegate: (any UIApplicationDelegate)? = owner
      owner.window = UIWindow()
      owner.window?.rootViewController = UIViewController()
      #expect(delegate?.window??.rootViewController === owner.window?.rootViewController)
      let none: (any UIApplicationDelegate)? = Bare()
      #expect(none?.window??.rootViewController == nil)
      let scene = SceneOwner()
      scene.window = owner.window
      #expect((scene as any UIWindowSceneDelegate).window! === owner.window)
    }
  }

  @Test func aWindowOfASceneIsMadeByItsOwnInitializer() {
    final class Window: UIWindow {
      var isOwn = false
      override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        isOwn = true
      }
      required init?(coder: NSCoder) { nil }
    }
    ViewStage.run { _ in
      guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
      let window = Window(windowScene: scene)
      #expect(window.isOwn && window.windowScene === scene && window.bounds == scene.screen.bounds)
    }
  }
}
