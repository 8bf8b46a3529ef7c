import ArgumentParser
import Export

/// What becomes of the frames that lie in a folder already, as typed.
struct FolderArguments: ParsableArguments {
  @Flag(
    help: """
      Render only what is missing in the folder, damaged or another run's. Other options than those it was \
      made with are refused.
      """)
  var resume = false

  @Flag(help: "Replace all: frames of other runs in the folder are removed first.")
  var overwrite = false

  @Flag(help: "Have each file reach the disk before it gets its name, for loss of power. Slower.")
  var fsync = false

  /// Refuses what makes no sense for these outputs.
  func check(_ outputs: [OutputDestination]) throws(Diagnostic) {
    if resume, overwrite {
      throw Diagnostic(
        .usage, "--resume keeps what is there and --overwrite removes it", remedy: "give one")
    }
    let numbered = outputs.filter { output in
      if case .files(let destination, _) = output { !destination.isSingleFile } else { false }
    }
    if resume, let other = outputs.first(where: { !numbered.contains($0) }) {
      throw Diagnostic(
        .usage, "--resume goes on with frames in a folder, and \"\(other.path)\" is none",
        remedy: "render the frames first, then what is made of them")
    }
    if overwrite, numbered.isEmpty {
      throw Diagnostic(
        .usage, "--overwrite is about frames in a folder, and none is written",
        remedy: "leave it out: a file is replaced anyway")
    }
  }
}

/// `render verify FOLDER` as typed.
struct VerifyArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Say whether all frames are in a folder, as they were written.",
    usage: "render verify FOLDER [--json]",
    discussion: HelpTexts.verify)

  @Argument(
    help: ArgumentHelp("The folder of frames.", valueName: "folder"), completion: .directory)
  var folder: String

  @Flag(help: "Say it as JSON on standard output.")
  var json = false

  @Flag(name: [.short, .long], help: "Say nothing: the exit status tells.")
  var quiet = false
}

/// `render clean FOLDER` as typed.
struct CleanArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean",
    abstract: "Remove what killed runs left half written in a folder.",
    usage: "render clean FOLDER",
    discussion: HelpTexts.clean)

  @Argument(help: ArgumentHelp("The folder.", valueName: "folder"), completion: .directory)
  var folder: String

  @Flag(name: [.short, .long], help: "Say nothing but errors.")
  var quiet = false
}
