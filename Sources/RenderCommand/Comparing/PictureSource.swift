import Comparison
import Export
import PNG

/// Pictures named on the command line: a folder of PNG files, an animated PNG, or one picture.
struct PictureSource: PictureClip, Sendable {
  /// As typed.
  let path: String
  let names: [String]
  let isNamed: Bool
  let plays: Int?
  private var content: Content
  /// The file read last, of those that are one a frame.
  private var newest: (index: Int, bytes: [UInt8])?

  private enum Content: Sendable {
    /// Files, one a frame.
    case files([String])
    /// One file; its reader, how many frames it has given, and the last of them.
    case animation([UInt8], PNGFrameReader, given: Int, last: FrameContent?)
    /// One file that is no sound PNG.
    case damaged(FileDamage)
  }

  /// - Throws: where there is nothing to compare: no such path, a folder without PNG files.
  init(_ path: String) throws(Diagnostic) {
    self.path = path
    if let trouble = FileLocation.trouble(at: path) {
      throw Diagnostic(
        .noInput, "\"\(path)\" \(trouble)", remedy: "name a folder of frames or a PNG file")
    }
    if FileLocation.isFolder(path) {
      names = try Self.pictures(in: path)
      content = .files(names.map { path + (path.hasSuffix("/") ? "" : "/") + $0 })
      (isNamed, plays) = (true, nil)
      return
    }
    isNamed = false
    let bytes = try Self.bytes(ofFileAt: path)
    let name = FilePath(path).name
    do throws(FileDamage) {
      if bytes.isEmpty { throw FileDamage.empty }
      let reader = try Self.reader(bytes)
      plays = reader.plays
      names = reader.isAnimated ? (0..<reader.frameCount).map { "frame \($0)" } : [name]
      content = .animation(bytes, reader, given: 0, last: nil)
    } catch {
      plays = nil
      names = [name]
      content = .damaged(error)
    }
  }

  /// PNG files in a folder and the folders below it, as paths from there. Hidden ones are not
  /// looked at.
  private static func pictures(in folder: String) throws(Diagnostic) -> [String] {
    let problem: String
    do {
      let files = try Self.files(below: folder, as: "")
      if !files.isEmpty { return files.sorted(by: FrameName.precedes) }
      problem = "holds no PNG files"
    } catch {
      problem = "cannot be read"
    }
    throw Diagnostic(
      .noInput, "folder \"\(folder)\" \(problem)", remedy: "name a folder of frames")
  }

  /// Names of PNG files, with the folders they lie in. A link to a folder is not gone into.
  private static func files(below folder: String, as prefix: String) throws(SystemError) -> [String]
  {
    var files: [String] = []
    for name in try FileLocation.names(inFolder: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if !FileLocation.isFolder(path) {
        if name.lowercased().hasSuffix(".png") { files.append(prefix + name) }
      } else if !FileLocation.isLink(path) {
        files += try Self.files(below: path, as: prefix + name + "/")
      }
    }
    return files
  }

  private static func bytes(ofFileAt path: String) throws(Diagnostic) -> [UInt8] {
    do {
      return try FileLocation.contents(ofFile: path)
    } catch {
      throw unreadable(path, error)
    }
  }

  private static func unreadable(_ path: String, _ error: SystemError) -> Diagnostic {
    Diagnostic(
      error.isPermission ? .noPermission : .noInput, "\"\(path)\" cannot be read",
      remedy: "nothing can be said about pictures that are not read")
  }

  private static func reader(_ bytes: [UInt8]) throws(FileDamage) -> PNGFrameReader {
    do {
      return try PNGFrameReader(bytes)
    } catch {
      throw .unreadable(error)
    }
  }

  var hasSeparateFrames: Bool { if case .files = content { true } else { false } }

  mutating func source(ofFrame index: Int) throws(Diagnostic) -> [UInt8]? {
    guard case .files(let paths) = content else { return nil }
    if let newest, newest.index == index { return newest.bytes }
    do {
      let bytes = try FileLocation.contents(ofPlainFile: paths[index])
      newest = (index, bytes)
      return bytes
    } catch {
      throw Self.unreadable(paths[index], error)
    }
  }

  mutating func content(ofFrame index: Int) throws(Diagnostic) -> FrameContent {
    switch content {
    case .damaged(let damage): return .damaged(damage)
    case .files:
      let bytes = try source(ofFrame: index) ?? []
      if bytes.isEmpty { return .damaged(.empty) }
      do throws(FileDamage) {
        var reader = try Self.reader(bytes)
        return Self.nextFrame(of: &reader, at: 0)
      } catch {
        return .damaged(error)
      }
    case .animation(let bytes, var reader, var given, var last):
      if index < given - 1 {
        // Back to the beginning; the file was read before.
        reader = (try? PNGFrameReader(bytes)) ?? reader
        (given, last) = (0, nil)
      }
      while given <= index {
        // What follows a damaged frame cannot be read either.
        if case .damaged = last { break }
        last = Self.nextFrame(of: &reader, at: given)
        given += 1
      }
      content = .animation(bytes, reader, given: given, last: last)
      return last ?? .damaged(.unreadable(.truncated))
    }
  }

  private static func nextFrame(of reader: inout PNGFrameReader, at index: Int) -> FrameContent {
    do {
      guard let pixels = try reader.nextFrame() else { return .damaged(.unreadable(.truncated)) }
      var frame = ComparedFrame(
        picture: StraightPicture(width: reader.width, height: reader.height, pixels: pixels),
        color: reader.color, delay: reader.delay(ofFrame: index).map { FrameDelay($0) })
      if index == 0 { frame.bytesAfterEnd = reader.bytesAfterEnd }
      return .picture(frame)
    } catch {
      return .damaged(.unreadable(error))
    }
  }
}
