/// How the command leaves, by the numbers of `sysexits.h` and, for signals, 128 + the signal.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  /// What was compared is not the same.
  case differs = 1
  /// The command line asks for something that does not exist or makes no sense.
  case usage = 64
  /// The scene is at fault: it threw, or it uses what is not drawn and `--strict` was given.
  case badData = 65
  /// A file the scene needs is missing.
  case noInput = 66
  /// Another program that is needed, such as ffmpeg, is not there or fails.
  case unavailable = 69
  /// A defect of this program.
  case software = 70
  /// The system has no memory left.
  case noMemory = 71
  /// The output folder or file cannot be made.
  case cannotCreate = 73
  /// Writing failed half way: disk full, device gone.
  case inputOutput = 74
  /// The system forbids it.
  case noPermission = 77
  case interrupted = 130
  /// Whoever read standard output stopped reading.
  case brokenPipe = 141
  case terminated = 143

  /// Every status and when the command leaves with it, for the manual and the pages of help.
  package static let meanings: [(status: ExitStatus, meaning: String)] = [
    (.success, "done; compared and the same"), (.differs, "compared and different"),
    (.usage, "usage"), (.badData, "bad scene or file"), (.noInput, "input missing"),
    (.software, "a defect of this program"), (.noMemory, "no memory left"),
    (.cannotCreate, "cannot create"), (.inputOutput, "cannot write"),
    (.noPermission, "not permitted"), (.interrupted, "stopped by SIGINT"),
    (.brokenPipe, "the reader of standard output went away"),
    (.terminated, "stopped by SIGTERM"),
  ]
}
