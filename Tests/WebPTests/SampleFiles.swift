import Foundation

/// Files made by cwebp and webpmux 1.2.4.
enum SampleFiles {
  /// 16 × 8: (200, 40, 20) on the left half, (20, 60, 220) on the right.
  static let lossless = bytes("UklGRigAAABXRUJQVlA4TBwAAAAvD8ABAA9wHvZT0B6He/6DB2LBZP7SnSlE9D9y")
  /// The same at quality 90.
  static let lossy = bytes(
    """
    UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAgAAMASJaACdLoB+AADsAD++jp//thD/+1ofuwv6d3/3QJ/+3w/no/20D+cAAA=
    """)
  /// 4 × 2: red, green with alpha 128, blue with alpha 64 and nothing; below (10·x, 20, 30).
  static let alpha = bytes(
    """
    UklGRkQAAABXRUJQVlA4TDgAAAAvA0AAED8gEEiS2B91DTJpm+ytf78jyLbpRO5veQJBiKaxzHQB7vauZBNCQCCC5mqjXWY5ov8hDQ==
    """)
  /// The same at quality 95.
  static let lossyAlpha = bytes(
    """
    UklGRoYAAABXRUJQVlA4WAoAAAAQAAAAAwAAAQAAQUxQSAkAAAAA/4BAAP////8AVlA4IFYAAAAwAgCdASoEAAIAAIAIJQBOiOAMkABZ\
    szTMAAD+//6Naj25/THdyP/tG/wW/Bq/v7cP3fgdAF0cf7w/7GWq53N//kj6Z/7GWq53N/jIXLPizHp/aJ5AAA==
    """)
  /// 4 × 4, three times: red for 120 ms; then at (2, 2) a column of green and one of blue with alpha 128, cleared
  /// after 40 ms; then the same at (0, 0), not blended, for 10 ms.
  static let animation = bytes(
    """
    UklGRrwAAABXRUJQVlA4WAoAAAASAAAAAwAAAwAAQU5JTQYAAAD/////AwBBTk1GKAAAAAAAAAAAAAMAAAMAAHgAAABWUDhMDwAAAC8D\
    wAAABxD9j/4HIqL/AQBBTk1GLAAAAAEAAAEAAAEAAAEAACgAAAFWUDhMEwAAAC8BQAAQD7D/Mf8P/I8KFYjofwAAQU5NRiwAAAAAAAAA\
    AAABAAABAAAKAAACVlA4TBMAAAAvAUAAEA+w/zH/D/yPChWI6H8AAA==
    """)

  private static func bytes(_ base64: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: base64) ?? Data())
  }
}
