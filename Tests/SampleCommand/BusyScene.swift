import Foundation
import Stage
import UIKit

/// A scene whose code does not come back, in the list where the environment has `SAMPLE_BUSY`: the number of the
/// frame at which it stays.
enum BusyScene {
  static var listed: [TutorialScene] {
    guard let text = ProcessInfo.processInfo.environment["SAMPLE_BUSY"], let frame = Int(text)
    else { return [] }
    return [
      TutorialScene(
        id: "busy", title: "Busy", summary: "Counts for ever.",
        screenSize: CGSize(width: 20, height: 20), duration: 10,
        makeRootViewController: { _ in BusyController(frame: frame) })
    ]
  }
}

private final class BusyController: UIViewController {
  private let last: Int
  private var count = 0

  init(frame: Int) {
    last = frame
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    if last == 0 { stay() }
    let link = CADisplayLink(target: self, selector: BusyController.step)
    link.add(to: .main, forMode: .common)
  }

  func step(_ link: CADisplayLink) {
    count += 1
    view.layer.cornerRadius = CGFloat(count)
    if count >= last { stay() }
  }

  private func stay() {
    while count >= 0 { count = (count + 1) % 1_000_000 }
  }
}
