import Limits
import Stage
import Testing
import UIKit

@testable import RenderCommand

/// What the command line asks for: one less than the most, the most and one more.
@MainActor
struct CommandLimitTests {
  private let scenes = [
    TutorialScene(
      id: "dot", title: "Dot", summary: "A dot.", screenSize: CGSize(width: 100, height: 100),
      duration: 2, makeRootViewController: { _ in UIViewController() })
  ]

  /// What `render dot` or `render sheet dot` with `words` is refused with.
  private func refusal(_ words: String) -> Diagnostic? {
    let words = words.split(separator: " ").map(String.init)
    do throws(Diagnostic) {
      switch try CommandLineReading(words, scenes: SceneList(scenes: scenes)) {
      case .frames(let arguments):
        _ = try RenderPlan(arguments, scenes: SceneList(scenes: scenes))
      case .sheet(let arguments):
        _ = try SheetPlan(arguments, scenes: SceneList(scenes: scenes))
      default: Issue.record("\(words) is another command")
      }
      return nil
    } catch {
      return error
    }
  }

  /// Expects that `words` are refused with 64 where `isRefused`, and that the line names what was typed.
  private func expect(_ words: String, isRefused: Bool, names parts: String...) {
    let refusal = refusal(words)
    #expect(refusal?.status == (isRefused ? .usage : nil), "\(words): \(refusal?.line ?? "taken")")
    for part in parts where isRefused { #expect(refusal?.line.contains(part) == true, "\(words)") }
  }

  @Test("pictureSides", arguments: [-1, 0, 1])
  func pictureSides(beyond: Int) {
    let (least, most) = (Limit.pictureSides.lowerBound, Limit.pictureSides.upperBound)
    expect("dot --size \(most + beyond)x16", isRefused: beyond > 0, names: "16 to 16384")
    expect("dot --size 16x\(most + beyond)", isRefused: beyond > 0, names: "16 to 16384")
    expect("dot --size \(least - beyond)x99", isRefused: beyond > 0, names: "16 to 16384")
    expect("dot --scale \(Double(most + beyond) / 100)", isRefused: beyond > 0, names: "16384")
  }

  @Test("frames", arguments: [-1, 0, 1])
  func frames(beyond: Int) {
    let last = Limit.frames - 1 + beyond
    expect("dot --frames \(last) --extend", isRefused: beyond > 0, names: "\(last)")
    expect("dot --at \(last)f --extend", isRefused: beyond > 0, names: "\(last)")
  }

  @Test("framesPerSecond", arguments: [-1, 0, 1])
  func framesPerSecond(beyond: Int) {
    let most = Int(Limit.framesPerSecond.upperBound)
    expect("dot --fps \(most + beyond)", isRefused: beyond > 0, names: "1/1000 to 10000")
    expect("dot --fps 1/\(1000 + beyond)", isRefused: beyond > 0, names: "1/1000 to 10000")
  }

  @Test("hours", arguments: [-1, 0, 1])
  func hours(beyond: Int) {
    let minutes = 60 * Limit.hours + beyond
    expect(
      "dot --fps 1/1000 --extend --at \(minutes / 60):\(minutes % 60):00", isRefused: beyond > 0,
      names: "1000 hours")
    #expect(TypedTime("\(60 * minutes)") != nil || beyond > 0)
    #expect((TypedTime("\(60 * minutes)") == nil) == (beyond > 0))
  }

  @Test("sheetMoments", arguments: [-1, 0, 1])
  func sheetMoments(beyond: Int) {
    let count = Limit.sheetMoments + beyond
    let small = "sheet dot --fps 1000 --cell-width 48 --columns 40"
    expect("\(small) --count \(count)", isRefused: beyond > 0, names: "1000")
    expect("\(small) --frames 0-\(count - 1)", isRefused: beyond > 0, names: "1000 moments")
    expect("\(small) --every 1f --to \(count)f", isRefused: beyond > 0, names: "1000 moments")
  }
}
