import CoreGraphics
import Foundation
import UIKit

/// A bundle in a temporary folder with files of a test; the folder goes with it.
@MainActor
final class NibFolder {
  private let url: URL
  let bundle: Bundle

  /// Files by their paths in the bundle.
  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibs-\(UUID().uuidString)", isDirectory: true)
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    bundle = Bundle(path: url.path) ?? .main
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A storyboard with these scenes, each a controller's element with what stands beside it.
  static func storyboard(initial: String? = nil, _ scenes: [String], resources: String = "")
    -> String
  {
    let bodies = scenes.map { "<scene><objects>\($0)</objects></scene>" }
    let first = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(first)>
      <scenes>
      \(bodies.joined(separator: "\n"))
      </scenes>
      <resources>\(resources)</resources>
      </document>
      """
  }

  /// A xib with these objects.
  static func xib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
    \(objects)
    </objects>
    </document>
    """
  }

  /// A storyboard "Main" whose only controller has a view of 375 × 667 points with this inside.
  static func screen(_ inside: String, controller: String = "") -> [String: String] {
    [
      "Main.storyboard": storyboard(
        initial: "vc",
        [
          """
          <viewController id="vc" \(controller) sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          \(inside)
          </view>
          </viewController>
          """
        ])
    ]
  }

  /// The controller that the storyboard "Main" begins with.
  func initial() -> UIViewController? {
    UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
  }
}

extension ViewStage {
  /// What the ledger says.
  var notes: [String] {
    context.ledger.entries.map { "\($0.subject): \($0.feature)" }
  }

  /// Shows what the storyboard "Main" of a folder with these files begins with.
  static func run(
    nibs files: [String: String], _ body: @MainActor (ViewStage, UIViewController) throws -> Void
  ) throws {
    let folder = try NibFolder(files)
    try run {
      folder.initial() ?? UIViewController()
    } _: { stage in
      try body(stage, stage.window.rootViewController ?? UIViewController())
    }
    withExtendedLifetime(folder) {}
  }
}
