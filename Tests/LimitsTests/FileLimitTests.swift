import Foundation
import JPEG
import Limits
import PNG
import ProjectFiles
import Testing
import WebP

@testable import Accelerate
@testable import GIF

/// Files that are one less than as large as they may be, as large, and one more.
struct FileLimitTests {
  /// True where `body` does not throw.
  private func works(_ body: () throws -> Void) -> Bool { (try? body()) != nil }

  @Test("fileSide", arguments: [-1, 0, 1])
  func fileSide(beyond: Int) {
    let side = Limit.fileSide + beyond
    for (width, height) in [(side, 1), (1, side)] {
      #expect(works { try PNGLimits.check(width: width, height: height) } == (beyond <= 0))
      #expect(works { try JPEGLimits.check(width: width, height: height) } == (beyond <= 0))
    }
    #expect(beyond <= 0 || PNGError.tooLarge(width: side, height: 1).message.contains("32768"))
    #expect(beyond <= 0 || JPEGError.tooLarge(width: side, height: 1).message.contains("32768"))
  }

  /// 16383 · 16385 and 16384 · 16384 pixels; one more is 17 · 15790321, a row more in files.
  @Test("filePixels", arguments: [-1, 0, 1])
  func filePixels(beyond: Int) {
    let (width, height) = [(16_383, 16_385), (16_384, 16_384), (17, 15_790_321)][beyond + 1]
    #expect(width * height == Limit.filePixels + beyond)
    #expect(
      (PixelRows.size(width: UInt(width), height: UInt(height), rowBytes: width * 4) != nil)
        == (beyond <= 0))
    #expect(works { try PNGLimits.check(width: width, height: height) } == (beyond <= 0))
    #expect(works { try JPEGLimits.check(width: width, height: height) } == (beyond <= 0))
    #expect(works { try GIFFile.check(width: width, height: height) } == (beyond <= 0))
    for rows in [16_384, 16_385] {
      let isWithin = rows == 16_384
      #expect(works { try PNGLimits.check(width: 16_384, height: rows) } == isWithin)
      #expect(works { try JPEGLimits.check(width: 16_384, height: rows) } == isWithin)
      #expect(works { try GIFFile.check(width: 16_384, height: rows) } == isWithin)
    }
    // A file that is long enough to say so much, and says no picture.
    let sides = beyond > 0 ? (16_384, 16_385) : (width, height)
    var bytes = Array("GIF89a".utf8)
    for side in [sides.0, sides.1] { bytes += [UInt8(side & 255), UInt8(side >> 8)] }
    bytes += [UInt8](repeating: 0, count: 1 << 17)
    #expect(throws: beyond > 0 ? GIFReadingError.tooLarge : .broken) {
      try GIFDecoder.decode(bytes)
    }
  }

  /// 8191 · 8193, 8192 · 8192 and 8065 · 8321 pixels, and as many in frames.
  @Test("webPPixels", arguments: [-1, 0, 1])
  func webPPixels(beyond: Int) {
    let (width, height) = [(8191, 8193), (8192, 8192), (8065, 8321)][beyond + 1]
    #expect(width * height == Limit.webPPixels + beyond)
    #expect(works { try WebPLimits.check(width: width, height: height) } == (beyond <= 0))
    let frames = (1 << 10) + beyond
    #expect(
      works { try WebPLimits.check(width: 256, height: 256, frames: frames) } == (beyond <= 0))
    #expect(WebPError.tooLarge(width: width, height: height).message.contains("67108864"))
  }

  @Test("projectFiles", arguments: [-1, 0, 1])
  func projectFiles(beyond: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 1..<Limit.projectFiles + beyond {
      guard let file = fopen(folder.path + "/\(number).txt", "w") else { continue }
      fclose(file)
    }
    let scene = "import UIKit\nclass ViewController: UIViewController {}\n"
    try scene.write(toFile: folder.path + "/0.swift", atomically: true, encoding: .utf8)
    let project = try Project.read(folder.path)
    let said = project.findings.filter { $0.text.contains("more than \(Limit.projectFiles) files") }
    #expect(said.isEmpty == (beyond <= 0))
  }
}
