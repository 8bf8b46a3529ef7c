import CoreGraphics
import Testing
import UIKit

// 12.2 #24: UIBezierPath(roundedRect:cornerRadius:) for radii of every size.

@MainActor
struct RoundedRectPathTests {
  private func path(_ record: RoundedRectRecord, at origin: CGPoint = .zero) -> CGPath {
    UIBezierPath(
      roundedRect: CGRect(origin: origin, size: CGSize(width: record.width, height: record.height)),
      byRoundingCorners: record.corners,
      cornerRadii: CGSize(width: record.radius, height: record.radius)
    ).cgPath
  }

  private func words(_ path: CGPath) -> [String] {
    var words: [String] = []
    path.applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint: words.append("M")
      case .addLineToPoint: words.append("L")
      case .addQuadCurveToPoint: words.append("Q")
      case .addCurveToPoint: words.append("C")
      case .closeSubpath: words.append("Z")
      }
      for point in element.pointee.points {
        words.append("\(Double(point.x))")
        words.append("\(Double(point.y))")
      }
    }
    return words
  }

  /// The greatest difference of two numbers; nil where the commands differ.
  private func deviation(_ path: CGPath, from record: RoundedRectRecord) -> Double? {
    let ours = words(path)
    let theirs = record.elements.split(whereSeparator: \.isWhitespace).map(String.init)
    guard ours.count == theirs.count else { return nil }
    var greatest = 0.0
    for (a, b) in zip(ours, theirs) where a != b {
      guard let x = Double(a), let y = Double(b) else { return nil }
      greatest = max(greatest, abs(x - y))
    }
    return greatest
  }

  // 12.2 #24 (P): both sides long enough, one alone, neither; a negative radius; some corners.
  @Test(arguments: roundedRectRecords.indices)
  func everyRecordedPathIsMade(index: Int) throws {
    let record = roundedRectRecords[index]
    let greatest = try #require(deviation(path(record), from: record))
    #expect(greatest < 1e-10, "\(record.width) × \(record.height), \(record.radius)")
  }

  // The rectangle's place changes nothing.
  @Test func theElementsGoWithTheirRectangle() throws {
    for record in roundedRectRecords {
      let moved = path(record, at: CGPoint(x: 30, y: -20))
      var back = CGAffineTransform(translationX: -30, y: 20)
      let there = try #require(moved.copy(using: &back))
      let greatest = try #require(deviation(there, from: record))
      #expect(greatest < 1e-10)
    }
  }

  // 12.2 #24 (P): of half the side, a circle of four cubics.
  @Test func halfASideIsACircle() {
    for side in [10.0, 100, 333] {
      let path = UIBezierPath(
        roundedRect: CGRect(x: -side / 2, y: -side / 2, width: side, height: side),
        cornerRadius: side / 2
      ).cgPath
      for step in 0..<720 {
        let angle = Double(step) / 720 * 2 * .pi
        let (x, y) = (cos(angle) * side / 2, sin(angle) * side / 2)
        #expect(path.contains(CGPoint(x: 0.999 * x, y: 0.999 * y)), "at \(step / 2)°")
        #expect(!path.contains(CGPoint(x: 1.001 * x, y: 1.001 * y)), "at \(step / 2)°")
      }
    }
  }

  // Decision: no number traps, and what is none rounds nothing.
  @Test func numbersThatAreNotFiniteRoundNothingOrAllTheyCan() {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
    let plain = UIBezierPath(roundedRect: rect, cornerRadius: 0).cgPath
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: .nan).cgPath == plain)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: -.infinity).cgPath == plain)
    let most = UIBezierPath(roundedRect: rect, cornerRadius: .infinity)
    #expect(most.cgPath == UIBezierPath(roundedRect: rect, cornerRadius: 1000).cgPath)
    #expect(most.bounds == rect)
  }
}
