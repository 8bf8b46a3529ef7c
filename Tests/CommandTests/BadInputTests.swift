import Testing

/// What cannot be meant is refused with one line that helps, and with the right exit status.
@Suite struct BadInputTests {
  static let usage: [(words: String, fragments: [String])] = [
    ("", ["render list"]),
    ("sqaure", ["sqaure", "square"]),
    ("square-with-defect", ["square-with-defects"]),
    ("no-such-scene-at-all", ["no-such-scene-at-all", "render list"]),
    ("square extra", ["extra"]),
    ("--fbs", ["--fbs"]),
    ("inspect --fbs", ["--fbs"]),
    ("--fps 30", ["render list"]),
    ("square --fbs 60", ["--fbs"]),
    ("square --fps", ["--fps"]),
    ("square --fps 0", ["--fps", "\"0\"", "30000/1001"]),
    ("square --fps -1", ["--fps", "\"-1\""]),
    ("square --fps nan", ["--fps", "nan"]),
    ("square --fps inf", ["--fps", "inf"]),
    ("square --fps 1/0", ["--fps", "1/0"]),
    ("square --fps 1e400", ["--fps", "1e400"]),
    ("square --scale 0", ["--scale", "\"0\""]),
    ("square --scale -2", ["--scale", "\"-2\""]),
    ("square --scale nan", ["--scale", "nan"]),
    ("square --scale 1000", ["--scale", "16384"]),
    ("square --scale 0.1", ["--scale", "16"]),
    ("square --size 10x10", ["--size", "10x10", "16"]),
    ("square --size 20000x20000", ["--size", "16384"]),
    ("square --size -5x5", ["--size", "\"-5x5\""]),
    ("square --screen -1x5", ["--screen", "\"-1x5\""]),
    ("square --size 750", ["--size", "750"]),
    ("square --size 1e3x9", ["--size", "1e3x9"]),
    ("square --screen 0x0", ["--screen", "0x0"]),
    ("square --screen big", ["--screen", "big"]),
    ("square --from 2 --to 1", ["--from", "--to"]),
    ("square --from 1 --to 1", ["no frame"]),
    ("square --from 9 --to 9 --fps 30000/1001", ["one frame lasts 0.033366667 s"]),
    ("square --from -1", ["--from", "\"-1\""]),
    ("square --to soon", ["--to", "soon"]),
    ("square --duration 0", ["no frame"]),
    ("square --duration 1 --to 2", ["--duration", "--to"]),
    ("square --duration 999999999999999999999", ["--duration"]),
    ("square --frames 5-3", ["--frames", "5-3"]),
    ("square --frames 0-99999999999", ["--frames"]),
    ("square --frames 1 --from 1", ["--frames", "--from"]),
    ("square --at -1", ["--at", "\"-1\""]),
    ("square --at nan", ["--at", "nan"]),
    ("square --at 1 --frames 1", ["--at", "--frames"]),
    ("square --jobs 0", ["--jobs", "\"0\""]),
    ("square --jobs 1.5", ["--jobs", "1.5"]),
    ("square --jobs 1000000", ["--jobs", "1000000"]),
    ("square --png tiny", ["--png", "tiny", "fast", "small"]),
    ("square --png small -o -", ["--png", "raw"]),
    ("square --background purple", ["--background", "purple", "#rrggbb"]),
    ("square --background #12", ["--background", "#12"]),
    ("square -o film.mp4", ["film.mp4", "ffmpeg"]),
    ("square -o all.png", ["all.png", "%05d"]),
    ("square -o %x.png", ["%x.png", "%05d"]),
    ("square --set nope=1", ["nope", "startTimeOffset"]),
    ("square --set startTimeOffset", ["startTimeOffset", "name=value"]),
    ("square --set startTimeOffset=abc", ["startTimeOffset", "abc"]),
    ("square --set startTimeOffset=inf", ["startTimeOffset", "inf"]),
    ("square --input", ["--input"]),
    ("square --input voice.wav", ["--input", "square has no microphone", "leave"]),
    ("list nope", ["nope"]),
    ("list --fps 3", ["--fps"]),
    ("inspect", ["render list"]),
    ("inspect nope --at 0", ["nope"]),
    ("inspect square --at x", ["--at", "\"x\""]),
    ("inspect square --set nope=1", ["nope"]),
    ("compare", ["<a>", "render help compare"]),
    ("compare a", ["<b>", "render help compare"]),
    ("compare a b c", ["c"]),
    ("compare a b --fps 60", ["--fps"]),
    ("compare a b --tolerance 256", ["--tolerance", "255"]),
    ("compare a b --tolerance -1", ["--tolerance", "\"-1\""]),
    ("compare a b --tolerance 0.5", ["--tolerance", "0.5"]),
    ("compare a b --max-different 101%", ["--max-different", "101%", "0.1%"]),
    ("compare a b --max-different few", ["--max-different", "few"]),
    ("compare a b --min-ssim 2", ["--min-ssim", "0 to 1"]),
    ("compare a b --min-ssim nan", ["--min-ssim", "nan"]),
    ("compare a b --max-delta-e -1", ["--max-delta-e", "\"-1\""]),
    ("compare a b --diff a/strips", ["--diff", "within \"a\""]),
    ("compare a b --diff b", ["--diff", "within \"b\""]),
  ]

  @Test(arguments: usage)
  func nonsenseIsAUsageError(words: String, fragments: [String]) throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltCommand.sample.run(
      words.split(separator: " ").map(String.init), in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.message.hasPrefix("render: "))
    #expect(outcome.message.split(separator: "\n").count == 1, "\(outcome.message)")
    for fragment in fragments {
      #expect(outcome.message.contains(fragment), "\(outcome.message)")
    }
    #expect(try folder.names().isEmpty, "nothing is written")
  }
}
