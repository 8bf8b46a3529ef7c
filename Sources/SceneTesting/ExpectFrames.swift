public import Stage

/// Fails the test unless `scene` looks at these times as it did when its golden was recorded.
///
/// The golden is the folder `Goldens/FILE/TEST` beside the test's file: `golden.txt` and a PNG file
/// for each time. A suite that the file is not called after comes before the test, `SUITE.TEST`. Each
/// expectation has its own: of several in one test, and in a test with arguments, give each a `name`;
/// two that would share one fail. Where there is none the test fails and says how to record it: with
/// `ZOETROPE_RECORD=missing` in the environment, or `record: .missing`, it is written and the test
/// fails this once, so that somebody looks at it; with `ZOETROPE_RECORD=all` what differs is written
/// anew too. A failure names the first moment that differs, the layer and the property, and the strip
/// expected | difference | actual, which is attached to the test as well.
///
/// Tests of Swift Testing and of XCTest call it alike; on Linux those of XCTest are `async` and not on
/// the main actor.
/// - Parameters:
///   - times: Seconds since the scene began.
///   - scale: Pixels a point.
///   - values: Of the scene's parameters, by name.
///   - name: Tells several goldens of one test apart, and those of its arguments.
///   - record: What may be written; nil: what the environment says.
@MainActor
public func expectFrames(
  of scene: TutorialScene, at times: [Double], scale: Double = 1, values: [String: Double] = [:],
  named name: String? = nil, record: GoldenRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let location = TestLocation(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  guard let recording = record ?? .asked else {
    location.report(
      FrameFailure(
        message: """
          ZOETROPE_RECORD is "\(GoldenRecording.word ?? "")", and can be missing, all or never
          """))
    return
  }
  let expectation = FrameExpectation(
    scene: scene, times: times, scale: scale, values: values,
    location: location, name: name, recording: recording)
  guard let failure = expectation.failure() else { return }
  location.report(failure)
}
