import CoreGraphics
import VirtualTime

/// The tint of what has none: the colour set that the program's Info.plist names, else the system's blue.
@MainActor
final class AccentColor {
  private let color: UIColor?

  private init() {
    let names = SceneContext.active.bundles().compactMap {
      $0.object(forInfoDictionaryKey: "NSAccentColorName") as? String
    }
    color = names.first.flatMap { UIColor(named: $0) }
  }

  static var current: UIColor {
    SceneContext.active.service { AccentColor() }.color ?? .systemBlue
  }
}
