import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Values in an `Any`, however they got there.
@Suite struct AnyValueTests {
  /// The same value as it stands, in a box of Foundation's, in one of the language's, and as something
  /// that may be missing.
  private func forms(_ value: some Any, _ box: Any) -> [Any] {
    [value, box, value as AnyObject, Optional.some(value) as Any]
  }

  @Test func numbersComeInManyTypes() {
    let ones: [Any] =
      [1 as Double, 1 as Float, 1 as Int, true, 1 as UInt8, 1 as Int64]
      + forms(CGFloat(1), NSNumber(value: 1.0)) + [NSNumber(value: true), NSNumber(value: 1)]
    for one in ones { #expect(AnimatableValue.number(from: one) == 1, "\(type(of: one))") }
    for other in ["1", CGPoint(x: 1, y: 1), NSNull(), CGColor(gray: 1, alpha: 1)] as [Any] {
      #expect(AnimatableValue.number(from: other) == nil, "\(type(of: other))")
    }
    #expect(AnimatableValue.number(from: nil) == nil)
  }

  @Test func flagsAreWhatIsNotZero() {
    for flag in [true, NSNumber(value: true), 1, 0.5, CGFloat(2)] as [Any] {
      #expect(AnimatableValue.flag(from: flag) == true, "\(type(of: flag))")
    }
    for flag in [false, NSNumber(value: false), 0, CGFloat(0)] as [Any] {
      #expect(AnimatableValue.flag(from: flag) == false, "\(type(of: flag))")
    }
    #expect(AnimatableValue.flag(from: "true") == nil)
  }

  @Test func structuresComeInBoxes() {
    let point = CGPoint(x: 1, y: 2)
    for form in forms(point, NSValue(point: point)) {
      #expect(AnimatableValue.point(from: form) == point, "\(type(of: form))")
      #expect(AnimatableValue.size(from: form) == nil)
    }
    let size = CGSize(width: 3, height: 4)
    for form in forms(size, NSValue(size: size)) {
      #expect(AnimatableValue.size(from: form) == size, "\(type(of: form))")
      #expect(AnimatableValue.rect(from: form) == nil)
    }
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    for form in forms(rect, NSValue(rect: rect)) {
      #expect(AnimatableValue.rect(from: form) == rect, "\(type(of: form))")
      #expect(AnimatableValue.point(from: form) == nil)
    }
    let turn = CATransform3DMakeRotation(1, 0, 0, 1)
    for form in forms(turn, NSValue(caTransform3D: turn)) {
      #expect(AnimatableValue.transform(from: form) == turn, "\(type(of: form))")
      #expect(AnimatableValue.rect(from: form) == nil)
    }
    let flat = CGAffineTransform(rotationAngle: 1)
    #expect(AnimatableValue.transform(from: flat) == CATransform3DMakeAffineTransform(flat))
  }

  @Test func valuesOfDifferentTypesAreEqualWhereOneBecomesTheOther() {
    let groups: [[Any?]] = [
      [nil], [1.5, CGFloat(1.5), Float(1.5), NSNumber(value: 1.5)],
      [true, 1, NSNumber(value: 1), NSNumber(value: true)],
      [CGPoint(x: 1, y: 2), Optional.some(CGPoint(x: 1, y: 2)) as Any],
      [CATransform3DMakeScale(2, 2, 2), NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 2))],
      ["a"], ["b"], [CGSize(width: 1, height: 2)], [CGRect(x: 1, y: 2, width: 0, height: 0)],
      [CGColor(gray: 0.5, alpha: 1), CGColor(gray: 0.5, alpha: 1)],
      [CGColor(gray: 0.5, alpha: 0.5)], [CGFont("Helvetica")], [NSArray(object: 1)],
    ]
    for (index, group) in groups.enumerated() {
      for value in group {
        for (other, others) in groups.enumerated() {
          for second in others {
            #expect(
              (AnyValue(value) == AnyValue(second)) == (index == other),
              "\(value as Any), \(second as Any)")
          }
        }
      }
    }
  }
}
