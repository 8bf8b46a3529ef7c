import Foundation

// Reads a request from standard input, writes the rewritten files where it says, and a report to
// standard output. Exits 64 where the request cannot be read, 73 where a file cannot be written.

func fail(_ text: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data("adapt: \(text)\n".utf8))
  exit(code)
}

let request: Request
do {
  request = try JSONDecoder().decode(
    Request.self, from: FileHandle.standardInput.readDataToEndOfFile())
} catch {
  fail("the request is not as it should be: \(error)", code: 64)
}
do {
  let report = try Adaptation(request).run()
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  FileHandle.standardOutput.write(try encoder.encode(report) + Data("\n".utf8))
} catch {
  fail("\(error)", code: 73)
}
