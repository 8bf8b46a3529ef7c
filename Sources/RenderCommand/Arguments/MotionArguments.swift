import ArgumentParser

/// How long each frame is exposed, as typed.
struct MotionArguments: ParsableArguments {
  @Option(
    defaultAsFlag: "180", parsing: .next,
    help: ArgumentHelp(
      """
      Motion blur, by light: the shutter is open so many degrees of a frame, 360 for all of it, \
      around the frame's time.
      """, valueName: "angle"))
  var motionBlur: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Moments each blurred frame is made of, 2 to 256 (default: 16).", valueName: "n"))
  var motionSamples: String?
}
