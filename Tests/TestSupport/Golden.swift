import Foundation
import PNG
package import Raster
package import Testing

/// Fails unless `picture` equals the golden `Tests/<Module>Tests/Goldens/<subject>.png`.
///
/// A missing golden is written, and the test fails once, so that somebody looks at it. With
/// `ZOETROPE_RECORD=1` in the environment it is written anew.
/// - Parameter tolerance: the greatest difference of any component that passes; a value other than
///   0 needs a written reason beside the call.
package func expectGolden(
  _ picture: borrowing Pixmap, _ subject: String, tolerance: Int = 0, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = Golden(subject: subject, filePath: filePath)
  let isRecording = ProcessInfo.processInfo.environment["ZOETROPE_RECORD"] == "1"
  do {
    let actual = Picture(width: picture.width, height: picture.height, pixels: picture.pixels)
    if let failure = try golden.failure(of: actual, tolerance: tolerance, isRecording: isRecording)
    {
      Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

/// A picture kept beside a test suite, to be matched.
package struct Golden {
  /// The golden itself.
  package private(set) var path: String
  /// Where expected | difference | actual go after a mismatch.
  package private(set) var stripPath: String
  /// The test suite, for the next command.
  package private(set) var module: String

  /// - Parameter filePath: of the test, somewhere under `Tests/<Module>Tests`.
  package init(subject: String, filePath: String) {
    guard let tests = filePath.range(of: "/Tests/", options: .backwards) else {
      preconditionFailure("goldens belong to tests under the folder Tests")
    }
    let root = filePath[..<tests.lowerBound]
    module = String(filePath[tests.upperBound...].prefix { $0 != "/" })
    path = "\(root)/Tests/\(module)/Goldens/\(subject).png"
    stripPath = "\(root)/.build/goldens/\(module)/\(subject).png"
  }

  /// Compares, or writes the golden when it is missing or being recorded anew.
  /// - Returns: what to tell the person who runs the test; nil when all is well.
  package func failure(
    of actual: Picture, tolerance: Int = 0, isRecording: Bool = false
  ) throws -> String? {
    guard !isRecording, FileManager.default.fileExists(atPath: path) else {
      try actual.write(to: path)
      if isRecording { return nil }
      return """
        There was no golden, so this picture became it: \(path)
        Look at it; if it is right, add it to git and run again: swift test --filter \(module)
        """
    }
    let expected = try Picture(contentsOf: path)
    let finding: String
    if expected.width != actual.width || expected.height != actual.height {
      finding = """
        the golden has \(expected.width) × \(expected.height) pixels, the picture \
        \(actual.width) × \(actual.height)
        """
    } else {
      let difference = PixelDifference(expected.pixels, actual.pixels)
      if difference.greatest <= tolerance { return nil }
      finding = "\(difference)"
    }
    try Picture(strip: expected, actual).write(to: stripPath)
    return """
      The picture does not match its golden: \(finding).
      expected: \(path)
      expected | difference | actual: \(stripPath)
      If the new picture is right: ZOETROPE_RECORD=1 swift test --filter \(module)
      """
  }
}
