import Foundation
package import Glyphs
import Synchronization
import VirtualTime

/// The fonts that a scene brings: those that its Info.plist names under `UIAppFonts`, read when the first name
/// is asked for, and those that it registers.
package final class SceneFonts: Sendable {
  private struct Shelf {
    var isRead = false
    var faces: [Typeface] = []
    /// Made of them; nil when they are others.
    var fallback: FallbackFonts?
    /// Faces of files used by those before it.
    var used: [Typeface] = []

    mutating func dropFallback() {
      used += fallback?.used ?? []
      fallback = nil
    }
  }

  private let shelf = Mutex(Shelf())

  /// The active scene's.
  package static var current: SceneFonts {
    SceneContext.active.shared.value { SceneFonts() }
  }

  /// The face of a PostScript, full or family name: one that the scene brings, else a bundled one, which may
  /// stand for another; nil for a name unknown to both.
  package static func face(named name: String) -> NamedFace? {
    current.own(named: name).map { NamedFace(typeface: $0) } ?? BundledFonts.face(named: name)
  }

  /// The name that a font of `face` has which was asked for by `name`: the face's own, which is nil here, but
  /// for bundled faces, which stand for many.
  package static func askedName(_ name: String, for face: NamedFace) -> String? {
    face.typeface.name == name || current.faces.contains(face.typeface) ? nil : name
  }

  /// The face of the same family with another weight or posture; nil leaves what there is. Where the family has no
  /// italic face, the upright one leans.
  package static func sibling(
    of face: NamedFace, weight: FontWeight?, isItalic: Bool?
  ) -> NamedFace {
    var result = face
    let wanted = weight ?? face.typeface.weight
    let leans = isItalic ?? (face.slant != 0 || face.typeface.isItalic)
    let family = current.faces.filter { $0.family == face.typeface.family }
    if family.contains(face.typeface) {
      let matching = family.filter { $0.isItalic == leans }
      let among = matching.isEmpty ? family : matching
      let nearest = wanted.nearest(of: among.map(\.weight))
      result.typeface = among.first { $0.weight == nearest } ?? face.typeface
    } else if weight != nil {
      result.typeface = face.typeface.sibling(weight: wanted)
    }
    result.slant = leans && !result.typeface.isItalic ? BundledFonts.italicSlant : 0
    return result
  }

  /// The faces that the scene brings, in the order they were registered in.
  package var faces: [Typeface] {
    shelf.withLock { shelf in
      if !shelf.isRead {
        shelf.isRead = true
        for face in Self.listed() { Self.add(face, to: &shelf) }
      }
      return shelf.faces
    }
  }

  /// Where characters are looked for that neither a text's face nor the bundled ones have: the faces that the scene
  /// brings, then those of the scene's font folders. Nothing is read before something is looked for.
  package var fallback: FallbackFonts {
    let folders = SceneContext.active.fontFolders
    return shelf.withLock { shelf in
      if let fallback = shelf.fallback { return fallback }
      let fallback = FallbackFonts { [weak self] in
        (faces: self?.faces ?? [], files: folders.flatMap(FontFolder.files))
      }
      shelf.fallback = fallback
      return fallback
    }
  }

  /// The faces of the font folders that text was set in, with their versions: `NotoSansThai-Regular=2.001`.
  package var usedFromFolders: [String] {
    let faces = shelf.withLock { $0.used + ($0.fallback?.used ?? []) }
    let names = faces.map { face in
      let version = face.name(.version).split(separator: ";").first.map(String.init) ?? ""
      let number = version.hasPrefix("Version ") ? String(version.dropFirst(8)) : version
      return "\(face.name)=\(number)"
    }
    return Set(names).sorted()
  }

  /// Adds the face of an OpenType file; false where it is none, or one of its name is there.
  package func register(file data: Data) -> Bool {
    guard let face = try? Typeface(file: [UInt8](data)) else { return false }
    return register(face)
  }

  /// Adds a face; false where one of its name is there.
  package func register(_ face: Typeface) -> Bool {
    _ = faces
    return shelf.withLock { Self.add(face, to: &$0) }
  }

  /// Takes the face of that PostScript name away; false where there is none.
  package func unregister(named name: String) -> Bool {
    shelf.withLock { shelf in
      let count = shelf.faces.count
      shelf.faces.removeAll { $0.name == name }
      shelf.dropFallback()
      return shelf.faces.count < count
    }
  }

  /// By PostScript or full name, else of the family the face nearest to regular.
  private func own(named name: String) -> Typeface? {
    let faces = faces
    guard !faces.isEmpty else { return nil }
    if let exact = faces.first(where: { $0.name == name || $0.name(.full) == name }) {
      return exact
    }
    return faces.filter { $0.family == name || $0.name(.family) == name }.min { a, b in
      abs(a.weight.value - 400) < abs(b.weight.value - 400)
    }
  }

  @discardableResult
  private static func add(_ face: Typeface, to shelf: inout Shelf) -> Bool {
    guard !shelf.faces.contains(where: { $0.name == face.name }) else { return false }
    shelf.faces.append(face)
    shelf.dropFallback()
    return true
  }

  private static func listed() -> [Typeface] {
    SceneContext.active.bundles().flatMap { bundle -> [Typeface] in
      let names = bundle.object(forInfoDictionaryKey: "UIAppFonts") as? [Any] ?? []
      let folder = bundle.resourcePath ?? bundle.bundlePath
      return names.compactMap { $0 as? String }.compactMap { name in
        // Paths in the bundle; nothing outside is opened.
        guard !name.split(separator: "/").contains("..") else { return nil }
        // The list may give a folder that the file was flattened out of.
        let paths = [name, (name as NSString).lastPathComponent]
        for path in paths {
          guard let data = FileManager.default.contents(atPath: folder + "/" + path)
          else { continue }
          if let face = try? Typeface(file: [UInt8](data)) { return face }
        }
        SceneContext.active.unsupported("a font that is not there or no OpenType file", at: name)
        return nil
      }
    }
  }
}
