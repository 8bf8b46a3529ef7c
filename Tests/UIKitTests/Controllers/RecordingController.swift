import CoreGraphics
import UIKit

/// A controller that notes in a common list what it is told.
class RecordingController: UIViewController {
  final class Log { var lines: [String] = [] }

  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) { log.lines.append("\(name) \(event)") }

  override func viewDidLoad() { note("loaded") }
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
}
