import ArgumentParser

/// What a shell reads once to complete the words of this command: the parser's script, which knows of no
/// default subcommand, with a few lines by which it reads `render fuber` as `render render fuber`.
struct CompletionScript {
  private let shell: CompletionShell

  /// Nil where `words` do not ask for one.
  init?(_ words: [String]) throws(Diagnostic) {
    let option = "--generate-completion-script"
    guard let first = words.first, first == option || first.hasPrefix(option + "=") else {
      return nil
    }
    let name = first == option ? words.dropFirst().first : String(first.dropFirst(option.count + 1))
    guard let shell = name.flatMap(CompletionShell.init) else {
      throw Diagnostic(
        .usage,
        name.map { "\(option): there is no script for \"\($0)\"" }
          ?? "\(option) misses the name of a shell",
        remedy: "name one of bash, zsh, fish")
    }
    self.shell = shell
  }

  /// - Parameter command: What the command is called.
  func text(command: String) -> String {
    let script = CommandSyntax.$name.withValue(command) {
      CommandSyntax.completionScript(for: shell)
    }
    let names = CommandSyntax.subcommandNames + ["render"]
    switch shell {
    case .zsh: return zsh(command, script, names.joined(separator: "|"))
    case .fish: return fish(command, script, names.joined(separator: " "))
    default: return bash(command, script, names.joined(separator: "|"))
    }
  }

  private func bash(_ command: String, _ script: String, _ names: String) -> String {
    """
    \(script)
    __\(command)_or_default() {
      case "${COMP_WORDS[1]}" in
        \(names)) [ "$COMP_CWORD" = 1 ] || { _\(command) "$@"; return; } ;;
      esac
      local line=${COMP_LINE#"${COMP_WORDS[0]}"}
      COMP_WORDS=("${COMP_WORDS[0]}" render "${COMP_WORDS[@]:1}") COMP_CWORD=$((COMP_CWORD + 1))
      COMP_LINE="${COMP_WORDS[0]} render$line" COMP_POINT=$((COMP_POINT + 7))
      _\(command) "$@"
    }
    complete -o filenames -F __\(command)_or_default \(command)
    """
  }

  /// The first time the shell runs the whole file as the function that it is named for.
  private func zsh(_ command: String, _ script: String, _ names: String) -> String {
    """
    #compdef \(command)
    __\(command)_name_default() {
      (( CURRENT > 2 )) && [[ "${words[2]}" = (\(names)) ]] && return
      words=("${words[1]}" render "${(@)words[2,-1]}")
      (( CURRENT++ ))
      # Both hold for the function that called this one too.
      compstate[restore]=
    }
    [[ "${funcstack[1]}" != _\(command) ]] || __\(command)_name_default
    \(script)
    functions[__\(command)_named]=${functions[_\(command)]}
    _\(command)() {
      __\(command)_name_default
      __\(command)_named "$@"
    }
    """
  }

  private func fish(_ command: String, _ script: String, _ names: String) -> String {
    """
    \(script)
    functions -c __\(command)_tokens __\(command)_typed_tokens
    function __\(command)_tokens
      # How far the cursor is in its word, which fish 3 does not say outside of a prompt.
      if contains -- -tC $argv
        string length -- "$(commandline -ct)"
        return
      end
      set -l tokens (__\(command)_typed_tokens $argv)
      if string match -q -- '-p*' $argv; and not contains -- "$tokens[2]" \(names)
        set tokens $tokens[1] render $tokens[2..]
      end
      printf '%s\\n' $tokens
    end
    """
  }
}
