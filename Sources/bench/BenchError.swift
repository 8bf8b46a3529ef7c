/// What went wrong, as one line for people.
struct BenchError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
