import Testing

@testable import UIKit

/// Widths in points that Interface Builder measured in San Francisco, taken from the frames of labels in public
/// storyboards; it rounds them up to pixels of a half or a whole point.
@MainActor
@Suite("Labels are as wide as on a phone")
struct LabelWidthTests {
  @Test(
    "Regular",
    arguments: [
      ("Gloria Ross asked", 10, 86), ("34 years", 10, 42), ("COMPLETED", 11, 68),
      ("Web App", 12, 51.5), ("Hangouts", 12, 54.5), ("Forgot your login details?", 12, 143.5),
      ("SUNDAY, OCTOBER 8", 13, 132), ("Mar 25, 2015", 13, 79.5), ("12pm", 13, 33),
      ("Select date", 14, 73.5), ("Notification", 14, 74.5), ("Total Progress:", 14, 96.5),
      ("Loaded by FirstViewController", 14, 194.5), ("Peter Allan", 15, 74), ("Label", 15, 37.5),
      ("Lunch Break", 16, 90.5), ("Renew License Plate", 16, 149.5), ("Change Oil", 16, 80),
      ("Label", 17, 42), ("Date", 17, 36), ("User name", 17, 83), ("Status", 17, 49),
      ("Customizing colors", 17, 147), ("Theming with UIAppearance", 17, 217),
      ("Using delegate methods", 17, 187), ("What name fits me best?", 17, 190),
    ] as [(String, CGFloat, CGFloat)])
  func regular(_ text: String, _ size: CGFloat, _ width: CGFloat) {
    expect(text, .systemFont(ofSize: size), width)
  }

  @Test(
    "Medium and bold, small and large",
    arguments: [
      ("Selected title color", 17, UIFont.Weight.medium, 147),
      ("Placeholder color", 17, .medium, 137), ("Disabled color", 17, .medium, 113),
      ("Introducing Series 2.", 28, .medium, 255.5), ("Get help signing in", 12, .bold, 112),
      ("PRESENTATION CONTEXT", 13, .bold, 168.5), ("INTERACTIVE HIDE", 13, .bold, 123),
      ("Comments Count", 15, .bold, 127.5), ("Expanding Collection", 17, .bold, 173),
      ("Navigation Toolbar Example", 17, .bold, 227), ("Gym Nearby", 22, .bold, 128),
      ("CBFlashyTabBarController", 36, .bold, 440), ("Animated Tab Bar", 36, .bold, 294),
      ("Home", 55, .bold, 151), ("Settings", 55, .bold, 212.5), ("Search", 55, .bold, 178.5),
    ] as [(String, CGFloat, UIFont.Weight, CGFloat)])
  func heavier(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ width: CGFloat) {
    expect(text, .systemFont(ofSize: size, weight: weight), width)
  }

  @Test(
    "Fonts of other names are set as their faces say, and characters of other faces are not moved")
  func others() throws {
    let system = UIFont.systemFont(ofSize: 36)
    let named = try #require(UIFont(name: "Helvetica", size: 36))
    #expect(Self.width("mmmm", system) < Self.width("mmmm", named) - 3)
    #expect(UIFont(name: ".SFUI-Regular", size: 36)?.textStyle == system.textStyle)
    #expect(system.withSize(12) == .systemFont(ofSize: 12))
    #expect(UIFont(descriptor: system.fontDescriptor, size: 0) == system)
    #expect(abs(Self.width("中文", system) - 72) < 1)
  }

  private func expect(_ text: String, _ font: UIFont, _ width: CGFloat) {
    let ours = Self.width(text, font)
    #expect(abs(ours - width) <= max(1, width * 0.012), "\(ours)")
  }

  private static func width(_ text: String, _ font: UIFont) -> CGFloat {
    let label = UILabel()
    label.text = text
    label.font = font
    return label.intrinsicContentSize.width
  }
}
