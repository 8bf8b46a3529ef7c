import Testing
import UIKit
import VirtualTime

/// Numbers of views that are none are in the ledger.
@MainActor
struct StrangeViewNumbersTests {
  nonisolated private static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e30]

  /// What the ledger has once the view has been shown.
  private func notes(_ make: () -> UIView) -> [String] {
    var notes: [String] = []
    ViewStage.run { stage in
      let view = make()
      stage.root.addSubview(view)
      stage.advance(to: 0.1)
      _ = stage.frozen()
      notes = stage.context.ledger.entries.map(\.feature)
    }
    return notes
  }

  private func scrolling(_ change: (UIScrollView) -> Void) -> UIView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    change(view)
    return view
  }

  private func text(_ key: NSAttributedString.Key, _ value: Any) -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    label.attributedText = NSAttributedString(string: "text", attributes: [key: value])
    return label
  }

  @Test(arguments: numbers) func ofScrollViews(number: CGFloat) {
    #expect(!notes { scrolling { $0.contentOffset.y = number } }.isEmpty)
    #expect(!notes { scrolling { $0.contentSize.width = number } }.isEmpty)
    #expect(!notes { scrolling { $0.contentInset.top = number } }.isEmpty)
  }

  @Test(arguments: numbers) func ofText(number: CGFloat) {
    #expect(!notes { text(.font, UIFont.systemFont(ofSize: number)) }.isEmpty)
    #expect(!notes { text(.kern, number) }.isEmpty)
    #expect(!notes { text(.kern, Double(number)) }.isEmpty)
    #expect(!notes { text(.baselineOffset, number) }.isEmpty)
    #expect(!notes { text(.obliqueness, number) }.isEmpty)
    #expect(!notes { text(.strokeWidth, NSNumber(value: Double(number))) }.isEmpty)
  }

  @Test(arguments: numbers) func ofConstraints(number: CGFloat) {
    let width = notes {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: number).isActive = true
      return view
    }
    #expect(!width.isEmpty)
    let changed = notes {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      let constraint = view.heightAnchor.constraint(equalToConstant: 5)
      constraint.isActive = true
      constraint.constant = number
      return view
    }
    #expect(!changed.isEmpty)
  }

  /// A view that stands for what `body` does.
  private func notes(inBlock body: (UIView) -> Void) -> [String] {
    notes {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      body(view)
      return view
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func ofTimesOfBlocks(number: CGFloat) {
    let time = Double(number)
    #expect(!notes { view in UIView.animate(withDuration: time) { view.alpha = 0 } }.isEmpty)
    #expect(
      !notes { view in
        UIView.animate(withDuration: 1, delay: time, options: []) { view.alpha = 0 }
      }.isEmpty)
    #expect(
      !notes { view in
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: number, initialSpringVelocity: 0
        ) { view.alpha = 0 }
      }.isEmpty)
    #expect(
      !notes { view in
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: time) { view.alpha = 0 }
        }
      }.isEmpty)
    #expect(
      !notes { view in
        UIViewPropertyAnimator(duration: time, curve: .linear) { view.alpha = 0 }.startAnimation()
      }.isEmpty)
    #expect(
      !notes { _ in
        UIViewPropertyAnimator(duration: 1, curve: .linear).fractionComplete = number
      }.isEmpty)
  }

  @Test(arguments: numbers) func ofPathsAndColours(number: CGFloat) {
    if !number.isFinite {
      #expect(
        !notes { _ in
          _ = UIBezierPath(
            arcCenter: .zero, radius: 5, startAngle: 0, endAngle: number, clockwise: true)
        }.isEmpty)
    }
    #expect(
      !notes { _ in
        _ = UIBezierPath(
          roundedRect: CGRect(x: 0, y: 0, width: number, height: 5), cornerRadius: 2)
      }.isEmpty)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).cgPath
    #expect(
      !notes { _ in
        _ = path.copy(
          strokingWithWidth: number, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
      }.isEmpty)
    #expect(!notes { _ in _ = path.copy(dashingWithPhase: 0, lengths: [1, number]) }.isEmpty)
    #expect(
      !notes { _ in _ = UIColor(hue: number, saturation: 1, brightness: 1, alpha: 1) }.isEmpty)
  }

  @Test func ofDrawingsLargerThanAPicture() {
    final class DrawingView: UIView {
      override func draw(_ rect: CGRect) { UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }
    let frame = CGRect(x: 0, y: 0, width: 30_000, height: 30_000)
    #expect(notes { DrawingView(frame: frame) } == ["contents of 30000.0 by 30000.0 points"])
    #expect(notes { UIView(frame: frame) } == [])
    let label = notes {
      let label = UILabel(frame: frame)
      label.text = "text"
      return label
    }
    #expect(label == [])
  }

  @Test func ofControlsAndRows() {
    #expect(!notes { _ in UIProgressView().progress = .nan }.isEmpty)
    let slider = UISlider()
    #expect(!notes { _ in slider.value = .nan }.isEmpty)
    #expect(slider.value == 0)
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let rows = Rows()
    let table = notes {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      table.dataSource = rows
      table.rowHeight = .nan
      return table
    }
    #expect(!table.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func ofBehaviours(number: CGFloat) {
    let makers: [(UIView) -> UIDynamicBehavior] = [
      {
        let gravity = UIGravityBehavior(items: [$0])
        gravity.magnitude = number
        return gravity
      },
      {
        let push = UIPushBehavior(items: [$0], mode: .continuous)
        push.pushDirection = CGVector(dx: number, dy: 0)
        return push
      },
      {
        let item = UIDynamicItemBehavior(items: [$0])
        item.resistance = number
        return item
      },
      { UISnapBehavior(item: $0, snapTo: CGPoint(x: number, y: 0)) },
    ]
    for make in makers {
      var animator: UIDynamicAnimator?
      let lines = notes {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let item = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        view.addSubview(item)
        animator = UIDynamicAnimator(referenceView: view)
        animator?.addBehavior(make(item))
        return view
      }
      #expect(!lines.isEmpty)
    }
  }

  @Test func valuesOfTextThatAreOfAnotherType() {
    let values: [(NSAttributedString.Key, Any)] = [
      (.font, "Helvetica"), (.foregroundColor, 5), (.kern, "wide"), (.paragraphStyle, 3),
      (.underlineStyle, NSUnderlineStyle.single), (.shadow, UIColor.red), (.attachment, "x"),
    ]
    for (key, value) in values {
      #expect(
        notes { text(key, value) }.contains {
          $0.hasPrefix("a value of the attribute \(key.rawValue)")
        })
    }
    #expect(notes { text(.underlineStyle, NSUnderlineStyle.single.rawValue) } == [])
    #expect(notes { text(.foregroundColor, UIColor.red.cgColor) } == [])
  }

  @Test func ordinaryOnesAreNotNoted() {
    #expect(
      notes {
        scrolling {
          $0.contentOffset.y = -40
          $0.contentSize.width = 1e6
          $0.contentInset.top = 3
        }
      } == [])
    #expect(notes { text(.kern, 3) } == [])
    let limited = notes {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude).isActive =
        true
      return view
    }
    #expect(limited == [])
  }

  @Test func ofMoreRowsThanThereIsRoomFor() {
    let source = Millions()
    let notes = notes {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      table.rowHeight = 40
      table.dataSource = source
      return table
    }
    #expect(notes == ["more rows than there is room for: 1000000 are there"])
  }

  private final class Millions: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1_000_001
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private final class NoNumber: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { -1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  @Test func ofRowsAndItems() {
    let source = NoNumber()
    let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let table = notes {
      let table = UITableView(frame: frame)
      table.dataSource = source
      return table
    }
    #expect(table == ["a number of rows below zero"])
    let items = notes {
      let view = UICollectionView(
        frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      view.dataSource = source
      return view
    }
    #expect(items == ["a number of items below zero"])
  }

  @Test(arguments: numbers) func ofItemSizes(number: CGFloat) {
    ViewStage.run { stage in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize.width = number
      _ = Items([3]).show(on: stage, layout)
      stage.advance(to: 0.1)
      #expect(!stage.context.ledger.isEmpty)
    }
  }
}
