import CoreGraphics
import VirtualTime

/// The storyboards and xibs of the scene, each read once.
@MainActor
final class NibFiles {
  private var documents: [String: NibDocument] = [:]
  private var broken: Set<String> = []
  /// Of each bundle, in the order of looking.
  private var folders: [String: [InterfaceFolder]] = [:]
  /// The scenes of storyboards that are being made, from the outside in: what leads back to one of
  /// them goes in circles.
  var making: [NibElement] = []

  static var current: NibFiles { SceneContext.active.service { NibFiles() } }

  /// The document of that name and ending, "storyboard" or "xib"; nil where there is none, which is
  /// not noted, or where it is broken, which is.
  func document(_ name: String, _ ending: String, in bundle: Bundle?) -> NibDocument? {
    for bundle in SceneContext.active.bundles(bundle) {
      guard let path = path(of: name, ending, in: bundle) else { continue }
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

  /// True if there is any in the bundle asked for, the scene's or the program's.
  func hasAny(in bundle: Bundle?) -> Bool {
    SceneContext.active.bundles(bundle).contains { !folders(of: $0).isEmpty }
  }

  /// In the bundle itself, in the folder of the user's language, in `Base.lproj`, then in any other by its name.
  /// Names on phones may end in `~iphone`, on tablets in `~ipad`.
  private func path(of name: String, _ ending: String, in bundle: Bundle) -> String? {
    let folders = folders(of: bundle)
    guard !folders.isEmpty else { return nil }
    let name = name.hasSuffix("." + ending) ? String(name.dropLast(ending.count + 1)) : name
    let idiom = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    for folder in folders {
      for file in ["\(name)\(idiom).\(ending)", "\(name).\(ending)"]
      where folder.files.contains(file) {
        return folder.path + "/" + file
      }
    }
    return nil
  }

  private func folders(of bundle: Bundle) -> [InterfaceFolder] {
    if let known = folders[bundle.bundlePath] { return known }
    let top = bundle.resourcePath ?? bundle.bundlePath
    let inside = Self.contents(of: top)
    var paths = [top]
    let languages = inside.filter { $0.hasSuffix(".lproj") }.sorted().map { top + "/" + $0 }
    if !languages.isEmpty {
      let preferred =
        LanguageFolders.ordered(of: bundle, languages: SceneContext.active.languages)
        .filter { $0 != top }
      paths += preferred + languages.filter { !preferred.contains($0) }
    }
    let found = paths.compactMap { InterfaceFolder($0, holding: $0 == top ? inside : nil) }
    folders[bundle.bundlePath] = found
    return found
  }

  fileprivate static func contents(of folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}

/// A folder with storyboards or xibs.
private struct InterfaceFolder {
  let path: String
  let files: Set<String>

  /// - Parameter names: What the folder holds, where that is known.
  @MainActor
  init?(_ path: String, holding names: [String]?) {
    self.path = path
    files = Set(
      (names ?? NibFiles.contents(of: path)).filter {
        $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard")
      })
    guard !files.isEmpty else { return nil }
  }
}
