import Export
import Foundation
import Stage

/// One row of the table of scenes: what is rendered, and by how many workers.
struct SceneRow {
  let scene: TutorialScene
  let size: SceneOptions.Size
  let jobs: Int
  let options: SceneOptions

  /// Renders it in this process.
  @MainActor
  func measured() async throws -> SceneMeasurement {
    let rate = FrameRate(60)
    let whole = rate.frameCount(duration: scene.duration)
    let count = max(1, min(options.frames ?? whole, whole))
    let picture = PictureFrame(
      screenWidth: scene.screenSize.width, screenHeight: scene.screenSize.height,
      fittedInto: size.width, size.height)
    let settings = try scene.settings()
    let clock = ContinuousClock()
    let start = clock.now
    FreedMemory.makeRoom(inLargePages: true)
    let source = SceneFrames(
      scene, settings: settings, plan: FramePlan(rate: rate, indices: 0..<count), picture: picture,
      usesCache: options.usesCache)
    let opening = start.duration(to: clock.now)
    let report = try await Exporter(usesCache: options.usesCache).export(
      source, encoding: .png(scale: picture.scale), to: CountingSink(), jobs: jobs)
    return SceneMeasurement(
      frames: count, seconds: start.duration(to: clock.now).milliseconds / 1000,
      opening: opening.milliseconds / 1000, bytes: report.byteCount, peak: PeakMemory.megabytes)
  }

  /// Has it rendered by this command in a process of its own.
  func measuredApart() throws -> SceneMeasurement {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe")
    process.arguments =
      [
        "scenes", "--raw", "--jobs", "\(jobs)", "--size", size.description,
      ] + (options.frames.map { ["--frames", "\($0)"] } ?? [])
      + (options.usesCache ? [] : ["--no-cache"]) + [scene.id]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let answer = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0,
      let measurement = try? JSONDecoder().decode(SceneMeasurement.self, from: answer)
    else { throw BenchError("\(scene.id) could not be measured") }
    return measurement
  }

  /// The row as it is printed.
  func line(_ measurement: SceneMeasurement) -> String {
    let pixels = Double(measurement.frames * size.width * size.height)
    return scene.id.padding(toLength: 25, withPad: " ", startingAt: 0) + " "
      + size.description.padding(toLength: 11, withPad: " ", startingAt: 0) + " "
      + String(
        format: "%4d  %6d  %8.1f  %8.2f  %9.1f  %7.0f  %10.2f", jobs, measurement.frames,
        Double(measurement.frames) / measurement.seconds, measurement.seconds * 1e9 / pixels,
        Double(measurement.bytes) / Double(measurement.frames) / 1000,
        measurement.peak ?? .nan, measurement.opening * 1000)
  }
}

/// Takes frames and lets them go.
private struct CountingSink: FrameSink {
  func begin(frameCount: Int) {}
  func accept(_ frame: EncodedFrame) {}
  func finish() {}
  func abort() {}
}
