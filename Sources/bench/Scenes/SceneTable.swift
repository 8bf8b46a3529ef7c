import Export
import Foundation
import SceneLibrary
import Stage

/// `bench scenes`: whole renderings, from the scene to the bytes of its PNG files, which are
/// counted and not kept.
struct SceneTable {
  private let options: SceneOptions

  init(_ arguments: [String]) throws(BenchError) {
    options = try SceneOptions(arguments)
  }

  @MainActor
  func run() async throws {
    guard options.scenes != ["list"] else {
      return print(SceneLibrary.scenes.map(\.id).joined(separator: "\n"))
    }
    print(
      "scene                     size        jobs  frames  frames/s  ns/pixel   kB/frame  peak MB")
    for scene in try chosen() {
      for size in options.sizes {
        for jobs in options.jobs {
          try await measure(scene, size, jobs: jobs)
        }
      }
    }
  }

  private func chosen() throws(BenchError) -> [TutorialScene] {
    var scenes: [TutorialScene] = []
    for name in options.scenes {
      guard let scene = SceneLibrary.scenes.first(where: { $0.id == name }) else {
        throw BenchError("there is no scene '\(name)'")
      }
      scenes.append(scene)
    }
    return scenes.isEmpty ? SceneLibrary.scenes : scenes
  }

  @MainActor
  private func measure(
    _ scene: TutorialScene, _ size: SceneOptions.Size, jobs: Int
  ) async throws {
    let rate = FrameRate(60)
    let count = max(1, min(options.frames, rate.frameCount(duration: scene.duration)))
    let picture = PictureFrame(
      screenWidth: scene.screenSize.width, screenHeight: scene.screenSize.height,
      fittedInto: size.width, size.height)
    let settings = try scene.settings()
    PeakMemory.restart()
    let clock = ContinuousClock()
    let start = clock.now
    FreedMemory.makeRoom()
    let source = SceneFrames(
      scene, settings: settings, plan: FramePlan(rate: rate, indices: 0..<count), picture: picture)
    let report = try await Exporter(usesCache: options.usesCache).export(
      source, encoding: .png(scale: picture.scale), to: CountingSink(), jobs: jobs)
    let seconds = start.duration(to: clock.now).milliseconds / 1000
    let pixels = Double(count * size.width * size.height)
    print(
      scene.id.padding(toLength: 25, withPad: " ", startingAt: 0),
      "\(size.width)x\(size.height)".padding(toLength: 11, withPad: " ", startingAt: 0),
      String(
        format: "%4d  %6d  %8.1f  %8.2f  %9.1f  %7.0f", jobs, count, Double(count) / seconds,
        seconds * 1e9 / pixels, Double(report.byteCount) / Double(count) / 1000,
        PeakMemory.megabytes ?? .nan))
  }
}

/// Takes frames and lets them go.
private struct CountingSink: FrameSink {
  func begin(frameCount: Int) {}
  func accept(_ frame: EncodedFrame) {}
  func finish() {}
  func abort() {}
}
