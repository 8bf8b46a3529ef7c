import Foundation
import Limits
import Stage
import UIKit

/// What `render` and `inspect` both resolve: the scene, its settings and the frame rate.
struct Staging {
  /// With what the command line has its user do.
  let scene: TutorialScene
  let settings: SceneSettings
  let rate: FrameRate
  /// What `--screen` names, if that is a device.
  let device: Device?
  /// What the command line has the user do, in order of time.
  let actions: [UserAction]
  /// What else decides how frames look: what the user does and prefers.
  let choices: [(name: String, value: String)]

  /// Pixels a point where nothing is said: the device's.
  var usualScale: Double { device.map { Double($0.scale) } ?? RenderPlan.usualScale }

  init(
    of name: String, _ arguments: StagingArguments, scenes: SceneList
  ) throws(Diagnostic) {
    let scene = try scenes.scene(named: name)
    rate = try Self.rate(arguments.fps)
    actions = try TypedActions.actions(arguments, rate: rate)
    let fonts = try FontChoice(arguments.fonts)
    let known = [
      ("actions", actions.isEmpty ? "none" : actions.map(\.description).joined(separator: "; ")),
      ("appearance", arguments.appearance?.lowercased() ?? "light"),
      ("locale", try Preferences.languages(arguments).first ?? "none"),
      ("content-size", arguments.contentSize?.lowercased() ?? "large"),
      ("fonts", fonts.description),
    ]
    choices = known
    self.scene = scene.adding(actions)
    device = arguments.screen.flatMap(Device.named)
    let screenSize: CGSize
    if let device {
      screenSize = CGSize(width: device.width, height: device.height)
    } else {
      screenSize = try Self.screenSize(arguments.screen) ?? scene.screenSize
    }
    do {
      var settings = try SceneSettings(
        screenSize: screenSize, parameters: scene.parameters,
        values: try Self.values(arguments.set, of: scene),
        sound: try Self.sound(arguments.input, for: scene, among: scenes))
      if let device {
        settings.safeAreaInsets.top = CGFloat(device.top)
        settings.safeAreaInsets.bottom = CGFloat(device.bottom)
      }
      try Preferences.apply(arguments, to: &settings)
      settings.fontFolders = fonts.folders
      self.settings = settings
    } catch let error as Diagnostic {
      throw error
    } catch {
      throw Diagnostic(.usage, "--set \(error)")
    }
  }

  private static func sound(
    _ path: String?, for scene: TutorialScene, among scenes: SceneList
  ) throws(Diagnostic) -> SoundLevels? {
    guard let path else { return nil }
    guard scene.listens else {
      let listening = scenes.scenes.filter(\.listens).map(\.id)
      throw Diagnostic(
        .usage, "--input: \(scene.id) has no microphone",
        remedy: (["leave the option out"] + listening).joined(separator: ", or render "))
    }
    return try SoundFile.levels(ofFileAt: path)
  }

  private static func rate(_ text: String?) throws(Diagnostic) -> FrameRate {
    guard let text else { return FrameRate(60) }
    guard let rate = FrameRate(text) else {
      throw .value(
        text, of: "--fps", isNot: "a frame rate", remedy: "try 60, 29.97 or 30000/1001")
    }
    guard Limit.framesPerSecond.contains(rate.framesPerSecond) else {
      throw .value(
        text, of: "--fps", isNot: "from 1/1000 to 10000 frames a second", remedy: "try 60")
    }
    return rate
  }

  private static func screenSize(_ text: String?) throws(Diagnostic) -> CGSize? {
    guard let text else { return nil }
    let points = 1...PictureSize.pixels.upperBound
    guard let size = PictureSize(text), points.contains(size.width), points.contains(size.height)
    else {
      let near = Device.names(like: text)
      throw .value(
        text, of: "--screen",
        isNot: "a device or a width and height in points, up to \(points.upperBound)",
        remedy: near.isEmpty
          ? "try 375x667 or \"iPhone 15\"; 'render list --screens' names the devices"
          : "did you mean \(near.joined(separator: ", "))?")
    }
    return CGSize(width: size.width, height: size.height)
  }

  private static func values(
    _ settings: [String], of scene: TutorialScene
  ) throws(Diagnostic) -> [String: Double] {
    var values: [String: Double] = [:]
    for text in settings {
      let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else {
        throw .value(
          text, of: "--set", isNot: "of the form name=value",
          remedy: "try \(scene.parameters.first?.name ?? text)=1.0")
      }
      let parameter = try Self.parameter(String(sides[0]), of: scene)
      guard let value = Decimals.real(sides[1]), parameter.range.contains(value) else {
        let ends = [parameter.range.lowerBound, parameter.range.upperBound].map(Quantity.plain)
        throw .value(
          text, of: "--set", isNot: "a number from \(ends[0]) to \(ends[1])",
          remedy: "try \(parameter.name)=\(Quantity.plain(parameter.defaultValue))")
      }
      values[parameter.name] = value
    }
    return values
  }

  /// The parameter called `name`; capitals and hyphens do not matter.
  private static func parameter(
    _ name: String, of scene: TutorialScene
  ) throws(Diagnostic) -> SceneParameter {
    let plain = { (name: String) in name.lowercased().filter { $0 != "-" && $0 != "_" } }
    if let parameter = scene.parameters.first(where: { plain($0.name) == plain(name) }) {
      return parameter
    }
    throw Diagnostic(
      .usage, "--set: \(scene.id) has no parameter \"\(name)\"",
      remedy: scene.parameters.isEmpty
        ? "it has none at all" : "it has " + scene.parameters.map(\.name).joined(separator: ", "))
  }
}
