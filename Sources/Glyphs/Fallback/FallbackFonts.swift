import Synchronization

/// Faces beyond the bundled ones, in the order in which they are asked for a character. Those of files are opened
/// when a character is looked for that nothing before them has.
package final class FallbackFonts: Sendable {
  /// The files of one family, in several weights.
  private struct Family: Sendable {
    var files: [FontFile]
  }

  private struct Question: Hashable {
    var character: Character
    var weight: FontWeight
    /// Nil: in colours.
    var region: HanRegion?
  }

  private struct Contents: Sendable {
    var faces: [Typeface]
    var families: [Family]
  }

  private let find: @Sendable () -> (faces: [Typeface], files: [FontFile])
  private let found = Mutex<Contents?>(nil)
  private let usedFaces = Mutex<[Typeface]>([])
  private let known = Mutex<[Question: Typeface?]>([:])
  /// Answers kept at most; then all are forgotten.
  private static let mostKnown = 4096

  /// `find` is called when a character is looked for first. The faces it gives come first, then the families of
  /// the files, each where its first file is.
  package init(_ find: @escaping @Sendable () -> (faces: [Typeface], files: [FontFile])) {
    self.find = find
  }

  private var contents: Contents {
    if let contents = found.withLock({ $0 }) { return contents }
    let (faces, files) = find()
    var families: [Family] = []
    var indices: [Substring: Int] = [:]
    for file in files {
      if let index = indices[file.family] {
        families[index].files.append(file)
      } else {
        indices[file.family] = families.count
        families.append(Family(files: [file]))
      }
    }
    let contents = Contents(faces: faces, families: families)
    found.withLock { $0 = contents }
    return contents
  }

  /// The face for `character` that is nearest to `weight` in the first family that has it, in the forms of a region;
  /// faces in colours only where no other has it. Nil where none has it.
  func face(for character: Character, weight: FontWeight, region: HanRegion) -> Typeface? {
    answer(Question(character: character, weight: weight, region: region)) {
      look(for: character, weight, region, inColors: false)
        ?? look(for: character, weight, region, inColors: true)
    }
  }

  /// The first face in colours that has `character`.
  func colorFace(for character: Character) -> Typeface? {
    answer(Question(character: character, weight: .regular, region: nil)) {
      look(for: character, .regular, .simplified, inColors: true)
    }
  }

  /// The faces of files that a character was found in.
  package var used: [Typeface] { usedFaces.withLock { $0 } }

  private func answer(_ question: Question, _ find: () -> Typeface?) -> Typeface? {
    if let known = known.withLock({ $0[question] }) { return known }
    let answer = find()
    known.withLock {
      if $0.count >= Self.mostKnown { $0 = [:] }
      $0[question] = .some(answer)
    }
    return answer
  }

  private func look(
    for character: Character, _ weight: FontWeight, _ region: HanRegion, inColors: Bool
  ) -> Typeface? {
    guard let first = character.unicodeScalars.first else { return nil }
    func sets(_ face: Typeface) -> Bool {
      face.hasColors == inColors && face.glyph(for: first) != nil && face.covers(character)
    }
    let contents = contents
    if let face = contents.faces.first(where: sets) { return face }
    for family in contents.families {
      // One file tells for all, the others are opened where it does.
      guard let some = family.files.first?.face(of: region), sets(some) else { continue }
      let faces = family.files.compactMap { $0.face(of: region) }.filter(sets)
      let nearest = weight.nearest(of: faces.map(\.weight))
      let face = faces.first { $0.weight == nearest } ?? some
      usedFaces.withLock { if !$0.contains(face) { $0.append(face) } }
      return face
    }
    return nil
  }
}

extension FallbackFonts: Hashable {
  package static func == (a: FallbackFonts, b: FallbackFonts) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
