import CoreGraphics
import Testing
import UIKit

@MainActor
struct MenuTests {
  private final class Notes { var lines: [String] = [] }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  private func place(_ text: String, _ stage: ViewStage) -> CGPoint? {
    label(text, in: stage.window).map { label in
      label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
    }
  }

  private func touch(_ text: String, _ stage: ViewStage) {
    if let place = place(text, stage) { stage.tap(place.x, place.y) }
  }

  private func button(_ notes: Notes, in stage: ViewStage) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 20, y: 60, width: 80, height: 40)
    let more = UIMenu(
      title: "More", children: [UIAction(title: "Size") { notes.lines.append($0.title) }])
    button.menu = UIMenu(children: [
      UIAction(title: "Name") { notes.lines.append($0.title) },
      UIAction(title: "Gone", attributes: .hidden) { _ in },
      UIAction(title: "Off", attributes: .disabled) { notes.lines.append($0.title) }, more,
      UIMenu(
        options: .displayInline,
        children: [
          UIAction(title: "Delete", attributes: .destructive) { notes.lines.append($0.title) }
        ]),
    ])
    button.showsMenuAsPrimaryAction = true
    stage.root.addSubview(button)
    stage.advance(to: 0.1)
    return button
  }

  @Test func aButtonShowsItsMenuBelowIt() throws {
    let notes = Notes()
    try ViewStage.run { stage in
      _ = button(notes, in: stage)
      stage.tap(60, 80)
      stage.advance(to: 1)
      let (name, off) = (try #require(place("Name", stage)), try #require(place("Off", stage)))
      #expect(name.y > 100)
      #expect(off.y - name.y > 44 && off.y - name.y < 45)
      #expect(place("Gone", stage) == nil)
      #expect(label("Delete", in: stage.window)?.textColor == UIColor.systemRed)
      // What cannot be chosen leaves the menu where it is.
      touch("Off", stage)
      stage.advance(to: 2)
      #expect(notes.lines.isEmpty && place("Name", stage) != nil)
      touch("Name", stage)
      stage.advance(to: 3)
      #expect(notes.lines == ["Name"] && place("Name", stage) == nil)
    }
  }

  @Test func aMenuInsideIsOpenedInItsPlace() {
    let notes = Notes()
    ViewStage.run { stage in
      _ = button(notes, in: stage)
      stage.tap(60, 80)
      stage.advance(to: 1)
      touch("More", stage)
      stage.advance(to: 2)
      #expect(place("Name", stage) == nil)
      touch("Size", stage)
      stage.advance(to: 3)
      #expect(notes.lines == ["Size"])
    }
  }

  @Test func aTouchBesideTakesTheMenuAway() {
    let notes = Notes()
    ViewStage.run { stage in
      _ = button(notes, in: stage)
      stage.tap(60, 80)
      stage.advance(to: 1)
      stage.tap(300, 600)
      stage.advance(to: 2)
      #expect(notes.lines.isEmpty && place("Name", stage) == nil)
    }
  }

  @Test func aButtonCanSayWhatIsTicked() {
    ViewStage.run { stage in
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 60, width: 80, height: 40)
      button.menu = UIMenu(
        options: .singleSelection,
        children: [
          UIAction(title: "One", state: .on) { _ in }, UIAction(title: "Two") { _ in },
        ])
      button.changesSelectionAsPrimaryAction = true
      button.showsMenuAsPrimaryAction = true
      stage.root.addSubview(button)
      stage.advance(to: 0.1)
      stage.tap(60, 80)
      stage.advance(to: 1)
      touch("Two", stage)
      stage.advance(to: 2)
      #expect(button.currentTitle == "Two")
      #expect(button.menu?.selectedElements.first?.title == "Two")
    }
  }

  @MainActor
  private final class Told: NSObject, UIContextMenuInteractionDelegate {
    var lines: [String] = []
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in self?.lines.append("copy") }])
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { lines.append("will") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { animator?.addCompletion { [weak self] in self?.lines.append("ended") } }
  }

  @Test func aLongPressShowsPreviewAndMenu() {
    let told = Told()
    ViewStage.run { stage in
      let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 80))
      view.backgroundColor = .red
      view.addInteraction(UIContextMenuInteraction(delegate: told))
      #expect(view.interactions.count == 1)
      stage.root.addSubview(view)
      stage.advance(to: 0.1)
      stage.finger(.began, 100, 140)
      stage.advance(to: 0.55)
      #expect(told.lines.isEmpty)
      stage.advance(to: 1.5)
      stage.finger(.ended, 100, 140)
      #expect(told.lines == ["will"])
      stage.advance(to: 2)
      touch("Copy", stage)
      stage.advance(to: 3)
      #expect(told.lines == ["will", "ended", "copy"])
      #expect(place("Copy", stage) == nil)
    }
  }
}
