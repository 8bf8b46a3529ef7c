/// How the command leaves, by the numbers of `sysexits.h` and, for signals, 128 + the signal.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case success = 0
  /// What was compared is not the same.
  case differs = 1
  /// The command line asks for something that does not exist or makes no sense.
  case usage = 64
  /// The scene is at fault: it threw, or it uses what is not drawn and `--strict` was given.
  case badData = 65
  /// A file the scene needs is missing.
  case noInput = 66
  /// Another program that is needed, such as ffmpeg or a compiler, is not there or fails.
  case unavailable = 69
  /// A defect of this program, or a project's own program that trapped or did not come back.
  case software = 70
  /// The system has no memory left or lets this process have no more threads or open files, or it holds more
  /// memory than it may.
  case noMemory = 71
  /// The output folder or file cannot be made.
  case cannotCreate = 73
  /// Writing failed half way: disk full, device gone.
  case inputOutput = 74
  /// Not now: another run is in the way, or not all is there yet.
  case tryAgain = 75
  /// The system forbids it.
  case noPermission = 77
  case hungUp = 129
  case interrupted = 130
  case quit = 131
  /// A scheduler says so that the time is up.
  case userSignal1 = 138
  case userSignal2 = 140
  /// Whoever read standard output stopped reading.
  case brokenPipe = 141
  case terminated = 143
  /// The limit of time on a processor is reached.
  case outOfTime = 152

  /// Whether somebody stopped the command by a signal.
  var isSignal: Bool {
    [
      .hungUp, .interrupted, .quit, .userSignal1, .userSignal2, .terminated, .outOfTime,
    ].contains(self)
  }

  /// When the command leaves so, for the manual.
  package var meaning: String {
    switch self {
    case .success: "done; compared and the same"
    case .differs: "compared and different"
    case .usage: "usage"
    case .badData: "bad scene, project or file"
    case .noInput: "input missing"
    case .unavailable: "no ffmpeg or no Swift, or it fails"
    case .software: "a project's program trapped or never returned; a defect of this program"
    case .noMemory: "no memory, threads or open files left, or more than --memory"
    case .cannotCreate: "cannot create"
    case .inputOutput: "cannot write"
    case .tryAgain: "try again: another run is in the way, or frames are missing"
    case .noPermission: "not permitted"
    case .hungUp: "stopped by SIGHUP"
    case .interrupted: "stopped by SIGINT"
    case .quit: "stopped by SIGQUIT"
    case .userSignal1: "stopped by SIGUSR1"
    case .userSignal2: "stopped by SIGUSR2"
    case .brokenPipe: "the reader of standard output went away"
    case .terminated: "stopped by SIGTERM"
    case .outOfTime: "stopped by SIGXCPU"
    }
  }
}
