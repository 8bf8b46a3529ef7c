import CoreGraphics
import Testing
import UIKit

/// What a share sheet offers, and whom it tells.
@MainActor
struct ShareSheetTests {
  /// Does what it is told and writes it down.
  private final class Fold: UIActivity {
    var notes: [String] = []
    var asksFirst = false

    override var activityType: UIActivity.ActivityType? { .init("org.example.fold") }
    override var activityTitle: String? { "Fold" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.contains { $0 is String }
    }
    override func prepare(withActivityItems activityItems: [Any]) {
      notes.append("prepare \(activityItems.count)")
    }
    override func perform() {
      notes.append("perform")
      activityDidFinish(true)
    }
  }

  /// A sheet that is on the screen, and what its handler was told.
  private final class Shown {
    let sheet: UIActivityViewController
    var told: [String] = []

    @MainActor
    init(_ items: [Any], _ own: [UIActivity] = [], over stage: ViewStage, at time: Double) {
      sheet = UIActivityViewController(activityItems: items, applicationActivities: own)
      sheet.completionWithItemsHandler = { [unowned self] type, isCompleted, _, error in
        told.append("\(type?.rawValue ?? "none") \(isCompleted) \(error == nil)")
      }
      stage.window.rootViewController?.present(sheet, animated: true)
      stage.advance(to: time)
    }

    @MainActor
    func row(_ title: String) -> UIView? {
      sheet.view.descendants.first { $0 is UIControl && $0.accessibilityLabel == title }
    }
  }

  @Test func copyingPutsTextAndAddressOnThePasteboard() throws {
    try ViewStage.run { stage in
      let url = try #require(URL(string: "https://example.org/a"))
      let shown = Shown(["words", url], over: stage, at: 1)
      try stage.tap(#require(shown.row("Copy")))
      #expect(shown.told.isEmpty)
      stage.advance(to: 3)
      #expect(shown.told == ["com.apple.UIKit.activity.CopyToPasteboard true true"])
      #expect(UIPasteboard.general.url == url)
      #expect(stage.window.rootViewController?.presentedViewController == nil)
    }
  }

  @Test func anAppsOwnActivitiesArePreparedAndPerformed() throws {
    try ViewStage.run { stage in
      let fold = Fold()
      let shown = Shown(["words"], [fold], over: stage, at: 1)
      try stage.tap(#require(shown.row("Fold")))
      stage.advance(to: 3)
      #expect(fold.notes == ["prepare 1", "perform"])
      #expect(shown.told == ["org.example.fold true true"])
    }
  }

  @Test func whatCannotOrMustNotBeDoneIsNotOffered() {
    ViewStage.run { stage in
      let shown = Shown([UIColor.red], [Fold()], over: stage, at: 1)
      #expect(shown.row("Copy") == nil && shown.row("Fold") == nil)
      let sheet = UIActivityViewController(activityItems: ["words"])
      sheet.excludedActivityTypes = [.copyToPasteboard]
      sheet.loadViewIfNeeded()
      #expect(!sheet.view.descendants.contains { $0.accessibilityLabel == "Copy" })
    }
  }

  @Test func closingTellsThatNothingWasDone() throws {
    try ViewStage.run { stage in
      let shown = Shown(["words"], over: stage, at: 1)
      try stage.tap(#require(shown.row("Close")))
      stage.advance(to: 3)
      #expect(shown.told == ["none false true"])
    }
  }

  @Test func sourcesAreAskedForTheThingThatSuitsTheActivity() throws {
    final class Words: UIActivityItemProvider {
      override var item: Any { "for \(activityType?.rawValue.suffix(6) ?? "")" }
    }
    try ViewStage.run { stage in
      let shown = Shown([Words(placeholderItem: "soon")], over: stage, at: 1)
      #expect(shown.sheet.view.descendants.contains { ($0 as? UILabel)?.text == "soon" })
      try stage.tap(#require(shown.row("Copy")))
      #expect(UIPasteboard.general.string == "for eboard")
    }
  }

  @Test func aPickersCancelIsForItsDelegateElseThePickerGoes() throws {
    final class Asked: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
      var cancels = 0

      func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancels += 1 }
    }
    let asked = Asked()
    try ViewStage.run { stage in
      #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
      #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
      let picker = UIImagePickerController()
      picker.delegate = asked
      stage.window.rootViewController?.present(picker, animated: true)
      stage.advance(to: 1)
      let cancel = picker.view.descendants.first {
        ($0 as? UIButton)?.currentTitle == "Cancel" || $0.accessibilityLabel == "Cancel"
      }
      try stage.tap(#require(cancel))
      #expect(asked.cancels == 1)
      picker.delegate = nil
      try stage.tap(#require(cancel))
      stage.advance(to: 3)
      #expect(stage.window.rootViewController?.presentedViewController == nil)
    }
  }
}

extension UIView {
  /// All views inside, the outer ones first.
  var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }
}

extension ViewStage {
  /// Taps the middle of a view.
  func tap(_ view: UIView) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    finger(.began, place.x, place.y)
    finger(.ended, place.x, place.y)
  }
}
