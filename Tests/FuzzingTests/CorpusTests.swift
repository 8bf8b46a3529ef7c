import Foundation
import FuzzedEngine
import FuzzedFiles
import Testing

/// What fuzzing begins with, and what it once found: every file is read without harm. What is wrong
/// ends the process.
@Suite struct CorpusTests {
  static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fuzzing/Corpus")

  @Test(arguments: (FuzzTarget.engine + FuzzTarget.files).map(\.name))
  func everyFileOfTheCorpusIsReadWithoutHarm(name: String) throws {
    let target = try #require((FuzzTarget.engine + FuzzTarget.files).first { $0.name == name })
    let folder = Self.corpus.appendingPathComponent(name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!files.isEmpty)
    for file in files {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(file)))
      target.run(bytes)
      // Cut short anywhere, and with a bit turned.
      for cut in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 12)) {
        target.run(Array(bytes[..<cut]))
        var turned = bytes
        turned[cut] ^= 1 << UInt8(cut % 8)
        target.run(turned)
      }
    }
  }

  @Test func theCorpusIsSmall() throws {
    let names = try #require(FileManager.default.enumerator(atPath: Self.corpus.path))
    var total = 0
    for case let name as String in names {
      let path = Self.corpus.appendingPathComponent(name).path
      let file = try FileManager.default.attributesOfItem(atPath: path)
      if file[.type] as? FileAttributeType == .typeRegular { total += file[.size] as? Int ?? 0 }
    }
    #expect(total <= 300_000)
  }
}
