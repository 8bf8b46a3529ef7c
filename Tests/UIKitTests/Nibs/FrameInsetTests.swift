import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite("Places of views as Xcode 8 wrote them")
struct FrameInsetTests {
  @Test("Shares of the view around, distances from its edges, and nothing for all of it")
  func places() throws {
    let files = NibFolder.screen(
      """
      <subviews>
      <view contentMode="scaleToFill" id="v1"><frame key="frameInset"/></view>
      <view contentMode="scaleToFill" id="v2"><frame key="frameInset" minX="20.00%" minY="100.00%" width="50%" height="30"/>
      <subviews><view contentMode="scaleToFill" id="v3"><frame key="frameInset" minX="10" maxX="5" maxY="0.0" height="50%"/></view></subviews></view>
      </subviews>
      """)
    try ViewStage.run(nibs: files) { stage, controller in
      let whole = controller.view.bounds.size
      let views = controller.view.subviews
      #expect(
        views.map(\.frame) == [
          CGRect(origin: .zero, size: whole),
          CGRect(x: whole.width * 0.2, y: whole.height, width: whole.width * 0.5, height: 30),
        ])
      #expect(
        views[1].subviews.first?.frame
          == CGRect(x: 10, y: 15, width: whole.width * 0.5 - 15, height: 15))
      #expect(stage.notes.isEmpty)
    }
  }
}
