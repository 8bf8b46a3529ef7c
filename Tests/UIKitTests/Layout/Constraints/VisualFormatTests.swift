import CoreGraphics
import Testing
import UIKit

@MainActor
struct VisualFormatTests {
  /// Two views in the root of 375 × 667 points, named a and b, laid out by `formats`.
  private func frames(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [CGRect] {
    var frames: [CGRect] = []
    ViewStage.run { stage in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      stage.root.addSubview(box)
      let (a, b) = (constrainedView(in: box), constrainedView(in: box))
      for format in formats {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics,
            views: ["a": a, "b": b]))
      }
      box.layoutIfNeeded()
      frames = [a.frame, b.frame]
    }
    return frames
  }

  @Test func spacesAndLengths() {
    let frames = self.frames("H:|-20-[a(50)]-[b]-10-|", "V:|[a(30)]-(5)-[b(==a)]")
    #expect(frames[0] == CGRect(x: 20, y: 0, width: 50, height: 30))
    #expect(frames[1] == CGRect(x: 78, y: 35, width: 112, height: 30))
  }

  @Test func edgesHaveTheMargins() {
    let frames = self.frames("|-[a]-|", "V:|-[a]-|")
    #expect(frames[0] == CGRect(x: 8, y: 8, width: 184, height: 84))
  }

  @Test func metricsAndPriorities() {
    let frames = self.frames(
      "H:|-gap-[a(>=120,100@750)]", "H:[b(90@weak,40@strong)]|",
      metrics: ["gap": 12, "weak": 100, "strong": 200.5])
    #expect(frames[0].minX == 12 && frames[0].width == 120)
    #expect(frames[1].minX == 160 && frames[1].width == 40)
  }

  @Test func viewsStandInLine() {
    let frames = self.frames("H:|[a(10)][b(10)]", "V:|-3-[a(20)]", options: .alignAllCenterY)
    #expect(frames[0] == CGRect(x: 0, y: 3, width: 10, height: 20))
    #expect(frames[1] == CGRect(x: 10, y: 13, width: 10, height: 0))
  }

  @Test func whatCannotBeReadGivesNothing() {
    ViewStage.run { stage in
      let a = constrainedView(in: stage.root)
      let hostile = [
        "", "|", "||", "H:", "[a", "[]", "[c]", "|-[a]-", "[a]|[a]", "[a(]", "[a(>=)]", "-[a]",
        "[a(1@)]", "[a]-x-[a]", "[a]-(1[a]", "]][[",
      ]
      for format in hostile {
        let made = NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: nil, views: ["a": a])
        #expect(made.isEmpty, "\(format)")
      }
      #expect(!stage.context.ledger.isEmpty)
    }
  }
}
