import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

@Suite("Views made in animation blocks")
@MainActor
struct ViewsMadeInBlocksTests {
  @Test("A view may be made in an animation block, and is shown")
  func making() {
    ViewStage.run { stage in
      var made: UIView?
      UIView.animate(withDuration: 1) {
        let view = UILabel()
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        stage.root.addSubview(view)
        made = view
      }
      stage.advance(to: 2)
      #expect(made?.layer.contentsScale == 2)
      #expect(made?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }
}
