import Foundation

/// A device by its name: how large its screen is upright, and what of it is covered or round.
struct Device: Equatable {
  /// As its maker calls it.
  var names: [String]
  /// Points.
  var width: Int
  var height: Int
  /// Pixels a point.
  var scale: Int
  /// Points at the upper edge that the status bar takes, and at the lower that the indicator of home takes.
  var top: Int
  var bottom: Int

  /// The device called so; capitals, spaces and hyphens do not matter.
  static func named(_ text: String) -> Device? {
    all.first { device in device.names.contains { plain($0) == plain(text) } }
  }

  /// Names like one that there is not.
  static func names(like text: String) -> [String] {
    let names = all.flatMap(\.names)
    let near = Suggestions(among: names).nearest(to: text)
    return near.isEmpty ? names.filter { plain($0).hasPrefix(plain(text)) } : near
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private init(
    _ names: [String], _ width: Int, _ height: Int, _ scale: Int, _ top: Int, _ bottom: Int
  ) {
    self.names = names
    self.width = width
    self.height = height
    self.scale = scale
    self.top = top
    self.bottom = bottom
  }

  /// Sizes and scales are from Apple's Human Interface Guidelines (Layout, specifications of screens); edges
  /// are the `safeAreaInsets` of a window without bars.
  static let all = [
    Device(["iPhone SE (1st generation)", "iPhone 5s", "iPhone 5"], 320, 568, 2, 20, 0),
    Device(
      [
        "iPhone SE", "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone 8",
        "iPhone 7",
        "iPhone 6s", "iPhone 6",
      ], 375, 667, 2, 20, 0),
    Device(
      ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"], 414, 736, 3, 20, 0),
    Device(["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, 3, 44, 34),
    Device(["iPhone XR", "iPhone 11"], 414, 896, 2, 48, 34),
    Device(["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, 3, 44, 34),
    Device(["iPhone 12 mini", "iPhone 13 mini"], 375, 812, 3, 50, 34),
    Device(
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"], 390,
      844,
      3, 47, 34),
    Device(["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, 3, 47, 34),
    Device(["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, 3, 59, 34),
    Device(
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932, 3,
      59,
      34),
    Device(["iPhone 16 Pro"], 402, 874, 3, 62, 34),
    Device(["iPhone 16 Pro Max"], 440, 956, 3, 62, 34),
    Device(["iPad mini", "iPad mini (6th generation)"], 744, 1133, 2, 24, 20),
    Device(["iPad (9th generation)"], 810, 1080, 2, 24, 0),
    Device(["iPad", "iPad Air", "iPad (10th generation)"], 820, 1180, 2, 24, 20),
    Device(["iPad Pro 11-inch"], 834, 1194, 2, 24, 20),
    Device(["iPad Pro 12.9-inch"], 1024, 1366, 2, 24, 20),
  ]
}
