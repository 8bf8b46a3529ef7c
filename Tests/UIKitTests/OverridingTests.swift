import CoreGraphics
import Testing
import UIKit

/// What an author's class overrides is what UIKit itself calls.
@MainActor
struct OverridingTests {
  @Test func aButtonsTitleGoesThroughItsClass() {
    ViewStage.run { stage in
      let button = OverridingButton(type: .custom)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      button.setTitle("go", for: .normal)
      button.setTitleColor(.red, for: .normal)
      stage.root.addSubview(button)
      stage.advance(to: 0.1)
      #expect(button.titleLabel?.text == "GO")
      #expect(button.titleLabel?.textColor == UIColor.red.withAlphaComponent(0.5))
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      button.addTarget(stage.window, action: Selector("tapped"), for: .touchUpInside)
      #expect(button.targets == 2)
    }
  }

  @Test func gesturesAndGuidesGoThroughAViewsClass() {
    ViewStage.run { stage in
      let view = OverridingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      stage.root.addSubview(view)
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      UIView().addGestureRecognizer(tap)
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.exchangeSubview(at: 0, withSubviewAt: 1)
      _ = view.snapshotView(afterScreenUpdates: false)
      view.motionEnded(.motionShake, with: nil)
      view.tintColor = .red
      #expect(
        view.asked == [
          "addGestureRecognizer", "removeGestureRecognizer", "hugging", "exchange", "snapshot",
          "shake", "tintColor",
        ])
      #expect(view.responds(to: Selector("special")) && !view.responds(to: Selector("other")))
    }
  }

  /// The safe area's guide follows what the class says, as the top of a label does here.
  @Test func constraintsAskForOverriddenInsets() {
    ViewStage.run { stage in
      let view = OverridingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      stage.root.addSubview(view)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 10),
        inner.heightAnchor.constraint(equalToConstant: 10),
      ])
      stage.advance(to: 0.1)
      #expect(inner.frame == CGRect(x: 0, y: 33, width: 10, height: 10))
    }
  }

  /// Constraints align the rectangle inside the insets, which also has the content's size.
  @Test func alignmentInsetsLieOutsideWhatConstraintsAlign() {
    ViewStage.run { stage in
      let view = OverridingView()
      view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 100),
        view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 200),
      ])
      stage.advance(to: 0.1)
      #expect(view.frame == CGRect(x: 98, y: 199, width: 56, height: 24))
      #expect(
        view.alignmentRect(forFrame: view.frame) == CGRect(x: 100, y: 200, width: 50, height: 20))
      #expect(
        view.frame(forAlignmentRect: CGRect(x: 100, y: 200, width: 50, height: 20)) == view.frame)
    }
  }

  @Test func baselinesAreThoseOfTheViewThatTheClassNames() {
    ViewStage.run { stage in
      let (view, label, mark) = (OverridingView(), UILabel(), UIView())
      label.text = "x"
      label.sizeToFit()
      label.frame.origin.y = 5
      view.addSubview(label)
      for inner in [view, mark] {
        inner.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(inner)
      }
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
        view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 100),
        mark.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
        mark.widthAnchor.constraint(equalToConstant: 1),
        mark.heightAnchor.constraint(equalToConstant: 1),
        mark.topAnchor.constraint(equalTo: view.firstBaselineAnchor),
      ])
      stage.advance(to: 0.1)
      #expect(abs(mark.frame.minY - (105 + label.font.ascender)) < 1)
    }
  }

  @Test func tablesAndSegmentsCallTheirClass() {
    let table = OverridingTable(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let source = Rows()
    ViewStage.run { stage in
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      stage.root.addSubview(table)
      stage.advance(to: 0.1)
      source.count = 2
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      stage.advance(to: 1)
      #expect(table.calls.contains("insert") && table.calls.contains("dequeue"))
      #expect(table.visibleCells.count == 2)
      let segments = OverridingSegments()
      segments.insertSegment(withTitle: "a", at: 0, animated: false)
      #expect(segments.titleForSegment(at: 0) == "a?")
      segments.setTitle("b", forSegmentAt: 0)
      #expect(segments.titleForSegment(at: 0) == "b!")
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var count = 1

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
  }

  @Test func recognisersTakeTargetsThroughTheirClass() {
    let pan = OverridingPan(target: NSObject(), action: Selector("drag:"))
    #expect(pan.targets == 1)
  }

  @Test func aViewIsAppearingBetweenWillAndDidOnceInTheWindow() {
    let controller = OverridingController()
    ViewStage.run({ controller }) { stage in
      #expect(controller.told == ["will", "is", "layout", "did"])
      controller.told = []
      let over = OverridingController()
      over.modalPresentationStyle = .fullScreen
      controller.present(over, animated: true)
      stage.advance(to: 2)
      #expect(over.told.filter { $0 != "layout" } == ["will", "is", "did"])
      over.dismiss(animated: true)
      stage.advance(to: 4)
      #expect(controller.told.filter { $0 != "layout" } == ["will", "is", "did"])
    }
  }

  @Test func marginsAndWishesOfChildrenAreTold() {
    let controller = OverridingController()
    ViewStage.run({ controller }) { _ in
      controller.told = []
      controller.view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      let child = UIViewController()
      controller.addChild(child)
      child.preferredContentSize = CGSize(width: 40, height: 50)
      #expect(controller.told == ["margins", "content 40"])
    }
  }

  /// The item is told before its controller is shown.
  @Test func tabsThatAreTouchedAreToldToTheClass() {
    let tabs = OverridingTabs()
    ViewStage.run({ tabs }) { stage in
      tabs.viewControllers = ["one", "two"].map {
        let controller = UIViewController()
        controller.title = $0
        return controller
      }
      stage.advance(to: 0.1)
      stage.finger(.began, 280, 640)
      stage.finger(.ended, 280, 640)
      #expect(tabs.touched == ["two at 0"])
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test func aScrollViewCanKeepTouchesFromItsContent() {
    ViewStage.run { stage in
      let scroll = OverridingScroll(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let views = [0, 7].map { tag in
        let view = Pressed(frame: CGRect(x: tag == 7 ? 100 : 0, y: 0, width: 100, height: 100))
        view.tag = tag
        scroll.addSubview(view)
        return view
      }
      stage.root.addSubview(scroll)
      stage.finger(.began, 50, 50)
      stage.finger(.ended, 50, 50)
      stage.finger(.began, 150, 50)
      stage.finger(.ended, 150, 50)
      #expect(views.map(\.presses) == [1, 0])
    }
  }

  private final class Pressed: UIView {
    var presses = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { presses += 1 }
  }

  @Test func whoDoesAnActionIsLookedForUpwards() {
    ViewStage.run { stage in
      let (outer, inner) = (Doer(), UIView())
      outer.addSubview(inner)
      #expect(inner.target(forAction: Selector("special"), withSender: nil) as? UIView === outer)
      #expect(inner.target(forAction: Selector("nothing"), withSender: nil) == nil)
    }
  }

  private final class Doer: UIView {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("special")
    }
  }

  @Test func alertsMakeTheirFieldsThroughTheClass() {
    ViewStage.run { _ in
      let alert = OverridingAlert(title: "t", message: nil, preferredStyle: .alert)
      alert.addTextField()
      #expect(alert.textFields?.first?.placeholder == "from the class")
    }
  }
}
