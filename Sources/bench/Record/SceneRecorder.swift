import Foundation
import RenderTree
import SceneLibrary
import Stage

/// `bench record`: every so many frames of a scene as workloads, `FOLDER/00000.json` and so on, the
/// number being the frame's.
struct SceneRecorder {
  private var scene: TutorialScene
  private var folder: URL
  private var size = SceneOptions.Size(width: 1080, height: 1920)
  private var step = 1

  init(_ arguments: [String]) throws(BenchError) {
    var words: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        words.append(argument)
        continue
      }
      guard let value = rest.popFirst() else { throw BenchError("\(argument) needs a value") }
      switch argument {
      case "--size": size = try SceneOptions.size(value[...])
      case "--every": step = try SceneOptions.number(value[...])
      default: throw BenchError("there is no option '\(argument)'")
      }
    }
    guard words.count == 2 else { throw BenchError("record takes a scene and a folder") }
    guard let scene = SceneLibrary.scenes.first(where: { $0.id == words[0] }) else {
      throw BenchError("there is no scene '\(words[0])'")
    }
    self.scene = scene
    folder = URL(fileURLWithPath: words[1])
  }

  @MainActor
  func run() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let rate = FrameRate(60)
    let count = max(1, rate.frameCount(duration: scene.duration))
    let source = SceneFrames(
      scene, settings: try scene.settings(), plan: FramePlan(rate: rate, indices: 0..<count),
      picture: PictureFrame(
        screenWidth: scene.screenSize.width, screenHeight: scene.screenSize.height,
        fittedInto: size.width, size.height))
    var images = RecordedImages()
    for position in 0..<count {
      let snapshot = try source.snapshot(at: position)
      guard position.isMultiple(of: step) else { continue }
      let recording = try FrameRecording(snapshot, images: &images)
      let file = WorkloadFile(
        format: "workload-1", width: snapshot.width, height: snapshot.height,
        clear: snapshot.background.numbers, images: images.entries, ops: recording.operations)
      try JSONEncoder().encode(file).write(
        to: folder.appendingPathComponent(String(format: "%05d.json", snapshot.index)))
    }
    try images.write(into: folder)
  }
}
