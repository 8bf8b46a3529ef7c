/// What a test is told when frames are not as recorded.
struct FrameFailure {
  /// A picture to look at.
  struct Strip {
    var name: String
    /// A PNG file.
    var bytes: [UInt8]
  }

  var message: String
  var strips: [Strip] = []
}
