import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor
struct UIStackViewTests {
  /// A row of 300 × 40 points, its contents given by `prepare`, and what comes out.
  private func frames(
    of views: [UIView], length: CGFloat = 300, _ prepare: (UIStackView) -> Void = { _ in }
  ) -> [CGRect] {
    var frames: [CGRect] = []
    ViewStage.run { stage in
      let stack = UIStackView(arrangedSubviews: views)
      prepare(stack)
      stack.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(stack)
      let isRow = stack.axis == .horizontal
      pin(
        stack,
        to: CGRect(x: 5, y: 7, width: isRow ? length : 40, height: isRow ? 40 : length))
      stage.root.layoutIfNeeded()
      frames = views.map { $0.frame }
    }
    return frames
  }

  private func starts(_ frames: [CGRect]) -> [CGFloat] { frames.map(\.minX) }
  private func widths(_ frames: [CGRect]) -> [CGFloat] { frames.map(\.width) }

  @Test func fillingStretchesWhatHugsLeast() {
    let views = [sizedView(50, 20), sizedView(80, 20)]
    views[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let frames = self.frames(of: views) { $0.spacing = 10 }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(frames[1] == CGRect(x: 60, y: 0, width: 240, height: 40))
  }

  @Test func equalParts() {
    let frames = self.frames(of: [sizedView(50, 20), sizedView(80, 20), sizedView(1, 1)]) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }
    #expect(starts(frames) == [0, 105, 210])
    #expect(widths(frames) == [90, 90, 90])
  }

  @Test func partsInProportionToTheirContent() {
    let frames = self.frames(of: [sizedView(50, 20), sizedView(100, 20)]) {
      $0.distribution = .fillProportionally
    }
    #expect(starts(frames) == [0, 100])
    #expect(widths(frames) == [100, 200])
  }

  @Test func equalSpaces() {
    let frames = self.frames(
      of: [sizedView(20, 20), sizedView(60, 20), sizedView(100, 20)], length: 400
    ) { $0.distribution = .equalSpacing }
    #expect(starts(frames) == [0, 130, 300])
    #expect(widths(frames) == [20, 60, 100])
  }

  @Test func equalDistancesOfMiddles() {
    let frames = self.frames(
      of: [sizedView(20, 20), sizedView(60, 20), sizedView(100, 20)], length: 400
    ) { $0.distribution = .equalCentering }
    // Middles at 10, 180, 350.
    #expect(starts(frames) == [0, 150, 300])
    #expect(widths(frames) == [20, 60, 100])
  }

  @Test func alignmentAcrossTheStack() {
    func frame(_ alignment: UIStackView.Alignment) -> CGRect? {
      frames(of: [sizedView(50, 20)]) { $0.alignment = alignment }.first
    }
    #expect(frame(.fill) == CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(frame(.top) == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(frame(.center) == CGRect(x: 0, y: 10, width: 300, height: 20))
    #expect(frame(.bottom) == CGRect(x: 0, y: 20, width: 300, height: 20))
  }

  @Test func aColumn() {
    let frames = self.frames(of: [sizedView(10, 50), sizedView(10, 50)]) {
      $0.axis = .vertical
      $0.distribution = .fillEqually
      $0.alignment = .trailing
      $0.spacing = 20
    }
    #expect(frames[0] == CGRect(x: 30, y: 0, width: 10, height: 140))
    #expect(frames[1] == CGRect(x: 30, y: 160, width: 10, height: 140))
  }

