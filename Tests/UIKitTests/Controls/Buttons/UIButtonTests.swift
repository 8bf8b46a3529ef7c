import CoreGraphics
import Testing
import UIKit

/// How buttons look.
@MainActor
struct UIButtonTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test func statesWithoutATitleShowTheNormalOne() {
    let button = UIButton(type: .custom)
    button.setTitle("A", for: .normal)
    button.setTitle("B", for: .selected)
    #expect(button.currentTitle == "A")
    button.isSelected = true
    #expect(button.currentTitle == "B")
    #expect(button.titleLabel?.text == "B")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "A")
    #expect(button.title(for: .highlighted) == "A")
  }

  @Test func aSystemButtonTakesTheTintColour() {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    button.tintColor = .red
    #expect(button.titleLabel?.textColor == .red)
    button.setTitleColor(.green, for: .normal)
    #expect(button.titleLabel?.textColor == .green)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
  }

  @Test func pictureAndTitleStandTogetherInTheMiddle() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    button.setImage(image(20, 10), for: .normal)
    button.setTitle("Title", for: .normal)
    button.layoutIfNeeded()
    let picture = try #require(button.imageView).frame
    let title = try #require(button.titleLabel).frame
    #expect(picture.size == CGSize(width: 20, height: 10))
    #expect(picture.maxX == title.minX)
    #expect(isNear(picture.minX + title.maxX, 200))
    #expect(picture.midY == 25 && title.midY == 25)
  }

  @Test func insetsMoveTheirPart() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    button.setImage(image(20, 10), for: .normal)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 4, right: 0)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 95, y: 18, width: 20, height: 10))
    button.imageEdgeInsets = .zero
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .top
    button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 5)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 175, y: 3, width: 20, height: 10))
  }

  @Test func aButtonIsAsLargeAsItsContentWithAir() throws {
    let button = UIButton(type: .system)
    button.setTitle("A long enough title", for: .normal)
    let text = try #require(button.titleLabel).intrinsicContentSize
    #expect(
      button.intrinsicContentSize == CGSize(width: text.width, height: text.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      button.intrinsicContentSize == CGSize(width: text.width + 6, height: text.height + 4))
    button.sizeToFit()
    #expect(button.bounds.size == button.intrinsicContentSize)
  }
}
