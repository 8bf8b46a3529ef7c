import Foundation
import PNG
import Testing

@testable import RenderCommand

/// Drawings become pictures by tools of the machine.
@Suite struct PictureConverterTests {
  /// A page of 30 × 20 points, its left half red.
  private static let pdf = """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 30 20] /Contents 4 0 R>> endobj
    4 0 obj <</Length 28>> stream
    1 0 0 rg 0 0 15 20 re f     \u{20}
    endstream endobj
    trailer <</Root 1 0 R>>
    """
  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="15" height="20" fill="#f00"/></svg>
    """

  private func converted(
    _ files: [String: String], by converter: PictureConverter
  ) async throws -> (lines: [String], folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      let file = folder.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return (await converter.convert(in: folder.url.path), folder)
  }

  @Test func whereAToolIsMissingOneLineSaysWhatCannotBeShown() async throws {
    let (lines, _) = try await converted(
      ["A.xcassets/a.imageset/a.pdf": Self.pdf, "b.PDF": Self.pdf, "c.svg": Self.svg],
      by: PictureConverter(pdf: nil, svg: nil))
    #expect(
      lines == [
        "A.xcassets/a.imageset/a.pdf and 1 more cannot be shown: there is no pdftocairo "
          + "(poppler-utils) here",
        "c.svg cannot be shown: there is no rsvg-convert (librsvg2-bin) here",
      ])
  }

  private func expectPictures(of name: String, in folder: TemporaryFolder) throws {
    for scale in 1...3 {
      let file = folder.url.appendingPathComponent("\(name)@\(scale)x.png")
      let picture = try PNGDecoder.decode([UInt8](Data(contentsOf: file)))
      #expect(picture.width == 30 * scale)
      #expect(picture.height == 20 * scale)
    }
  }

  @Test(.enabled(if: PictureConverter().pdf != nil))
  func aPageHasAPixelForEachPointAtEachScale() async throws {
    let (lines, folder) = try await converted(
      ["in/a.pdf": Self.pdf, "b.pdf": "no drawing"], by: PictureConverter())
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("b.pdf cannot be shown: pdftocairo cannot read it: ") == true)
    try expectPictures(of: "in/a.pdf", in: folder)
  }

  @Test(.enabled(if: PictureConverter().svg != nil))
  func aDrawingOfTheWebHasAPixelForEachOfItsPixelsAtEachScale() async throws {
    let (lines, folder) = try await converted(
      ["in/a.svg": Self.svg, "b.svg": "no drawing"], by: PictureConverter())
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("b.svg cannot be shown: rsvg-convert cannot read it: ") == true)
    try expectPictures(of: "in/a.svg", in: folder)
  }
}
