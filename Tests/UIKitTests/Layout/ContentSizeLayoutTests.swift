import CoreGraphics
import Testing
import UIKit

/// Views that are as large as their content unless something stronger says otherwise.
@MainActor
struct ContentSizeLayoutTests {
  @Test func aLabelIsAsLargeAsItsText() {
    ViewStage.run { stage in
      let label = UILabel()
      label.text = "Hello"
      label.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(label)
      label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
      label.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
      stage.advance(to: 0.1)
      #expect(label.bounds.width > 0)
      #expect(label.bounds.size == label.intrinsicContentSize)
      let short = label.bounds.width
      label.text = "Hello, hello, hello"
      stage.advance(to: 0.2)
      #expect(label.bounds.width > short)
      #expect(label.bounds.size == label.intrinsicContentSize)
    }
  }

  @Test func severalLinesTakeTheHeightTheyNeed() {
    ViewStage.run { stage in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "one two three four five six seven eight nine ten"
      label.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(label)
      let below = constrainedView(in: stage.root)
      NSLayoutConstraint.activate([
        label.widthAnchor.constraint(equalToConstant: 120),
        label.topAnchor.constraint(equalTo: stage.root.topAnchor),
        below.topAnchor.constraint(equalTo: label.bottomAnchor),
      ])
      stage.root.layoutIfNeeded()
      let height = label.sizeThatFits(CGSize(width: 120, height: 0)).height
      #expect(height > 2 * label.font.lineHeight)
      #expect(label.bounds.size == CGSize(width: 120, height: height))
      #expect(below.frame.minY == height)
    }
  }

  @Test func moreLinesMakeALabelHigher() {
    ViewStage.run { stage in
      let label = UILabel()
      label.text = "one two three four five six seven eight nine ten"
      label.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(label)
      label.widthAnchor.constraint(equalToConstant: 120).isActive = true
      stage.advance(to: 0.1)
      let single = label.bounds.height
      label.numberOfLines = 2
      stage.advance(to: 0.2)
      let double = label.bounds.height
      label.numberOfLines = 0
      stage.advance(to: 0.3)
      #expect(single < double && double < label.bounds.height)
    }
  }

  @Test func withoutTextALabelTakesNoSpace() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = ""
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func aButtonFollowsItsTitle() {
    ViewStage.run { stage in
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(button)
      stage.advance(to: 0.1)
      #expect(button.bounds.size == button.intrinsicContentSize)
      let short = button.bounds.width
      button.setTitle("Go on and on", for: .normal)
      stage.advance(to: 0.2)
      #expect(button.bounds.size == button.intrinsicContentSize)
      #expect(button.bounds.width > short)
    }
  }

  @Test func controlsHaveSizesOfTheirOwn() {
    ViewStage.run { stage in
      let (toggle, slider) = (UISwitch(), UISlider())
      for view in [toggle, slider] {
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(view)
      }
      slider.widthAnchor.constraint(equalTo: toggle.widthAnchor, multiplier: 2).isActive = true
      stage.root.layoutIfNeeded()
      #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
      #expect(slider.intrinsicContentSize.width == UIView.noIntrinsicMetric)
      #expect(slider.bounds.size.width == 102)
      #expect(slider.bounds.size.height == slider.intrinsicContentSize.height)
    }
  }

  @Test func whoHugsLessIsStretched() {
    ViewStage.run { stage in
      let (a, b) = (sizedView(50, 10), sizedView(80, 10))
      for view in [a, b] { stage.root.addSubview(view) }
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      ])
      a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      stage.root.layoutIfNeeded()
      #expect(a.frame.width == 50)
      #expect(b.frame.width == 325)
      a.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
      stage.root.layoutIfNeeded()
      #expect(a.frame.width == 295)
      #expect(b.frame.width == 80)
    }
  }

  @Test func whoResistsLessIsSqueezed() {
    ViewStage.run { stage in
      let (a, b) = (sizedView(300, 10), sizedView(200, 10))
      for view in [a, b] { stage.root.addSubview(view) }
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      ])
      b.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      stage.root.layoutIfNeeded()
      #expect(a.frame.width == 300)
      #expect(b.frame.width == 75)
    }
  }

  @Test func contentThatChangesMovesWhatDependsOnIt() {
    ViewStage.run { stage in
      let a = sizedView(50, 10)
      stage.root.addSubview(a)
      let b = constrainedView(in: stage.root)
      a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
      stage.advance(to: 0.1)
      #expect(b.frame.minX == 50)
      a.contentSize.width = 90
      stage.advance(to: 0.2)
      #expect(b.frame.minX == 90)
    }
  }

  @Test func baselinesStandOnOneLine() {
    ViewStage.run { stage in
      let (large, small) = (UILabel(), UILabel())
      large.font = .systemFont(ofSize: 40)
      for label in [large, small] {
        label.text = "x"
        label.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(label)
      }
      NSLayoutConstraint.activate([
        large.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 20),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      ])
      stage.root.layoutIfNeeded()
      let difference = large.font.ascender - small.font.ascender
      #expect(abs(small.frame.minY - 20 - difference) <= 0.2501)
    }
  }

  @Test func aContainerFitsItsContent() {
    ViewStage.run { stage in
      let box = UIView()
      let inner = sizedView(70, 30)
      box.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
        inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
        box.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 20),
        box.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 15),
      ])
      let smallest = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(smallest == CGSize(width: 100, height: 50))
      let wide = box.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(wide == CGSize(width: 300, height: 50))
      #expect(box.frame == .zero)
    }
  }

  @Test func whatIsCentredInAScrollViewIsCentredInItsFrame() {
    ViewStage.run { stage in
      // Apple: edges attach to the content, centres and sizes to the frame.
      let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
      stage.root.addSubview(scroll)
      let content = sizedView(80, 300)
      scroll.addSubview(content)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        content.topAnchor.constraint(equalTo: scroll.layoutMarginsGuide.topAnchor),
        content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
        scroll.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 5),
      ])
      stage.advance(to: 0)
      #expect(content.frame.midX == 100 && content.frame.minX == 0)
      #expect(scroll.contentSize.width == 200)
      scroll.contentOffset.y = 30
      stage.advance(to: 0.5)
      #expect(content.frame.midX == 100)
    }
  }

  @Test func constraintsSetTheContentOfAScrollView() {
    ViewStage.run { stage in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      stage.root.addSubview(scroll)
      let inner = constrainedView(in: scroll)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        inner.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
        inner.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
        inner.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        inner.heightAnchor.constraint(equalToConstant: 400),
      ])
      stage.advance(to: 0.1)
      #expect(scroll.contentSize == CGSize(width: 200, height: 420))
      #expect(inner.frame == CGRect(x: 0, y: 10, width: 200, height: 400))
      scroll.contentOffset.y = 50
      stage.advance(to: 0.2)
      #expect(inner.frame.minY == 10)
    }
  }
}
