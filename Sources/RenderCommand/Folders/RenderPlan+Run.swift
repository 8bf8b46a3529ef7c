import Export
import Foundation
import Golden
import Raster
import Stage

extension RenderPlan {
  /// What is noted beside frames that go to `destination`: everything that decides how they look. What changes
  /// no pixel, as `--jobs` and `--png`, is not among the settings.
  func run(for destination: FrameDestination) -> FrameManifest.Run {
    FrameManifest.Run(
      names: destination.template, frames: selection.ranges, wanted: wanted.ranges,
      clip: clipLength,
      settings: settings)
  }

  /// How many frames the whole clip has.
  var clipLength: Int { staging.scene.clipFrameCount(at: staging.rate) }

  private var settings: [FrameManifest.Setting] {
    let screen = staging.settings.screenSize
    let sound = clip.facts.first { $0.name == "sound" }
    let options: [(String, String)] = [
      ("scene", staging.scene.id),
      ("fps", "\(staging.rate)"),
      ("screen", Quantity.plain(screen.width) + "x" + Quantity.plain(screen.height)),
      ("size", "\(picture.width)x\(picture.height)"),
      ("scale", Quantity.plain(picture.scale)),
      ("background", background.map(TypedColor.text) ?? "its own"),
      ("motion-blur", shutter.map { Quantity.plain($0.angle) } ?? "off"),
      ("motion-samples", shutter.map { "\($0.samples)" } ?? "1"),
      ("input", sound?.value ?? "off"),
    ]
    var settings: [FrameManifest.Setting] = []
    for (name, value) in options + momentBetweenFrames {
      settings.append(FrameManifest.Setting(name: name, value: value))
    }
    for choice in staging.choices {
      settings.append(FrameManifest.Setting(name: choice.name, value: choice.value))
    }
    for parameter in staging.scene.parameters {
      let name = FrameManifest.Run.parameter + parameter.name
      let value = Quantity.plain(staging.settings[parameter.name])
      settings.append(FrameManifest.Setting(name: name, value: value))
    }
    settings.append(FrameManifest.Setting(name: "tool", value: CommandSyntax.version))
    settings.append(FrameManifest.Setting(name: "content", value: ProgramContent.text))
    return settings
  }

  /// Of a still that is numbered as a frame and shows another time.
  private var momentBetweenFrames: [(String, String)] {
    guard frames.frames.count == 1, let still = frames.frames.first,
      still.sceneTime != staging.rate.time(ofFrame: still.index)
    else { return [] }
    return [("at", Quantity.plain(still.sceneTime))]
  }
}

extension TypedColor {
  /// The colour as it would be typed.
  fileprivate static func text(_ color: Color) -> String {
    let channels = [color.red, color.green, color.blue, color.alpha].map {
      let digits = String(UInt8(clamping: Int((min(max($0, 0), 1) * 255).rounded())), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + (channels[3] == "ff" ? channels.dropLast() : channels).joined()
  }
}
