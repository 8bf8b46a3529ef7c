import QuartzCore
import Raster
import RenderTree
import Stage
import Testing
import UIKit
import VirtualTime

/// What an app and its parts were told, in order.
@MainActor
private enum Notes {
  static var all: [String] = []
}

@MainActor
private final class RootController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Notes.all.append("viewDidLoad")
    view.backgroundColor = .red
  }
  override func viewWillAppear(_ animated: Bool) { Notes.all.append("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) {
    Notes.all.append("viewDidAppear \(view.window != nil)")
  }
}

@MainActor
private class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Notes.all.append("willFinish \(window != nil)")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Notes.all.append("didFinish \(window?.rootViewController != nil)")
    NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { _ in Notes.all.append("active notification") }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Notes.all.append("didBecomeActive \(application.delegate === self)")
  }
}

/// Makes its window in code.
@MainActor
private final class CodeDelegate: AppDelegate {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = RootController()
    window?.makeKeyAndVisible()
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }
}

@MainActor
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Notes.all.append("willConnect \(window != nil)")
    guard window == nil, let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = RootController()
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) { Notes.all.append("willEnterForeground") }
  func sceneDidBecomeActive(_ scene: UIScene) { Notes.all.append("sceneDidBecomeActive") }
}

@MainActor
@Suite(.serialized) struct AppLaunchTests {
  init() { Notes.all = [] }

  private func run(
    _ launch: AppLaunch,
    script: @escaping @MainActor @Sendable (inout InputScript) -> Void = { _ in }
  ) throws -> Simulation {
    let scene = TutorialScene(
      id: "app", title: "", summary: "", screenSize: CGSize(width: 100, height: 200), duration: 1,
      launching: launch, script: { script, _ in _ = script })
    return Simulation(scene, settings: try scene.settings())
  }

  @Test func anAppMakesItsWindowInCode() throws {
    let simulation = try run(AppLaunch(delegate: { CodeDelegate() }))
    simulation.advance(to: 0)
    #expect(
      Notes.all == [
        "willFinish false", "viewDidLoad", "viewWillAppear", "didFinish true",
        "didBecomeActive true", "active notification", "viewDidAppear true",
      ])
    #expect(simulation.rootLayer.sublayers?.first?.backgroundColor == UIColor.red.cgColor)
    #expect(simulation.ledger.isEmpty)
  }

  @Test func aStoryboardIsShownInTheDelegatesWindow() throws {
    let simulation = try run(
      AppLaunch(delegate: { AppDelegate() }, initialController: { RootController() }))
    simulation.advance(to: 0)
    #expect(
      Notes.all == [
        "willFinish false", "didFinish true", "viewDidLoad", "viewWillAppear",
        "didBecomeActive true", "active notification", "viewDidAppear true",
      ])
    simulation.inScene {
      #expect(UIApplication.shared.keyWindow?.rootViewController is RootController)
      #expect(UIApplication.shared.delegate?.window === UIApplication.shared.keyWindow)
    }
  }

  @Test func whereAnAppDrawsNothingTheScreenIsBlackAndASceneIsAsTheSystem() throws {
    let picture = PictureFrame(screenWidth: 100, screenHeight: 200, scale: 1)
    let plan = FramePlan(rate: FrameRate(1), duration: 1)
    let app = TutorialScene(
      id: "app", title: "", summary: "", screenSize: CGSize(width: 100, height: 200), duration: 1,
      launching: AppLaunch(delegate: { AppDelegate() }, initialController: { UIViewController() }))
    let ofApp = SceneFrames(app, settings: try app.settings(), plan: plan, picture: picture)
    #expect(try ofApp.snapshot(at: 0).background == .black)
    let scene = TutorialScene(
      id: "scene", title: "", summary: "", screenSize: CGSize(width: 100, height: 200), duration: 1
    ) { _ in UIViewController() }
    let ofScene = SceneFrames(scene, settings: try scene.settings(), plan: plan, picture: picture)
    #expect(try ofScene.snapshot(at: 0).background == Color(red: 1, green: 1, blue: 1))
  }

  @Test func aSceneMakesItsWindowInCode() throws {
    let simulation = try run(
      AppLaunch(delegate: { AppDelegate() }, sceneDelegate: { SceneDelegate() }))
    simulation.advance(to: 0)
    #expect(
      Notes.all == [
        "willFinish false", "didFinish false", "willConnect false", "viewDidLoad",
        "viewWillAppear", "willEnterForeground", "sceneDidBecomeActive", "didBecomeActive true",
        "active notification", "viewDidAppear true",
      ])
    simulation.inScene {
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      #expect(scene?.windows.count == 1)
      #expect(scene?.keyWindow?.rootViewController is RootController)
      #expect(scene?.activationState == .foregroundActive)
    }
  }

  @Test func aScenesStoryboardIsShownInItsDelegatesWindow() throws {
    let simulation = try run(
      AppLaunch(sceneDelegate: { SceneDelegate() }, initialController: { RootController() }))
    simulation.advance(to: 0)
    #expect(
      Notes.all == [
        "willConnect true", "viewDidLoad", "viewWillAppear", "willEnterForeground",
        "sceneDidBecomeActive", "viewDidAppear true",
      ])
  }

  @Test func anAppThatShowsNothingIsNoted() throws {
    let simulation = try run(AppLaunch(delegate: { AppDelegate() }))
    simulation.advance(to: 0.5)
    #expect(simulation.ledger.entries.map(\.feature) == ["an app that shows no window"])
    #expect(simulation.rootLayer.sublayers ?? [] == [])
  }

  @Test func aWindowThatIsShownLaterStandsInFront() throws {
    let simulation = try run(AppLaunch(delegate: { CodeDelegate() }))
    let alert = simulation.inScene {
      let alert = UIWindow(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
      alert.backgroundColor = .blue
      alert.windowLevel = .alert
      return alert
    }
    simulation.perform { alert.isHidden = false }
    simulation.advance(to: 0.1)
    let first = simulation.inScene { UIApplication.shared.windows.first }
    #expect(simulation.rootLayer.sublayers == [first?.layer, alert.layer].compactMap { $0 })
    simulation.inScene { #expect(UIApplication.shared.keyWindow === first) }
    let node = simulation.freeze(at: 0.2)
    #expect(node.children.count == 2)
    simulation.perform { alert.isHidden = true }
    #expect(simulation.rootLayer.sublayers == [first?.layer].compactMap { $0 })
  }
}
