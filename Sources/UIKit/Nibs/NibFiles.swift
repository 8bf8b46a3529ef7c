import CoreGraphics
import VirtualTime

/// The storyboards and xibs of the scene, each read once.
@MainActor
final class NibFiles {
  private var documents: [String: NibDocument] = [:]
  private var broken: Set<String> = []
  /// The scenes of storyboards that are being made, from the outside in: what leads back to one of
  /// them goes in circles.
  var making: [NibElement] = []

  static var current: NibFiles { SceneContext.active.service { NibFiles() } }

  /// The document of that name and ending, "storyboard" or "xib"; nil where there is none, which is
  /// not noted, or where it is broken, which is.
  func document(_ name: String, _ ending: String, in bundle: Bundle?) -> NibDocument? {
    for bundle in Self.bundles(bundle) {
      guard let path = Self.path(of: name, ending, in: bundle) else { continue }
      if let document = documents[path] { return document }
      guard !broken.contains(path) else { return nil }
      guard let document = NibDocument.document(at: path, bundle: bundle) else {
        broken.insert(path)
        return nil
      }
      documents[path] = document
      return document
    }
    return nil
  }

  /// The bundle asked for, the scene's, and the program's.
  private static func bundles(_ asked: Bundle?) -> [Bundle] {
    var bundles: [Bundle] = []
    for bundle in [asked, SceneContext.active.assets, Bundle.main].compactMap({ $0 })
    where !bundles.contains(where: { $0.bundlePath == bundle.bundlePath }) {
      bundles.append(bundle)
    }
    return bundles
  }

  /// In the bundle itself, in the folder of the user's language, in `Base.lproj`, then in any other by its name.
  /// Names on phones may end in `~iphone`, on tablets in `~ipad`.
  private static func path(of name: String, _ ending: String, in bundle: Bundle) -> String? {
    let name = name.hasSuffix("." + ending) ? String(name.dropLast(ending.count + 1)) : name
    guard !name.isEmpty, !name.contains("..") else { return nil }
    let idiom = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    for folder in folders(of: bundle) {
      for file in [name + idiom, name] {
        let path = (folder as NSString).appendingPathComponent("\(file).\(ending)")
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    return nil
  }

  private static func folders(of bundle: Bundle) -> [String] {
    let top = bundle.resourcePath ?? bundle.bundlePath
    let inside = (try? FileManager.default.contentsOfDirectory(atPath: top)) ?? []
    let languages = inside.filter { $0.hasSuffix(".lproj") }.sorted().map { top + "/" + $0 }
    let preferred =
      LanguageFolders.ordered(of: bundle, languages: SceneContext.active.languages)
      .filter { $0 != top }
    return [top] + preferred + languages.filter { !preferred.contains($0) }
  }
}
