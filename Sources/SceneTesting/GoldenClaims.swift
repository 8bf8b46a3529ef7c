/// Whose the goldens are that this process has looked at: each is for one expectation of one test.
@MainActor
final class GoldenClaims {
  static let shared = GoldenClaims()

  private var owners: [String: TestLocation.Origin] = [:]
  private var shown: [String: String] = [:]

  /// Why `origin` may not have the golden at `path`; nil where it may. A test may look at its own again.
  func refusal(of origin: TestLocation.Origin, to path: String) -> String? {
    guard let owner = owners[path] else {
      owners[path] = origin
      return nil
    }
    return owner == origin ? nil : "\(owner) looks at it too"
  }

  /// Why `path` is refused once it is known what is shown; nil: it is not. A test that is repeated shows the same again; a loop, or a
  /// test with arguments, may not.
  func refusal(ofShowing pictures: String, at path: String) -> String? {
    guard let before = shown[path] else {
      shown[path] = pictures
      return nil
    }
    return before == pictures ? nil : "the same line has looked at something else there"
  }
}
