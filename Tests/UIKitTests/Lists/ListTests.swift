import CoreGraphics
import Testing
import UIKit

/// Lists of collections.
@MainActor
struct ListTests {
  private final class Row: UICollectionViewListCell {}

  @MainActor
  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 3
    var configure: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      if let row = cell as? UICollectionViewListCell {
        var content = row.defaultContentConfiguration()
        content.text = "Row \(indexPath.item)"
        row.contentConfiguration = content
        configure(row, indexPath)
      }
      return cell
    }
  }

  private func onStage(
    _ configuration: UICollectionLayoutListConfiguration, _ source: Source,
    languages: [String] = [],
    _ body: @MainActor (ViewStage, UICollectionView) throws -> Void
  ) rethrows {
    try ViewStage.run(languages: languages) { stage in
      let collection = UICollectionView(
        frame: stage.root.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      collection.register(Row.self, forCellWithReuseIdentifier: "row")
      collection.dataSource = source
      stage.root.addSubview(collection)
      stage.advance(to: 0.1)
      try body(stage, collection)
    }
  }

  private func row(_ item: Int, of collection: UICollectionView) throws -> UICollectionViewListCell
  {
    try #require(
      collection.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
  }

  @Test func insetGroupsStandApartFromTheSidesWithRoundCorners() throws {
    let source = Source()
    try onStage(UICollectionLayoutListConfiguration(appearance: .insetGrouped), source) {
      _, collection in
      let (first, middle, last) = (
        try row(0, of: collection), try row(1, of: collection), try row(2, of: collection)
      )
      #expect(first.frame.minX == 16 && first.frame.maxX == 359)
      #expect(first.frame.height >= 44 && middle.frame.minY == first.frame.maxY)
      #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      #expect(first.layer.cornerRadius > 0 && middle.layer.cornerRadius == 0)
    }
  }

  @Test func plainListsReachTheSides() throws {
    let source = Source()
    try onStage(UICollectionLayoutListConfiguration(appearance: .plain), source) {
      _, collection in
      let frame = try row(0, of: collection).frame
      #expect(frame.minX == 0 && frame.width == 375 && frame.minY == 0)
    }
  }

  @Test func accessoriesStandInTheSystemsOrderAndTakeRoomFromTheContent() throws {
    let source = Source()
    source.configure = { cell, _ in
      cell.accessories = [
        .disclosureIndicator(), .label(text: "7"), .delete(), .reorder(displayed: .whenEditing),
      ]
    }
    try onStage(UICollectionLayoutListConfiguration(appearance: .plain), source) {
      stage, collection in
      let cell = try row(0, of: collection)
      #expect(cell.contentView.frame.minX == 0)
      let before = cell.contentView.frame.maxX
      #expect(before < 375 - 16 - 8)
      let sign = try #require(find("7", in: cell))
      #expect(sign.convert(sign.bounds, to: cell).minX >= before)
      collection.isEditing = true
      stage.advance(to: 1)
      #expect(cell.contentView.frame.minX == 38)
      #expect(cell.contentView.frame.maxX < before)
      #expect(cell.configurationState.isEditing)
    }
  }

  private func find(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.find(text, in: $0) }.first
  }

  @Test func linesBeginWhereTheTextDoes() throws {
    let source = Source()
    source.configure = { cell, path in
      guard path.item == 1 else { return }
      var content = cell.defaultContentConfiguration()
      content.text = "Row 1"
      content.image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
      cell.contentConfiguration = content
    }
    try onStage(UICollectionLayoutListConfiguration(appearance: .plain), source) {
      _, collection in
      for item in 0...1 {
        let cell = try row(item, of: collection)
        let text = try #require(find("Row \(item)", in: cell))
        let start = text.convert(text.bounds, to: cell).minX
        let expected: CGFloat = item == 0 ? 16 : 16 + 24 + 16
        #expect(start == expected)
        let lines = cell.subviews.filter { !$0.isHidden && $0.bounds.height == 0.5 }
        #expect(lines.map(\.frame.minX) == [start])
        #expect(lines.first?.frame.maxX == 375)
      }
    }
  }

  @Test func statesReachConfigurationsBeforeTheCellIsSeen() throws {
    let source = Source()
    var states: [Bool] = []
    source.configure = { cell, path in
      guard path.item == 0 else { return }
      cell.configurationUpdateHandler = { cell, state in
        states.append(state.isSelected)
        var content = UIListContentConfiguration.cell().updated(for: state)
        content.text = state.isSelected ? "chosen" : "free"
        cell.contentConfiguration = content
      }
    }
    try onStage(UICollectionLayoutListConfiguration(appearance: .plain), source) {
      stage, collection in
      #expect(states.last == false)
      collection.selectItem(
        at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      stage.advance(to: 0.2)
      #expect(states.last == true)
      try #expect(find("chosen", in: row(0, of: collection)) != nil)
    }
  }

  @Test func statesHoldValuesOfOnesOwn() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let key = UIConfigurationStateCustomKey("item")
    #expect(state[key] == nil)
    state[key] = "seven"
    #expect(state[key] as? String == "seven")
  }

  @Test func backgroundsFollowTheStateUntilSomebodySetsThem() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    var background = UIBackgroundConfiguration.listPlainCell()
    let plain = background.updated(for: state).backgroundColor
    state.isSelected = true
    #expect(background.updated(for: state).backgroundColor != plain)
    background.backgroundColor = .red
    #expect(background.updated(for: state).backgroundColor == UIColor.red)
  }

  @Test func anItemPulledToTheSideShowsWhatCanBeDoneWithIt() throws {
    let source = Source()
    var done: [IndexPath] = []
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, end in
        done.append(path)
        end(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    try onStage(configuration, source) { stage, collection in
      let cell = try row(1, of: collection)
      let y = cell.frame.midY
      stage.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 200, y: y))
      stage.advance(to: 2)
      #expect(cell.frame.minX < -60)
      stage.tap(345, y)
      stage.advance(to: 3)
      #expect(done == [IndexPath(item: 1, section: 0)])
      #expect(cell.frame.minX == 0)
    }
  }

  @Test func fromRightToLeftRowsAreMirrored() throws {
    let source = Source()
    source.configure = { cell, _ in cell.accessories = [.disclosureIndicator()] }
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var widths: [CGFloat] = []
    for languages in [["en"], ["ar"]] {
      try onStage(configuration, source, languages: languages) { _, collection in
        let cell = try row(0, of: collection)
        let text = try #require(find("Row 0", in: cell))
        let place = text.convert(text.bounds, to: cell)
        widths.append(languages == ["ar"] ? 375 - place.maxX : place.minX)
        #expect((cell.contentView.frame.minX > 0) == (languages == ["ar"]))
      }
    }
    #expect(widths == [16, 16])
  }
}
