/// The directive after which the compiler takes lines to be those of `file` from `line` on.
func sourceLocation(file: String, line: Int) -> String {
  "#sourceLocation(file: \(quoted(file)), line: \(line))"
}

/// `text` as a string literal of Swift.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\0": result += "\\0"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
