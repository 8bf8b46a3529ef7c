import Foundation
import PNG
import Testing

@testable import RenderCommand

/// A folder for a project's files, and the built command against a kit of this build.
struct ProjectFixture {
  let folder: TemporaryFolder
  /// Builds, kept between tests: what they compile alike is compiled once.
  static let cache = FileManager.default.temporaryDirectory.appendingPathComponent(
    "zoetrope-tests-\(ProcessInfo.processInfo.processIdentifier)")

  init() throws { folder = try TemporaryFolder() }

  func write(_ text: String, to name: String) throws {
    let url = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func render(_ words: String, tools: Bool = true) throws -> BuiltCommand.Outcome {
    let words = words.split(separator: " ").map(String.init)
    return try BuiltCommand.render.run(
      words, in: folder,
      environment: ["XDG_CACHE_HOME": Self.cache.path].merging(tools ? [:] : ["PATH": "/nowhere"]) {
        $1
      })
  }

  /// A controller with a square that moves by 100 points a second, and a button that paints the ground.
  func controller(_ more: String = "", loaded: String = "", color: String = "red") -> String {
    """
    import UIKit

    class SquareController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        square.backgroundColor = .\(color)
        view.addSubview(square)
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: {
          square.center.x = 210
        })
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
        button.setTitle("Paint", for: .normal)
        button.addTarget(self, action: #selector(paint), for: .touchUpInside)
        view.addSubview(button)
        \(loaded)
      }

      @objc func paint() { view.backgroundColor = .green }
      \(more)
    }
    """
  }

  func pixel(_ x: Int, _ y: Int, of name: String) throws -> [UInt8] {
    var reader = try PNGFrameReader([UInt8](folder.contents(of: name)))
    let frame = try #require(try reader.nextFrame())
    let place = (y * 375 + x) * 4
    return Array(frame[place..<place + 4])
  }
}
