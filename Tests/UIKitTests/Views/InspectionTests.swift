import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("What inspect tells of views")
struct InspectionTests {
  @Test("A view is told with its accessibility identifier and label, where it has them")
  func names() throws {
    let view = UIView()
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "go"
    button.accessibilityLabel = "Go on"
    view.addSubview(button)
    let root = LayerInspection.tree(of: view.layer, at: 0)
    #expect(root["accessibilityIdentifier"] == nil)
    guard case .array(let told)? = root["sublayers"] else { throw Missing() }
    #expect(told.first?["accessibilityIdentifier"]?.text == "\"go\"")
    #expect(told.first?["accessibilityLabel"]?.text == "\"Go on\"")
  }
}

private struct Missing: Error {}
