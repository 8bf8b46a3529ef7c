import Comparison
import Export
import Foundation
import PNG

extension GoldenFolder {
  /// Writes a golden in place of what is there, all or nothing: whenever the process is killed, the golden is the old
  /// one or the new one. Files that stay as they are are not written. Pictures named as those of goldens are, which
  /// the new one has not, go.
  /// - Parameters:
  ///   - pictures: of all the frames that the record keeps.
  ///   - frameDelay: seconds, as a fraction.
  /// - Returns: how many bytes the golden has.
  @discardableResult
  package func write(
    _ record: GoldenRecord, _ pictures: ClipTake, frameDelay: (numerator: Int, denominator: Int)
  ) throws -> Int {
    let folder = try OutputFolder(path: path)
    try heal(folder, keeping: pictures.animationByteCount == nil ? [] : [Self.animationName])
    var files = try stills(of: record, pictures)
    var change = GoldenChange(replaced: [], removed: [])
    var byteCount = 0
    if let count = pictures.animationByteCount {
      byteCount += count
      let hidden = GoldenChange.hiddenName(of: Self.animationName)
      if areEqual(hidden, Self.animationName) {
        folder.remove(hidden)
      } else {
        change.replaced.append(Self.animationName)
      }
    } else if record.keepsFrames {
      files.append((Self.animationName, try animation(of: record, pictures, frameDelay)))
    }
    files.append((Self.recordName, Array(record.text.utf8)))
    byteCount += files.reduce(0) { $0 + $1.bytes.count }
    var names = Set(files.map(\.name))
    if record.keepsFrames { names.insert(Self.animationName) }
    change.removed = pictureNames.filter { Self.isOurs($0) && !names.contains($0) }
    do {
      for file in files where bytes(of: file.name) != file.bytes {
        try folder.write(file.bytes, named: GoldenChange.hiddenName(of: file.name))
        change.replaced.append(file.name)
      }
      if change.isEmpty { return byteCount }
      try folder.write(Array(change.text.utf8), named: GoldenChange.listName)
    } catch {
      dropNew()
      throw error
    }
    try carryOut(change, in: folder)
    return byteCount
  }

  /// Where an animation of all frames is written while they are made, for `write`.
  package var newAnimationPath: String {
    "\(path)/\(GoldenChange.hiddenName(of: Self.animationName))"
  }

  /// Removes files that were to become part of the golden, where their list is not there.
  package func dropNew() {
    guard change == nil, let names = try? FileLocation.names(inFolder: path),
      let folder = try? OutputFolder(path: path)
    else { return }
    for name in names where GoldenChange.isHidden(name) { folder.remove(name) }
  }

  /// Whether a picture is called as those of goldens are.
  private static func isOurs(_ name: String) -> Bool {
    if name == animationName { return true }
    guard let number = Int(name.prefix { $0.isASCII && $0.isNumber }) else { return false }
    return name == stillName(ofFrame: number)
  }

  /// Carries on with what a killed process began; to be called before an animation is written.
  package func heal() throws {
    guard FileLocation.isThere(path) else { return }
    try heal(try OutputFolder(path: path), keeping: [])
  }

  /// Carries on with what a killed process began, or takes it back where it had not come to the list.
  private func heal(_ folder: OutputFolder, keeping kept: Set<String>) throws {
    let keptNames = Set(kept.map(GoldenChange.hiddenName))
    if var change = self.change {
      // What was just made for the next change is not of that one.
      change.replaced.removeAll(where: kept.contains)
      try carryOut(change, in: folder)
    }
    let names = (try? FileLocation.names(inFolder: path)) ?? []
    for name in names where GoldenChange.isHidden(name) && !keptNames.contains(name) {
      folder.remove(name)
    }
    folder.remove(GoldenChange.listName)
  }

  private func carryOut(_ change: GoldenChange, in folder: OutputFolder) throws {
    for name in change.replaced {
      let hidden = GoldenChange.hiddenName(of: name)
      // It may have its name already.
      guard FileLocation.isThere("\(path)/\(hidden)") else { continue }
      try folder.rename(hidden, to: name)
    }
    for name in change.removed { folder.remove(name) }
    folder.remove(GoldenChange.listName)
  }

  private func stills(
    of record: GoldenRecord, _ pictures: ClipTake
  ) throws -> [(name: String, bytes: [UInt8])] {
    try record.stills.compactMap { number in
      guard let pixels = pictures.pictures[number] else { return nil }
      var premultiplied = pixels
      premultiplyAlpha(of: &premultiplied)
      return (
        Self.stillName(ofFrame: number),
        try PNGEncoder.encode(
          premultiplied, width: record.size.width, height: record.size.height)
      )
    }
  }

  private func animation(
    of record: GoldenRecord, _ pictures: ClipTake, _ delay: (numerator: Int, denominator: Int)
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var format = AnimatedPNGWriter.Format(
      width: record.size.width, height: record.size.height, frameCount: record.frames.count)
    format.compression = .small
    let shown = try AnimatedPNGDelay(seconds: delay.numerator, over: delay.denominator)
    try withoutActuallyEscaping({ bytes += $0 } as ([UInt8]) -> Void) { sink in
      var writer = try AnimatedPNGWriter(format, sink: sink)
      for frame in record.frames {
        var pixels = pictures.pictures[frame.number] ?? []
        premultiplyAlpha(of: &pixels)
        try writer.add(pixels, for: shown)
      }
      try writer.finish()
    }
    return bytes
  }

  /// Whether two files of the folder are there and have the same bytes.
  private func areEqual(_ a: String, _ b: String) -> Bool {
    let files = [a, b].map { FileHandle(forReadingAtPath: "\(path)/\($0)") }
    guard let first = files[0], let second = files[1] else { return false }
    while true {
      let blocks = [first, second].map { (try? $0.read(upToCount: 1 << 20)) ?? Data() }
      if blocks[0] != blocks[1] { return false }
      if blocks[0].isEmpty { return true }
    }
  }
}
