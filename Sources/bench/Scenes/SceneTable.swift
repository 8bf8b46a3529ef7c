import Foundation
import SceneLibrary
import Stage

/// `bench scenes`: whole renderings, from the scene to the bytes of its PNG files, which are
/// counted and not kept. Each is made by a process of its own, so that no row depends on another.
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
    let rows = try chosen().flatMap { scene in
      options.sizes.flatMap { size in
        options.jobs.map { SceneRow(scene: scene, size: size, jobs: $0, options: options) }
      }
    }
    if options.isRaw {
      guard let row = rows.first, rows.count == 1 else { throw BenchError("--raw is of one row") }
      let measurement = try await row.measured()
      return print(String(decoding: try JSONEncoder().encode(measurement), as: UTF8.self))
    }
    print(
      "scene                     size        jobs  frames  frames/s  ns/pixel   kB/frame  peak MB"
        + "  opening ms")
    for row in rows {
      // One run of one row has a process of its own as it is.
      let isAlone = rows.count == 1 && options.runs == 1
      print(row.line(isAlone ? try await row.measured() : try median(of: row)))
      fflush(nil)
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

  /// The run of middle length, of as many as are wanted or take a second together.
  private func median(of row: SceneRow) throws -> SceneMeasurement {
    var runs: [SceneMeasurement] = []
    repeat {
      runs.append(try row.measuredApart())
    } while runs.count < options.runs && runs.reduce(0, { $0 + $1.seconds }) < 1
    runs.sort { $0.seconds < $1.seconds }
    return runs[runs.count / 2]
  }
}
