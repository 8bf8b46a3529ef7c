/// Where the bytes of one output go that is a single stream of them.
package enum ByteDestination: Hashable, Sendable {
  /// A file, which has its name only when it is complete; and, if wanted, safe from loss of power.
  case file(path: String, synchronizes: Bool = false)
  /// A descriptor that is open for writing and stays the caller's; messages call it `name`.
  case descriptor(Int32, name: String)

  package static let standardOutput = ByteDestination.descriptor(1, name: "standard output")

  /// What messages call it.
  package var name: String {
    switch self {
    case .file(let path, _): "‘\(path)’"
    case .descriptor(_, let name): name
    }
  }
}
