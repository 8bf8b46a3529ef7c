import Foundation
import ProjectFiles

/// What Xcode 15 makes of a module's asset catalogs: a static member for each picture and colour. Only for sources
/// that use one; projects that are older may have members of the same names.
struct AssetSymbols {
  /// A folder with a namespace, or the catalogs themselves.
  private struct Space {
    /// Set names by the members' names.
    var images: [String: String] = [:]
    var colors: [String: String] = [:]
    var spaces: [String: Space] = [:]
  }

  private var top = Space()
  private let texts: [String]

  /// - Parameters:
  ///   - catalogs: Folders `.xcassets`.
  ///   - texts: The module's sources.
  init(catalogs: [String], texts: [String]) {
    self.texts = texts
    for catalog in catalogs { Self.read(catalog, prefix: "", into: &top, depth: 0) }
  }

  /// The Swift text of all that the sources use; nil where they use nothing.
  /// - Parameter bundle: An expression for the bundle of the catalogs.
  func source(bundle: String) -> String? {
    let usesResources = texts.contains { text in
      ["ImageResource", "ColorResource", "(resource:"].contains { text.contains($0) }
    }
    let images = extended(top.images, besides: Self.ownImages)
    let colors = extended(top.colors, besides: Self.ownColors)
    let spaces = top.spaces.filter { isUsed($0.key) }
    guard usesResources || !images.isEmpty || !colors.isEmpty || !spaces.isEmpty else { return nil }
    var lines = ["import UIKit", ""]
    lines += resources("ImageResource", \.images, top, bundle)
    lines += resources("ColorResource", \.colors, top, bundle)
    for (type, members, kind) in [
      ("UIImage", images, \Space.images), ("UIColor", colors, \Space.colors),
    ] {
      let inside = spaces.sorted { $0.key < $1.key }.flatMap {
        self.members(of: type, kind, $0.value, path: [$0.key])
      }
      guard !members.isEmpty || !inside.isEmpty else { continue }
      lines.append("extension \(type) {")
      lines += members.sorted().map {
        "  static var \($0): \(type) { \(type)(resource: .\($0)) }"
      }
      lines += inside + ["}", ""]
    }
    return lines.joined(separator: "\n")
  }

  private func resources(
    _ type: String, _ kind: KeyPath<Space, [String: String]>, _ space: Space, _ bundle: String
  ) -> [String] {
    ["extension \(type) {"] + constants(type, kind, space, bundle, "  ") + ["}", ""]
  }

  private func constants(
    _ type: String, _ kind: KeyPath<Space, [String: String]>, _ space: Space, _ bundle: String,
    _ indent: String
  ) -> [String] {
    var lines = space[keyPath: kind].sorted { $0.key < $1.key }.map { name, set in
      "\(indent)static let \(name) = \(type)(name: \(SwiftText.literal(set)), bundle: \(bundle))"
    }
    for (name, inner) in space.spaces.sorted(by: { $0.key < $1.key }) {
      let inside = constants(type, kind, inner, bundle, indent + "  ")
      if !inside.isEmpty { lines += ["\(indent)enum \(name) {"] + inside + ["\(indent)}"] }
    }
    return lines
  }

  private func members(
    of type: String, _ kind: KeyPath<Space, [String: String]>, _ space: Space, path: [String]
  ) -> [String] {
    let indent = String(repeating: "  ", count: path.count)
    let name = path.joined(separator: ".")
    var lines = space[keyPath: kind].keys.sorted().map { member in
      "\(indent)  static var \(member): \(type) { \(type)(resource: .\(name).\(member)) }"
    }
    for (inner, value) in space.spaces.sorted(by: { $0.key < $1.key }) {
      lines += members(of: type, kind, value, path: path + [inner])
    }
    guard !lines.isEmpty else { return [] }
    return ["\(indent)enum \(path[path.count - 1]) {"] + lines + ["\(indent)}"]
  }

  /// The members that the sources name, and neither they nor UIKit declare.
  private func extended(_ members: [String: String], besides own: Set<String>) -> [String] {
    members.keys.filter { !own.contains($0) && isUsed($0) && !isDeclared($0) }
  }

  /// Whether `.name` stands somewhere.
  private func isUsed(_ name: String) -> Bool {
    texts.contains { text in
      text.ranges(of: "." + name).contains { range in
        range.upperBound == text.endIndex || !Self.isWord(text[range.upperBound])
      }
    }
  }

  /// Whether the sources have a static member of that name.
  private func isDeclared(_ name: String) -> Bool {
    texts.contains { text in
      ["static", "class"].contains { word in
        ["let", "var"].contains { kind in
          text.ranges(of: "\(word) \(kind) \(name)").contains { range in
            range.upperBound == text.endIndex || !Self.isWord(text[range.upperBound])
          }
        }
      }
    }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  // MARK: Reading

  private static let deepest = 16

  private static func read(_ folder: String, prefix: String, into space: inout Space, depth: Int) {
    guard depth < deepest else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let parts = name.split(separator: ".")
      let stem = parts.dropLast().joined(separator: ".")
      switch parts.count > 1 ? parts.last : nil {
      case "imageset", "symbolset":
        if let member = AssetName.member(stem, kind: "Image"), space.images[member] == nil {
          space.images[member] = prefix + stem
        }
      case "colorset":
        if let member = AssetName.member(stem, kind: "Color"), space.colors[member] == nil {
          space.colors[member] = prefix + stem
        }
      case nil:
        let inner = "\(folder)/\(name)"
        if hasNamespace(inner), let type = AssetName.type(name) {
          var own = space.spaces[type] ?? Space()
          read(inner, prefix: prefix + name + "/", into: &own, depth: depth + 1)
          space.spaces[type] = own
        } else {
          read(inner, prefix: prefix, into: &space, depth: depth + 1)
        }
      default: continue
      }
    }
  }

  private static func hasNamespace(_ folder: String) -> Bool {
    let data = FileManager.default.contents(atPath: folder + "/Contents.json")
    let contents = data.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
    let properties = contents?["properties"] as? [String: Any]
    return properties?["provides-namespace"] as? Bool ?? false
  }

  /// Xcode makes no member where UIKit has one of the name.
  private static let ownImages: Set<String> = [
    "actions", "add", "checkmark", "remove", "strokedCheckmark",
  ]
  private static let ownColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
    "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
    "purple", "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel",
    "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
    "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
    "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tint",
    "tintColor", "white", "yellow",
  ]
}
