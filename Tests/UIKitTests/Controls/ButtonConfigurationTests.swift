import CoreGraphics
import Testing
import UIKit

/// What buttons with a configuration show.
@MainActor
struct ButtonConfigurationTests {
  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    return button
  }

  private func color(_ label: UILabel?) -> UIColor? {
    label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }

  @Test func theContentHasItsInsets() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let button = button(configuration)
    let title = try #require(button.titleLabel)
    #expect(title.frame.origin == CGPoint(x: 12, y: 7))
    #expect(button.bounds.width == title.frame.width + 24)
    #expect(button.bounds.height == title.frame.height + 14)
    #expect(title.text == "Title")
    #expect(color(title) == .white)
  }

  @Test func picturesStandWhereTheyArePlaced() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = image
    configuration.imagePadding = 5
    for (edge, isBeside, isFirst) in [
      (NSDirectionalRectEdge.leading, true, true), (.trailing, true, false), (.top, false, true),
      (.bottom, false, false),
    ] {
      configuration.imagePlacement = edge
      let button = button(configuration)
      let picture = try #require(button.imageView).frame
      let title = try #require(button.titleLabel).frame
      let (first, second) = isFirst ? (picture, title) : (title, picture)
      if isBeside {
        #expect(second.minX == first.maxX + 5)
      } else {
        #expect(second.minY == first.maxY + 5)
      }
    }
  }

  @Test func aHandlerChangesTheConfigurationWithTheState() {
    ViewStage.run { stage in
      let button = UIButton(configuration: .filled())
      button.frame = CGRect(x: 10, y: 100, width: 200, height: 50)
      button.configurationUpdateHandler = {
        $0.configuration?.title = $0.isSelected ? "On" : "Off"
      }
      stage.root.addSubview(button)
      stage.advance(to: 0.1)
      #expect(button.titleLabel?.text == "Off")
      button.isSelected = true
      stage.advance(to: 0.2)
      #expect(button.titleLabel?.text == "On")
    }
  }

  @Test func attributesOfTheTitleCanBeTransformed() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var outgoing = $0
      outgoing.font = .systemFont(ofSize: 30)
      outgoing.foregroundColor = .red
      return outgoing
    }
    let label = button(configuration).titleLabel
    #expect(color(label) == .red)
    let font = label?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 30)
  }

  @Test func titlesOfStatesStandInForTheConfigurations() {
    let button = UIButton(configuration: .plain())
    button.setTitle("State", for: .normal)
    #expect(button.titleLabel?.text == "State")
    button.configuration?.title = "Own"
    #expect(button.titleLabel?.text == "Own")
    button.configuration = nil
    #expect(button.titleLabel?.text == "State")
  }

  @Test func buttonsOfTheSystemHavePictures() {
    for type in [UIButton.ButtonType.contactAdd, .infoLight, .detailDisclosure, .close] {
      let button = UIButton(type: type)
      #expect(button.currentImage != nil)
      #expect(button.bounds.width > 20)
    }
    #expect(UIButton(type: .system).currentImage == nil)
  }
}
