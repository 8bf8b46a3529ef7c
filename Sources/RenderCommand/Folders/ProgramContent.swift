import Export
import Foundation
import Raster
import Synchronization

/// What the code that draws is known by: the frames of another build may look different, whatever its scenes are
/// called.
enum ProgramContent {
  /// What the command that started this one, a project's program, says of it.
  private static let told = Mutex<String?>(nil)

  /// Says what a project's program was made of: the key under which it is kept, which is the same on every
  /// machine.
  static func tell(_ key: String) { told.withLock { $0 = "project \(key)" } }

  /// `project` and its key; else `build` and the build ID that the linker made of all of the program, or a
  /// digest of its file where it has none.
  static var text: String {
    if let told = told.withLock({ $0 }) { return told }
    return "build \(ownBuild)"
  }

  private static let ownBuild: String = {
    guard let file = opened() else {
      // Frames of unknown code could not be resumed.
      ProcessEnd.leave(
        ExitStatus.noMemory.rawValue,
        saying: "render: the system does not let it open its own program, /proc/self/exe: "
          + "raise the limit of open files (ulimit -n)")
    }
    if let name = ProgramImage(file).buildID { return hexadecimal(name) }
    try? file.seek(toOffset: 0)
    var digest = SHA256()
    let block = 1 << 20
    while let data = try? file.read(upToCount: block) {
      if data.count < block { return hexadecimal(digest.digest(addingLast: [UInt8](data).span)) }
      digest.add([UInt8](data).span)
    }
    return hexadecimal(digest.digest(addingLast: [UInt8]().span))
  }()

  /// The program's file. Where other work takes the last descriptor for a moment, it is tried again.
  private static func opened() -> FileHandle? {
    for _ in 0..<3 {
      if let file = FileHandle(forReadingAtPath: "/proc/self/exe") { return file }
    }
    return nil
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.prefix(20).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// The head of an executable file as the System V ABI lays it out, 64 bits, least significant byte first.
struct ProgramImage {
  private let file: FileHandle

  init(_ file: FileHandle) { self.file = file }

  /// What the linker calls the program by (`NT_GNU_BUILD_ID`); nil where it does not.
  var buildID: [UInt8]? {
    guard let head = bytes(at: 0, count: 64), head.prefix(4) == [0x7F, 0x45, 0x4C, 0x46],
      head[4] == 2, head[5] == 1
    else { return nil }
    let (offset, size, count) = (
      Self.number(head, 32, 8), Self.number(head, 54, 2), Self.number(head, 56, 2)
    )
    guard size >= 56, count < 1000 else { return nil }
    for index in 0..<count {
      guard let segment = bytes(at: offset + index * size, count: 56) else { return nil }
      let isNote = Self.number(segment, 0, 4) == 4
      let (start, length) = (Self.number(segment, 8, 8), Self.number(segment, 32, 8))
      guard isNote, length < 1 << 20, let notes = bytes(at: start, count: length)
      else { continue }
      if let found = Self.buildID(in: notes) { return found }
    }
    return nil
  }

  private static func buildID(in notes: [UInt8]) -> [UInt8]? {
    var rest = notes[...]
    while rest.count >= 12 {
      let words = (0..<3).map { number(Array(rest.prefix(12)), $0 * 4, 4) }
      let padded = { (count: Int) in (count + 3) / 4 * 4 }
      let name = rest.dropFirst(12).prefix(words[0])
      let content = rest.dropFirst(12 + padded(words[0])).prefix(words[1])
      if words[2] == 3, name.elementsEqual("GNU\0".utf8), !content.isEmpty { return Array(content) }
      rest = rest.dropFirst(12 + padded(words[0]) + padded(words[1]))
    }
    return nil
  }

  private func bytes(at offset: Int, count: Int) -> [UInt8]? {
    guard offset >= 0, count > 0, (try? file.seek(toOffset: UInt64(offset))) != nil,
      let data = try? file.read(upToCount: count), data.count == count
    else { return nil }
    return [UInt8](data)
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    var value: UInt64 = 0
    for index in 0..<count { value |= UInt64(bytes[offset + index]) << UInt64(index * 8) }
    return Int(truncatingIfNeeded: value & (1 << 62 - 1))
  }
}