  @Test func marginsAndSpacesAfterSingleViews() {
    let views = [sizedView(50, 20), sizedView(50, 20), sizedView(50, 20)]
    let frames = self.frames(of: views) {
      $0.distribution = .fillEqually
      $0.spacing = 10
      $0.setCustomSpacing(30, after: views[0])
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 12, bottom: 2, right: 8)
    }
    // 300 − 20 − 40 leaves 80 for each.
    #expect(starts(frames) == [12, 122, 212])
    #expect(widths(frames) == [80, 80, 80])
    #expect(frames[0].minY == 1 && frames[0].height == 37)
  }

  @Test func aStackIsAsLargeAsItsContent() {
    ViewStage.run { stage in
      let inner = UIStackView(arrangedSubviews: [sizedView(30, 10), sizedView(20, 10)])
      inner.axis = .vertical
      inner.spacing = 5
      let stack = UIStackView(arrangedSubviews: [sizedView(50, 20), inner])
      stack.spacing = 10
      stack.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(stack)
      stack.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor).isActive = true
      stack.centerYAnchor.constraint(equalTo: stage.root.centerYAnchor).isActive = true
      stage.advance(to: 0.1)
      // 50 + 10 + 30 wide, 10 + 5 + 10 high, in the middle of 375 × 667.
      #expect(stack.frame == CGRect(x: 142.5, y: 321, width: 90, height: 25))
      #expect(inner.frame == CGRect(x: 60, y: 0, width: 30, height: 25))
      #expect(
        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 90, height: 25))
    }
  }

  @Test func hiddenViewsLeaveNoSpace() {
    ViewStage.run { stage in
      let views = [sizedView(50, 20), sizedView(60, 20), sizedView(70, 20)]
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 10
      stack.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(stack)
      stage.advance(to: 0)
      #expect(stack.frame.width == 200)
      #expect(views[2].frame.minX == 130)
      views[1].isHidden = true
      stage.advance(to: 0.1)
      #expect(stack.frame.width == 130)
      #expect(views[2].frame.minX == 60)
      views[1].isHidden = false
      stage.advance(to: 0.2)
      #expect(views[2].frame.minX == 130)
    }
  }

  @Test func hidingInABlockMovesTheOthers() throws {
    try ViewStage.run { stage in
      let views = [sizedView(50, 20), sizedView(60, 20), sizedView(70, 20)]
      let stack = UIStackView(arrangedSubviews: views)
      stack.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(stack)
      stage.advance(to: 0)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views[1].isHidden = true
      }
      stage.advance(to: 0.5)
      let shown = try #require(views[2].layer.presentation())
      // The centre goes from 145 to 85.
      #expect(abs(shown.position.x - 115) < 1e-9)
    }
  }

  /// A row of three views of 50, 60 and 70 points 10 apart, shown for a moment.
  private func row(
    on stage: ViewStage, _ prepare: (UIStackView) -> Void = { _ in }
  ) -> (stack: UIStackView, views: [SizedView]) {
    let views = [sizedView(50, 20), sizedView(60, 20), sizedView(70, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    prepare(stack)
    stage.root.addSubview(stack)
    stage.advance(to: 0)
    return (stack, views)
  }

  private func shown(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

  @Test func hidingInABlockShrinksTheView() {
    ViewStage.run { stage in
      let (stack, views) = row(on: stage)
      var ends: [Bool] = []
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { views[1].isHidden = true },
        completion: {
          ends.append($0)
          #expect(views[1].layer.isHidden)
        })
      #expect(views[1].isHidden && !views[1].layer.isHidden)
      stage.advance(to: 0.5)
      #expect(shown(views[1]) == CGRect(x: 60, y: 0, width: 30, height: 20))
      #expect(shown(views[2]).minX == 95 && shown(stack).width == 165)
      #expect(!views[1].layer.isHidden && ends.isEmpty)
      stage.advance(to: 1)
      #expect(views[1].isHidden && views[1].layer.isHidden && ends == [true])
      #expect(views[1].frame == CGRect(x: 60, y: 0, width: 0, height: 20))
      #expect(views[2].frame.minX == 60)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views[1].isHidden = false
      }
      #expect(!views[1].isHidden && !views[1].layer.isHidden)
      stage.advance(to: 1.5)
      #expect(shown(views[1]) == CGRect(x: 60, y: 0, width: 30, height: 20))
      #expect(shown(views[2]).minX == 95)
      stage.advance(to: 2)
      #expect(shown(views[1]) == CGRect(x: 60, y: 0, width: 60, height: 20))
      #expect(stage.context.ledger.isEmpty)
    }
  }

  @Test func aViewThatIsShownAgainOnTheWayStays() {
    ViewStage.run { stage in
      let (_, views) = row(on: stage)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views[0].isHidden = true
      }
      stage.advance(to: 0.5)
      #expect(shown(views[0]).width == 25 && shown(views[1]).minX == 30)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views[0].isHidden = false
      }
      stage.advance(to: 3)
      #expect(!views[0].isHidden && !views[0].layer.isHidden)
      #expect(shown(views[0]).width == 50 && shown(views[1]).minX == 60)
    }
  }

  /// A required width of its own, and subviews tied to its edges, give way without a note.
  @Test func lengthsOfAHiddenViewRest() {
    ViewStage.run { stage in
      var content = UIView()
      let (_, views) = row(on: stage) { stack in
        let middle = stack.arrangedSubviews[1]
        middle.widthAnchor.constraint(equalToConstant: 80).isActive = true
        content = constrainedView(in: middle)
        NSLayoutConstraint.activate([
          content.leadingAnchor.constraint(equalTo: middle.leadingAnchor, constant: 5),
          content.trailingAnchor.constraint(equalTo: middle.trailingAnchor, constant: -5),
          content.topAnchor.constraint(equalTo: middle.topAnchor),
          content.heightAnchor.constraint(equalToConstant: 20),
          stack.arrangedSubviews[2].widthAnchor.constraint(
            equalTo: middle.widthAnchor, multiplier: 0.5),
        ])
      }
      #expect(views.map(\.frame.width) == [50, 80, 40] && content.frame.width == 70)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views[1].isHidden = true
      }
      stage.advance(to: 0.5)
      #expect(shown(views[1]).width == 40)
      stage.advance(to: 1)
      #expect(views.map(\.frame.width) == [50, 0, 70])
      views[1].isHidden = false
      stage.advance(to: 2)
      #expect(views.map(\.frame.width) == [50, 80, 40])
      #expect(stage.context.ledger.isEmpty)
    }
  }

  @Test func anAnimatorHidesAtItsEndAndNotAtItsStart() {
    ViewStage.run { stage in
      for isReversed in [false, true] {
        let (stack, views) = row(on: stage)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          views[2].isHidden = true
        }
        animator.fractionComplete = 0.5
        stage.advance(to: stage.context.clock.now)
        #expect(shown(views[2]).width == 35 && !views[2].layer.isHidden)
        animator.isReversed = isReversed
        animator.startAnimation()
        stage.advance(to: stage.context.clock.now + 2)
        #expect(views[2].isHidden == !isReversed && views[2].layer.isHidden == !isReversed)
        #expect(views[2].frame.width == (isReversed ? 70 : 0))
        stack.removeFromSuperview()
      }
    }
  }

  @Test func everyViewOfAColumnMayBeHidden() {
    ViewStage.run { stage in
      let (stack, views) = row(on: stage) {
        $0.axis = .vertical
        $0.alignment = .center
      }
      UIView.animate(withDuration: 1) { views.forEach { $0.isHidden = true } }
      stage.advance(to: 2)
      #expect(views.allSatisfy { $0.layer.isHidden && $0.frame.height == 0 })
      #expect(views.map(\.frame.width) == [50, 60, 70])
      #expect(stack.arrangedSubviews.count == 3 && stage.context.ledger.isEmpty)
    }
  }

  @Test func arrangedViewsComeAndGo() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b])
    #expect(stack.arrangedSubviews == [a, b])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(c, at: 1)
    #expect(stack.arrangedSubviews == [a, c, b])
    #expect(c.superview === stack)
    stack.removeArrangedSubview(c)
    #expect(stack.arrangedSubviews == [a, b])
    #expect(c.superview === stack)
    a.removeFromSuperview()
    #expect(stack.arrangedSubviews == [b])
    stack.addArrangedSubview(c)
    #expect(stack.arrangedSubviews == [b, c])
  }
}
