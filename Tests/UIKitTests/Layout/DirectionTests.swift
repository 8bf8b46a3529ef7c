import CoreGraphics
import Testing
import UIKit

/// Interfaces from right to left.
@MainActor
struct DirectionTests {
  /// The frames of what `build` puts into a view, and the view's width.
  private func frames(
    languages: [String], _ build: @MainActor (UIView) -> [UIView]
  ) -> (frames: [CGRect], width: CGFloat) {
    var result: [CGRect] = []
    var width: CGFloat = 0
    ViewStage.run(languages: languages) { stage in
      let views = build(stage.root)
      stage.advance(to: 0.1)
      result = views.map { $0.convert($0.bounds, to: stage.root) }
      width = stage.root.bounds.width
    }
    return (result, width)
  }

  /// Expects that from right to left everything lies as in a mirror.
  private func expectMirrored(_ build: @MainActor (UIView) -> [UIView]) {
    let plain = frames(languages: ["en"], build)
    let mirrored = frames(languages: ["he"], build)
    #expect(!plain.frames.isEmpty && plain.frames.count == mirrored.frames.count)
    for (a, b) in zip(plain.frames, mirrored.frames) {
      #expect(abs(plain.width - a.maxX - b.minX) < 0.51 && abs(a.width - b.width) < 0.51)
      #expect(a.minY == b.minY && a.height == b.height)
    }
    #expect(plain.frames != mirrored.frames)
  }

