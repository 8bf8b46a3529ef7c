import Foundation
import Testing

/// What a shell is offered while a command line is being typed.
@Suite struct CompletionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The words offered after those typed; the last is being completed.
  private func offered(_ words: String...) throws -> [String] {
    let outcome = try BuiltCommand.sample.run(["---complete"] + words, in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.message.isEmpty)
    let lines = outcome.text.split(separator: "\n").map(String.init)
    return lines.first == "words"
      ? lines.dropFirst().map { String($0.prefix { $0 != "\t" }) } : lines
  }

  @Test func theFirstWordIsACommandOrAScene() throws {
    let first = try offered("")
    #expect(Set(["list", "inspect", "compare", "new", "help", "square"]).isSubset(of: first))
    #expect(!first.contains("render"))
    #expect(try offered("squ") == ["square", "square-with-defects"])
    #expect(try offered("bo") == ["box"])
    #expect(try offered("help", "li") == ["list"])
  }

  @Test func optionsAreThoseOfTheCommandThatWereNotGiven() throws {
    #expect(try offered("square", "--fp") == ["--fps"])
    #expect(try offered("square", "--fps", "60", "--fp").isEmpty)
    #expect(try offered("square", "--set", "a=1", "--se") == ["--set"])
    #expect(try offered("list", "--j") == ["--json"])
    #expect(try offered("inspect", "box", "--js") == ["--json"])
  }

  @Test func valuesAreOfferedWhereTheyAreKnown() throws {
    #expect(try offered("square", "--png", "") == ["fast", "small"])
    #expect(try offered("square", "--png=f") == ["--png=fast"])
    #expect(try offered("square", "--set", "st") == ["startTimeOffset=0"])
    #expect(try offered("inspect", "sq") == ["square", "square-with-defects"])
    #expect(try offered("square", "--fps", "").isEmpty)
    #expect(try offered("square", "-o", "") == ["files"])
    #expect(try offered("square", "--input", "") == ["files"])
    #expect(try offered("compare", "a", "") == ["files"])
    #expect(try offered("compare", "a", "b", "--html", "") == ["folders"])
    #expect(try offered("new", "A", "--path", "") == ["folders"])
  }

  @Test func wordsTakenApartAtTheSignArePutTogether() throws {
    #expect(try offered("square", "--set", "startTimeOffset", "=") == ["0"])
    #expect(try offered("square", "--png", "=", "s") == ["small"])
  }

  @Test func nonsenseIsAnsweredWithNothing() throws {
    for words in [
      ["nothing", "--what", ""], ["--", "--", "-"], ["=", "="], ["--set="], ["compare="],
    ] {
      let outcome = try BuiltCommand.sample.run(["---complete"] + words, in: folder)
      #expect(outcome.status == 0, "\(words)")
    }
    #expect(try BuiltCommand.sample.run(["---complete"], in: folder).status == 0)
  }

  @Test(.enabled(if: BuiltCommand.systemHas("bash"), "bash is not here"))
  func bashCompletesWhatIsTyped() throws {
    #expect(try inBash("squ") == ["square", "square-with-defects"])
    #expect(try inBash("square", "--sca") == ["--scale"])
    #expect(try inBash("square", "--set", "startTimeOffset", "=") == ["0"])
    try Data().write(to: folder.url.appendingPathComponent("a voice.wav"))
    #expect(try inBash("square", "--input", "a") == ["a voice.wav"])
  }

  /// What bash would offer, by its own variables for completion.
  private func inBash(_ words: String...) throws -> [String] {
    let script = """
      eval "$("$0" --generate-completion-script bash)"
      COMP_WORDS=("$0" "$@") COMP_CWORD=$#
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
      """
    let outcome = try fish.run(
      ["--no-config", "-c", script, BuiltCommand.sample.path], in: folder)
    #expect(outcome.message.isEmpty, "\(outcome.message)")
    let words = outcome.text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(words == ["square", "square-with-defects", "--scale"])
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
