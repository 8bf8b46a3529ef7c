/// One way into the package for bytes that nobody has checked.
package struct FuzzTarget: Sendable {
  /// As `make fuzz TARGET=…` and the corpus's folders call it.
  package let name: String
  /// The longest input that is tried, in bytes.
  package let longest: Int
  /// Reads the bytes as users' files and values are read, draws what comes of them, and stops the program
  /// where something is not as it must be.
  package let run: @Sendable ([UInt8]) -> Void

  package init(_ name: String, longest: Int, run: @escaping @Sendable ([UInt8]) -> Void) {
    self.name = name
    self.longest = longest
    self.run = run
  }
}
