import CoreGraphics
import VirtualTime

/// The asset catalogs of a scene: folders `.xcassets` as Xcode writes them, each looked through once, when
/// the first name is asked for.
@MainActor
final class AssetCatalogs {
  private let context: SceneContext
  private var indices: [String: AssetIndex] = [:]

  private init(_ context: SceneContext) { self.context = context }

  static var current: AssetCatalogs {
    let context = SceneContext.active
    return context.service { AssetCatalogs(context) }
  }

  /// The sets of that kind and name, best first: those of the bundle asked for, of the scene's, of the
  /// program's.
  func sets(_ kind: AssetKind, named name: String, in bundle: Bundle?) -> [AssetSet] {
    context.bundles(bundle).flatMap { index(of: $0).sets(kind, named: name) }
  }

  /// Notes what is wrong with a set, with its path in the catalog.
  func note(_ text: String, at set: AssetSet) {
    context.unsupported(text, at: set.shownPath)
  }

  private func index(of bundle: Bundle) -> AssetIndex {
    let folder = bundle.resourcePath ?? bundle.bundlePath
    if let known = indices[folder] { return known }
    let index = AssetIndex(folder: folder)
    indices[folder] = index
    return index
  }
}

/// What a set in a catalog holds.
enum AssetKind: String {
  case image = "imageset"
  case color = "colorset"
  case data = "dataset"
  /// Drawings of symbols, which are not read.
  case symbol = "symbolset"
}

/// One set: a folder with `Contents.json` and the files that it names.
struct AssetSet {
  let folder: String

  /// The catalog's name and the path within it.
  var shownPath: String {
    let parts = folder.split(separator: "/")
    let start = parts.lastIndex { $0.hasSuffix(".xcassets") } ?? parts.startIndex
    return parts[start...].joined(separator: "/")
  }

  /// What `Contents.json` says; nil where it is not there or no JSON.
  var contents: [String: Any]? {
    let data = FileManager.default.contents(atPath: folder + "/Contents.json")
    return data.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
  }

  /// A file of the set; nil for a name that leads out of it.
  func path(of name: String) -> String? {
    guard !name.isEmpty, !name.contains("/"), name != ".." else { return nil }
    let path = folder + "/" + name
    guard !name.utf8.allSatisfy({ $0 < 0x80 }), !FileManager.default.fileExists(atPath: path)
    else { return path }
    // Xcode writes letters with marks as one character, and a Mac's disk may hold them as two.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.first { $0 == name }.map { folder + "/" + $0 } ?? path
  }
}

/// Every set in the catalogs of one folder, by kind and name.
private struct AssetIndex {
  private var folders: [String: [String]] = [:]
  private static let deepest = 16

  init(folder: String) {
    for name in Self.names(in: folder) where name.hasSuffix(".xcassets") {
      add(folder + "/" + name, prefix: "", depth: 0)
    }
  }

  func sets(_ kind: AssetKind, named name: String) -> [AssetSet] {
    (folders["\(kind.rawValue) \(name)"] ?? []).map { AssetSet(folder: $0) }
  }

  private mutating func add(_ folder: String, prefix: String, depth: Int) {
    guard depth < Self.deepest else { return }
    for name in Self.names(in: folder) {
      let path = folder + "/" + name
      let parts = name.split(separator: ".")
      let stem = parts.dropLast().joined(separator: ".")
      if parts.count > 1, let kind = AssetKind(rawValue: String(parts[parts.count - 1])) {
        folders["\(kind.rawValue) \(prefix)\(stem)", default: []].append(path)
      } else if parts.count == 1 || name.hasSuffix(".spriteatlas") {
        let isNamespace =
          (AssetSet(folder: path).contents?["properties"] as? [String: Any])?["provides-namespace"]
          as? Bool ?? false
        let own = name.hasSuffix(".spriteatlas") ? stem : name
        add(path, prefix: isNamespace ? prefix + own + "/" : prefix, depth: depth + 1)
      }
    }
  }

  private static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
