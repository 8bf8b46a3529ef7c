import Foundation
import Testing

/// What a shell is offered while a command line is being typed.
@Suite struct CompletionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What the command answers to the parser's question for `argument`, the last of `words` being typed.
  private func answer(_ argument: String, of command: String..., to words: String...) throws
    -> [String]
  {
    let asked = ["---completion"] + command + ["--", argument]
    let typed = ["\(words.count - 1)", "\(words.last?.count ?? 0)"] + words
    let outcome = try BuiltCommand.sample.run(asked + typed, in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.message.isEmpty)
    return outcome.text.split(separator: "\n").map(String.init)
  }

  @Test func scenesAreThoseOfTheProgram() throws {
    let scenes = try answer("positional@0", of: "inspect", to: "render", "inspect", "squ")
    #expect(scenes.contains("square") && !scenes.contains("list"))
    // An alias where no id begins so.
    #expect(
      try answer("positional@0", of: "inspect", to: "render", "inspect", "bo").contains("box"))
    let first = try answer("positional@0", of: "render", to: "render", "render", "")
    #expect(Set(["list", "inspect", "compare", "new", "help", "square"]).isSubset(of: first))
    #expect(!first.contains("render"))
    let later = try answer("positional@0", of: "render", to: "render", "render", "--strict", "")
    #expect(later.contains("square") && !later.contains("list"))
  }

  @Test func parametersAreThoseOfTheSceneThatIsNamed() throws {
    let words = try answer("--set", of: "render", to: "render", "render", "square", "--set", "")
    #expect(words.contains("startTimeOffset=0"))
  }

  @Test(arguments: [
    ["---completion"], ["---completion", "nothing", "--", "x"], ["---completion", "--"],
  ])
  func nonsenseIsAnErrorInOneLine(words: [String]) throws {
    let outcome = try BuiltCommand.sample.run(words, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
  }

  @Test(.enabled(if: BuiltCommand.systemHas("bash"), "bash is not here"))
  func bashCompletesWhatIsTyped() throws {
    #expect(try inBash("squ") == ["square", "square-with-defects"])
    #expect(try inBash("bo") == ["box"])
    #expect(try inBash("li") == ["list"])
    #expect(try inBash("square", "--sca") == ["--scale"])
    #expect(try inBash("--sca") == ["--scale"])
    #expect(try inBash("square", "--set", "a=1", "--se") == ["--set"])
    #expect(try inBash("square", "--set", "st") == ["startTimeOffset=0"])
    #expect(try inBash("square", "--png", "") == ["fast", "small"])
    #expect(try inBash("list", "--j") == ["--json"])
    #expect(try inBash("inspect", "box", "--js") == ["--json"])
    #expect(try inBash("inspect", "sq") == ["square", "square-with-defects"])
    #expect(try inBash("golden", "re") == ["record"])
    #expect(try inBash("golden", "check", "--gold") == ["--goldens"])
    try Data().write(to: folder.url.appendingPathComponent("a voice.wav"))
    #expect(try inBash("square", "--input", "a") == ["a voice.wav"])
    #expect(try inBash("compare", "a") == ["a voice.wav"])
    #expect(try inBash("new", "A", "--path", "a").isEmpty)
  }

  /// What bash would offer, by its own variables for completion.
  private func inBash(_ words: String...) throws -> [String] {
    let script = """
      eval "$("$0" --generate-completion-script bash)"
      COMP_WORDS=("$0" "$@") COMP_CWORD=$# COMP_LINE="$0 $*"
      COMP_POINT=${#COMP_LINE}
      set -- $(complete -p SampleCommand); shift $(($# - 2))
      "$1" "${COMP_WORDS[0]}" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let bash = try #require(BuiltCommand(ofSystem: "bash"))
    let outcome = try bash.run(["-c", script, BuiltCommand.sample.path] + words, in: folder)
    #expect(outcome.message.isEmpty, "\(outcome.message)")
    return outcome.text.split(separator: "\n").map(String.init)
  }

  @Test(.enabled(if: BuiltCommand.systemHas("fish"), "fish is not here"))
  func fishCompletesWhatIsTyped() throws {
    let fish = try #require(BuiltCommand(ofSystem: "fish"))
    let script = """
      set command $argv[1]
      set -x PATH (dirname $command) $PATH
      $command --generate-completion-script fish | source
      complete -C "SampleCommand squ"
      complete -C "SampleCommand square --sca"
      complete -C "SampleCommand golden re"
      complete -C "SampleCommand inspect box --js"
      """
    let outcome = try fish.run(
      ["--no-config", "-c", script, BuiltCommand.sample.path], in: folder)
    #expect(outcome.message.isEmpty, "\(outcome.message)")
    let words = outcome.text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(words == ["square", "square-with-defects", "--scale", "record", "--json"])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func eachScriptIsValidWhereItsShellIs(shell: String) throws {
    let words = ["--generate-completion-script", shell]
    let script = try BuiltCommand.sample.run(words, in: folder)
    #expect(script.status == 0)
    #expect(script.text.contains("SampleCommand"))
    guard let program = BuiltCommand(ofSystem: shell) else { return }
    try script.output.write(to: folder.url.appendingPathComponent("script"))
    let outcome = try program.run(["-n", "script"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.message.isEmpty, "\(outcome.message)")
  }

  @Test(arguments: [["tcsh"], [], ["bash "]])
  func anotherShellIsRefusedInOneLine(names: [String]) throws {
    let outcome = try BuiltCommand.sample.run(
      ["--generate-completion-script"] + names, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.message.contains("bash, zsh, fish"))
    #expect(outcome.message.split(separator: "\n").count == 1)
  }
}
