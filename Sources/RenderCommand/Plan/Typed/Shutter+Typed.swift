import Stage

extension Shutter {
  /// What `--motion-blur` and `--motion-samples` ask for; nil: frames show one moment.
  static func typed(_ arguments: MotionArguments, rate: FrameRate) throws(Diagnostic) -> Shutter? {
    guard let text = arguments.motionBlur else {
      if arguments.motionSamples != nil {
        throw Diagnostic(
          .usage, "--motion-samples is about motion blur", remedy: "add --motion-blur")
      }
      return nil
    }
    guard let angle = Decimals.real(text), angle > 0, angle <= 360 else {
      throw .value(
        text, of: "--motion-blur", isNot: "a shutter angle above 0 and up to 360 degrees",
        remedy: "try 180, or leave the number out and put the scene before the option")
    }
    guard let count = arguments.motionSamples else { return Shutter(angle: angle, rate: rate) }
    guard let samples = Decimals.whole(count), allowedSamples.contains(samples) else {
      throw .value(
        count, of: "--motion-samples",
        isNot: "a whole number from \(allowedSamples.lowerBound) to \(allowedSamples.upperBound)",
        remedy: "try \(usualSamples)")
    }
    return Shutter(angle: angle, samples: samples, rate: rate)
  }
}
