import Comparison
import Foundation
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
    guard !path.isEmpty, FileManager.default.fileExists(atPath: path) else {
      throw Diagnostic(
        .noInput, "\"\(path)\" does not exist", remedy: "name a folder of frames or a PNG file")
    }
    if URL(fileURLWithPath: path).hasDirectoryPath {
      names = try Self.pictures(in: path)
      content = .files(names.map { path + (path.hasSuffix("/") ? "" : "/") + $0 })
      (isNamed, plays) = (true, nil)
      return
    }
    isNamed = false
    let bytes = try Self.bytes(ofFileAt: path)
    let name = URL(fileURLWithPath: path).lastPathComponent
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
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
        path.lowercased().hasSuffix(".png")
          && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      }
      let files = paths.filter { path in
        !URL(fileURLWithPath: "\(folder)/\(path)").hasDirectoryPath
      }
      if !files.isEmpty { return files.sorted(by: FrameName.precedes) }
      problem = "holds no PNG files"
    } catch {
      problem = "cannot be read"
    }
    throw Diagnostic(
      .noInput, "folder \"\(folder)\" \(problem)", remedy: "name a folder of frames")
  }

  private static func bytes(ofFileAt path: String) throws(Diagnostic) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      let isLocked =
        FileManager.default.fileExists(atPath: path)
        && !FileManager.default.isReadableFile(atPath: path)
      throw Diagnostic(
        isLocked ? .noPermission : .noInput, "\"\(path)\" cannot be read",
        remedy: "nothing can be said about pictures that are not read")
    }
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
    let bytes = try Self.bytes(ofFileAt: paths[index])
    newest = (index, bytes)
    return bytes
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
      return .picture(
        ComparedFrame(
          picture: StraightPicture(width: reader.width, height: reader.height, pixels: pixels),
          color: reader.color, delay: reader.delay(ofFrame: index).map { FrameDelay($0) }))
    } catch {
      return .damaged(.unreadable(error))
    }
  }
}
