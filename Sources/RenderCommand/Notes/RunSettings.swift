import Foundation
import Golden
import Raster
import Stage

/// What decides how the frames of a run look, beside the scene's code: names and values, in the order in
/// which people are told of them.
struct RunSettings: Equatable {
  struct Setting: Equatable {
    /// An option without its hyphens, `set NAME` for a parameter, or `scene`.
    var name: String
    var value: String
  }

  let settings: [Setting]

  /// In any order.
  init(_ settings: [Setting]) {
    self.settings = settings.sorted { one, other in
      (Self.rank(of: one), one.name) < (Self.rank(of: other), other.name)
    }
  }

  private static let order = [
    "scene", "fps", "screen", "size", "scale", "background", "motion-blur", "motion-samples",
    "input", "actions", "appearance", "locale", "fonts", "content-size",
  ]

  private static func rank(of setting: Setting) -> Int {
    order.firstIndex(of: setting.name) ?? order.count
  }

  /// Those of a run. What changes no pixel, as `--jobs` and `--png`, is not among them.
  init(_ plan: RenderPlan) {
    let screen = plan.staging.settings.screenSize
    let scale = plan.picture.scale
    let options = [
      Setting(name: "scene", value: plan.staging.scene.id),
      Setting(name: "fps", value: "\(plan.staging.rate)"),
      Setting(
        name: "screen", value: Quantity.plain(screen.width) + "x" + Quantity.plain(screen.height)),
      Setting(name: "size", value: "\(plan.picture.width)x\(plan.picture.height)"),
      Setting(name: "scale", value: Quantity.plain(scale)),
      Setting(
        name: "background", value: plan.background.map(TypedColor.text) ?? Self.ownBackground),
      Setting(
        name: "motion-blur", value: plan.shutter.map { Quantity.plain($0.angle) } ?? Self.off),
      Setting(name: "motion-samples", value: plan.shutter.map { "\($0.samples)" } ?? "1"),
      Setting(
        name: "input", value: plan.clip.facts.first { $0.name == "sound" }?.value ?? Self.off),
    ]
    let user = plan.staging.choices.map { Setting(name: $0.name, value: $0.value) }
    let parameters = plan.staging.scene.parameters.map { parameter in
      Setting(
        name: Self.parameter + parameter.name,
        value: Quantity.plain(plan.staging.settings[parameter.name]))
    }
    self.init(options + user + parameters)
  }

  static let parameter = "set "
  private static let off = "off"
  private static let ownBackground = "its own"

  /// What is not as in `other`, which is told as it is now: `--fps 10, now 20`. Empty where all that both
  /// know is the same.
  func differences(from other: RunSettings) -> [String] {
    let values = Dictionary(
      other.settings.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    var found = settings.filter { setting in
      values[setting.name].map { $0 != setting.value } ?? false
    }
    // One says what the other says.
    let names = Set(found.map(\.name))
    if names.contains("scene") { found = found.filter { $0.name == "scene" } }
    if names.contains("size") { found = found.filter { $0.name != "scale" } }
    if names.contains("motion-blur") { found = found.filter { $0.name != "motion-samples" } }
    return found.map { setting in
      let now = values[setting.name] ?? ""
      switch setting.name {
      case "scene": return "scene \(setting.value), now \(now)"
      case "input": return "another --input"
      case "fonts": return "other fonts: \(setting.value), now \(now)"
      case "actions": return "other taps, drags or texts"
      case let name where name.hasPrefix(Self.parameter):
        return "--set \(name.dropFirst(Self.parameter.count))=\(setting.value), now \(now)"
      default: return "--\(setting.name) \(setting.value), now \(now)"
      }
    }
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
