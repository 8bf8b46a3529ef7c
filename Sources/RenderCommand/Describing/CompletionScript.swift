/// What a shell reads once to complete the words of this command: it asks the command itself each
/// time, so that it knows the scenes, and does not grow old.
struct CompletionScript {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  let shell: Shell
  /// What the command is called.
  let command: String

  /// The first word by which a script asks.
  static let question = "---complete"

  var text: String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// A name for the shell's function.
  private var function: String {
    "_complete_" + String(command.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  private var bash: String {
    """
    # bash completion for \(command)
    \(function)() {
      local typed=${COMP_WORDS[COMP_CWORD]} kind word
      [ "$typed" != "=" ] || typed=
      COMPREPLY=()
      {
        IFS= read -r kind || return
        case $kind in
          files | folders)
            compopt -o filenames 2> /dev/null
            local flag=-f
            [ "$kind" = files ] || flag=-d
            while IFS= read -r word; do COMPREPLY+=("$word"); done \\
              < <(compgen "$flag" -- "$typed")
            ;;
          *)
            while IFS=$'\\t' read -r word _; do
              COMPREPLY+=("$word")
            done
            ;;
        esac
      } < <("${1/#\\~/$HOME}" \(Self.question) "${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null)
    }
    complete -F \(function) \(command)
    """
  }

  private var zsh: String {
    """
    #compdef \(command)
    \(function)() {
      local -a lines candidates
      local line word
      lines=("${(@f)$(${(Q)words[1]} \(Self.question) "${(@Q)words[2,CURRENT]}" 2> /dev/null)}")
      case $lines[1] in
        files) _files ;;
        folders) _files -/ ;;
        *)
          for line in "${(@)lines[2,-1]}"; do
            word=${line%%$'\\t'*}
            [[ -z $word ]] || candidates+=("${word//:/\\\\:}:${line#*$'\\t'}")
          done
          _describe '\(command)' candidates
          ;;
      esac
    }
    if [ "$funcstack[1]" = "_\(command)" ]; then
      \(function) "$@"
    else
      compdef \(function) \(command)
    fi
    """
  }

  private var fish: String {
    """
    # fish completion for \(command)
    function \(function)
      set -l words (commandline -opc)
      set -l typed (commandline -ct)
      set -l program $words[1]
      set -e words[1]
      set -l lines ($program \(Self.question) $words "$typed" 2> /dev/null)
      switch "$lines[1]"
        case files
          __fish_complete_path "$typed"
        case folders
          __fish_complete_directories "$typed"
        case '*'
          set -e lines[1]
          if set -q lines[1]
            printf '%s\\n' $lines
          end
      end
    end
    complete -c \(command) -f -a '(\(function))'
    """
  }
}
