import UIKit
import VirtualTime

/// Models as Xcode writes them: folders with a file `contents` in XML.
@MainActor
enum ModelFiles {
  private static let endings: Set<String> = ["momd", "mom", "xcdatamodeld", "xcdatamodel"]

  /// Where an app's models may be.
  static var bundles: [Bundle] { [SceneContext.active.assets, Bundle.ofProgram].compactMap { $0 } }

  /// The paths of the models in a bundle.
  static func paths(in bundle: Bundle) -> [String] {
    let folder = bundle.resourcePath ?? bundle.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let models = names.filter { endings.contains(($0 as NSString).pathExtension) }.sorted()
    // One model may be there by both its names.
    var seen: Set<String> = []
    return models.filter { seen.insert(($0 as NSString).deletingPathExtension).inserted }
      .map { "\(folder)/\($0)" }
  }

  /// The entities of the model at a path; nil where there is none that can be read.
  static func entities(at path: String) -> [NSEntityDescription]? {
    guard let file = contents(at: path), let data = FileManager.default.contents(atPath: file)
    else { return nil }
    return ModelReader.entities(in: data)
  }

  private static func contents(at path: String) -> String? {
    let manager = FileManager.default
    if manager.fileExists(atPath: path + "/contents") { return path + "/contents" }
    let names = (try? manager.contentsOfDirectory(atPath: path)) ?? []
    let versions = names.filter { ["xcdatamodel", "mom"].contains(($0 as NSString).pathExtension) }
    guard
      let chosen = current(in: path).flatMap({ versions.contains($0) ? $0 : nil })
        ?? versions.sorted().first
    else { return nil }
    return contents(at: "\(path)/\(chosen)")
  }

  /// The version that Xcode says is the current one.
  private static func current(in path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path + "/.xccurrentversion"),
      let list = try? PropertyListDecoder().decode([String: String].self, from: data)
    else { return nil }
    return list["_XCCurrentVersionName"]
  }
}