  @Test func languagesAreKnownByTheirWriting() {
    for (language, expected) in [
      ("ar", true), ("he-IL", true), ("fa", true), ("ur-PK", true), ("en", false), ("tr", false),
      ("az-Arab", true), ("pa-Arab-PK", true), ("ar-Latn", false),
    ] {
      ViewStage.run(languages: [language]) { stage in
        let direction: UIUserInterfaceLayoutDirection = expected ? .rightToLeft : .leftToRight
        #expect(UIApplication.shared.userInterfaceLayoutDirection == direction)
        #expect(stage.root.effectiveUserInterfaceLayoutDirection == direction)
        #expect(
          stage.root.traitCollection.layoutDirection == (expected ? .rightToLeft : .leftToRight))
      }
    }
  }

  @Test func attributesForceADirectionOrKeepTheirs() {
    ViewStage.run(languages: ["ar"]) { _ in
      #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
      #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
      #expect(UIView.userInterfaceLayoutDirection(for: .spatial) == .leftToRight)
      #expect(UIView.userInterfaceLayoutDirection(for: .forceLeftToRight) == .leftToRight)
      #expect(
        UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .leftToRight)
          == .leftToRight)
    }
  }

  @Test func leadingAndTrailingChangePlaces() {
    expectMirrored { root in
      let (a, b, c) = (UIView(), UIView(), UIView())
      for view in [a, b, c] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        a.widthAnchor.constraint(equalToConstant: 50),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        a.heightAnchor.constraint(equalToConstant: 9),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 7),
        b.trailingAnchor.constraint(equalTo: root.centerXAnchor, constant: 12),
        b.topAnchor.constraint(equalTo: a.topAnchor),
        b.bottomAnchor.constraint(equalTo: a.bottomAnchor),
        guide.leadingAnchor.constraint(equalTo: b.trailingAnchor),
        guide.widthAnchor.constraint(equalToConstant: 11),
        c.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        c.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        c.topAnchor.constraint(equalTo: a.topAnchor), c.heightAnchor.constraint(equalToConstant: 9),
      ])
      return [a, b, c]
    }
  }

  @Test func leftAndRightStayWhereTheyAre() {
    for language in ["en", "ar"] {
      let found = frames(languages: [language]) { root in
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
          view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
          view.widthAnchor.constraint(equalToConstant: 50),
          view.topAnchor.constraint(equalTo: root.topAnchor),
          view.heightAnchor.constraint(equalToConstant: 9),
        ])
        return [view]
      }
      #expect(found.frames == [CGRect(x: 20, y: 0, width: 50, height: 9)])
    }
  }

  @Test func stacksBeginAtTheLeadingSide() {
    expectMirrored { root in
      let views = (0..<4).map { index -> UIView in
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 20 + 10 * CGFloat(index)).isActive = true
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        return view
      }
      let row = UIStackView(arrangedSubviews: Array(views[..<3]))
      row.spacing = 5
      let column = UIStackView(arrangedSubviews: [row, views[3]])
      column.axis = .vertical
      column.alignment = .leading
      column.frame = CGRect(x: 30, y: 40, width: 375 - 60, height: 100)
      root.addSubview(column)
      return Array(views)
    }
  }

  @Test func directionalMarginsFollowTheDirection() {
    ViewStage.run(languages: ["ar"]) { stage in
      stage.root.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      #expect(stage.root.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }
  }

  @Test func cellsOfTablesAreMirrored() {
    expectMirrored { root in
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Value"
      cell.accessoryType = .disclosureIndicator
      root.addSubview(cell)
      return [cell.textLabel, cell.detailTextLabel, cell.contentView].compactMap { $0 }
    }
  }

  @Test func pictureAndTitleOfAButtonChangePlaces() {
    expectMirrored { root in
      let button = UIButton(type: .custom)
      button.setTitle("Title", for: .normal)
      button.setImage(
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
      button.contentEdgeInsets.left = 12
      button.imageEdgeInsets.right = 6
      button.frame = CGRect(x: 0, y: 50, width: 375, height: 40)
      root.addSubview(button)
      return [button.imageView, button.titleLabel].compactMap { $0 }
    }
  }

  @Test func aSliderGrowsTowardsTheTrailingSide() {
    ViewStage.run(languages: ["ar"]) { stage in
      let slider = UISlider(frame: CGRect(x: 0, y: 50, width: 200, height: 31))
      slider.value = 0
      stage.root.addSubview(slider)
      stage.advance(to: 0.1)
      let track = slider.trackRect(forBounds: slider.bounds)
      #expect(
        slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).midX > 180)
      #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).midX < 20)
      stage.drag(from: CGPoint(x: 185, y: 65), to: CGPoint(x: 100, y: 65))
      stage.advance(to: 1)
      #expect(abs(slider.value - 0.5) < 0.06)
    }
  }

  @Test func barItemsAreMirrored() {
    for (languages, isLeft) in [(["en"], true), (["ar"], false)] {
      @MainActor func navigation() -> UIViewController {
        let controller = UIViewController()
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
          title: "First", style: .plain, target: nil, action: Selector?.none)
        return UINavigationController(rootViewController: controller)
      }
      ViewStage.run(navigation, languages: languages) { stage in
        stage.advance(to: 0.1)
        let label = find("First", in: stage.window)
        let x = label.map { $0.convert($0.bounds, to: nil).midX } ?? 0
        #expect((x < 100) == isLeft && x > 0)
      }
    }
  }

  private func find(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.find(text, in: $0) }.first
  }

  @Test func anAppearanceMirrorsTheWholeApp() {
    ViewStage.run { stage in
      UIView.appearance().semanticContentAttribute = .forceRightToLeft
      let (holder, inner) = (UIView(), UIView())
      holder.frame = CGRect(x: 0, y: 0, width: 375, height: 100)
      inner.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 40),
        inner.topAnchor.constraint(equalTo: holder.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 40),
      ])
      stage.root.addSubview(holder)
      stage.advance(to: 0.1)
      #expect(holder.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(inner.frame.minX == 335)
    }
  }

  private final class Mirrored: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test func flowLayoutsAreMirroredWhereTheySaySo() throws {
    try ViewStage.run(languages: ["ar"]) { stage in
      let cases: [(UICollectionViewFlowLayout, CGFloat)] = [
        (UICollectionViewFlowLayout(), 0), (Mirrored(), 355),
      ]
      for (layout, x) in cases {
        layout.itemSize = CGSize(width: 20, height: 20)
        let items = Items([2])
        let collection = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout)
        collection.register(TextCell.self, forCellWithReuseIdentifier: "text")
        collection.dataSource = items
        stage.root.addSubview(collection)
        stage.advance(to: stage.context.clock.now + 0.1)
        let frame = try #require(
          collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        ).frame
        #expect(frame.minX == x)
        collection.removeFromSuperview()
      }
    }
  }

  @Test func aStepperHasLessAtTheLeadingSide() {
    ViewStage.run { stage in
      let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
      stepper.semanticContentAttribute = .forceRightToLeft
      stepper.value = 5
      stage.root.addSubview(stepper)
      stage.advance(to: 0.1)
      stage.tap(120, 116)
      #expect(stepper.value == 6)
      stage.tap(170, 116)
      stage.tap(170, 116)
      #expect(stepper.value == 4)
    }
  }

  @Test func aSearchBarIsMirrored() {
    ViewStage.run { stage in
      @MainActor func bar(
        _ direction: UISemanticContentAttribute, y: CGFloat
      ) -> UISearchBar {
        let bar = UISearchBar(frame: CGRect(x: 0, y: y, width: 375, height: 56))
        bar.showsCancelButton = true
        bar.text = "a"
        for view in [bar, bar.searchTextField] as [UIView] {
          view.semanticContentAttribute = direction
        }
        stage.root.addSubview(bar)
        stage.advance(to: 0.1)
        return bar
      }
      let (usual, mirrored) = (
        bar(.forceLeftToRight, y: 0), bar(.forceRightToLeft, y: 100)
      )
      func mirror(_ rect: CGRect, in width: CGFloat) -> CGRect {
        CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      }
      let (field, other) = (usual.searchTextField, mirrored.searchTextField)
      #expect(other.frame == mirror(field.frame, in: 375))
      #expect(field.frame.maxX < 340)
      let (bounds, width) = (field.bounds, field.bounds.width)
      #expect(
        other.textRect(forBounds: bounds) == mirror(field.textRect(forBounds: bounds), in: width))
      #expect(
        other.leftViewRect(forBounds: bounds)
          == mirror(field.leftViewRect(forBounds: bounds), in: width))
      #expect(
        other.clearButtonRect(forBounds: bounds)
          == mirror(field.clearButtonRect(forBounds: bounds), in: width))
    }
  }
}
