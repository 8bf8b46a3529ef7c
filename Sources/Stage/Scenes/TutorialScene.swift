public import UIKit

/// One scene: how big, how long, how it is made, and what its user does when.
public struct TutorialScene: Sendable {
  /// Lower-case words joined by hyphens; what the command is told.
  public let id: String
  /// Other names the command accepts.
  public let aliases: [String]
  /// For people: a few words.
  public let title: String
  /// One line for lists.
  public let summary: String
  /// Points.
  public let screenSize: CGSize
  /// Seconds.
  public let duration: Double
  /// False where the scene goes on for as long as it is looked at, as an app does; `duration` is then what is
  /// shown where nothing is said.
  package var hasEnd = true
  /// What its viewer may change.
  public let parameters: [SceneParameter]
  /// True when the scene listens to a recording where there is one.
  public let listens: Bool
  /// Where the scene's random numbers start.
  public let seed: UInt64
  /// Where the scene's images and other files are.
  public let assets: Bundle?
  /// Makes the controller whose view fills the screen.
  public let makeRootViewController: @MainActor @Sendable (SceneSettings) -> UIViewController
  /// The app that is launched in place of making a controller; nil for none.
  let launch: AppLaunch?
  /// Writes down what happens from outside, and when.
  public internal(set) var script: @MainActor @Sendable (inout InputScript, SceneSettings) -> Void

  public init(
    id: String, aliases: [String] = [], title: String, summary: String,
    screenSize: CGSize = CGSize(width: 375, height: 667), duration: Double,
    parameters: [SceneParameter] = [], listens: Bool = false, seed: UInt64 = 1,
    assets: Bundle? = nil,
    makeRootViewController: @escaping @MainActor @Sendable (SceneSettings) -> UIViewController,
    script: @escaping @MainActor @Sendable (inout InputScript, SceneSettings) -> Void = { _, _ in }
  ) {
    precondition(duration > 0 && duration.isFinite, "A scene has an end.")
    precondition(
      Set(parameters.map(\.name)).count == parameters.count,
      "A scene's parameters have different names.")
    self.id = id
    self.aliases = aliases
    self.title = title
    self.summary = summary
    self.screenSize = screenSize
    self.duration = duration
    self.parameters = parameters
    self.listens = listens
    self.seed = seed
    self.assets = assets
    self.makeRootViewController = makeRootViewController
    launch = nil
    self.script = script
  }

  /// A scene that launches an app: it shows the windows that the app shows.
  public init(
    id: String, title: String, summary: String,
    screenSize: CGSize = CGSize(width: 375, height: 667),
    duration: Double, seed: UInt64 = 1, assets: Bundle? = nil, launching launch: AppLaunch,
    script: @escaping @MainActor @Sendable (inout InputScript, SceneSettings) -> Void = { _, _ in }
  ) {
    precondition(duration > 0 && duration.isFinite, "A scene has an end.")
    self.id = id
    aliases = []
    self.title = title
    self.summary = summary
    self.screenSize = screenSize
    self.duration = duration
    parameters = []
    listens = false
    self.seed = seed
    self.assets = assets
    makeRootViewController = { _ in UIViewController() }
    self.launch = launch
    self.script = script
  }

  /// The scene's settings with these values and the defaults of all others.
  /// - Throws: when a value is for no parameter, or outside the parameter's range.
  public func settings(_ values: [String: Double] = [:]) throws(StageError) -> SceneSettings {
    try SceneSettings(screenSize: screenSize, parameters: parameters, values: values)
  }
}
