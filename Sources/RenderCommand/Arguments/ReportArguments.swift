import ArgumentParser

/// Where to tell what differs, and how, as typed.
struct ReportArguments: ParsableArguments {
  @Flag(help: "JSON on standard output.")
  var json = false

  @Option(
    name: .customLong("junit"), parsing: .unconditional,
    help: ArgumentHelp("Write JUnit's XML to this file.", valueName: "file"), completion: .file())
  var junit: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write expected | difference | actual of what differs, or none (default: none; of goldens "
        + "out/golden).",
      valueName: "folder"), completion: .directory)
  var diff: String?

  @Option(
    name: .customLong("html"), parsing: .unconditional,
    help: ArgumentHelp("Write a page, index.html, to look at what differs.", valueName: "folder"),
    completion: .directory)
  var html: String?
}
