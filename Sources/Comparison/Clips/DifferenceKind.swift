/// The names of differences, as they stand in reports.
package enum DifferenceKind: String, CaseIterable, Sendable {
  /// Pixels are not the same.
  case different
  /// Only the opacity of pixels is not the same.
  case alpha
  /// Pixels are there in one picture and fully transparent in the other.
  case transparency
  /// Only red, only green or only blue is not the same.
  case channel
  /// All of the picture has moved by a few pixels.
  case displaced
  /// A frame of A is not in B.
  case missing
  /// A frame of B is not in A.
  case extra
  /// A picture of A has another name in B.
  case renamed
  /// The pictures are not of the same size.
  case resized
  /// A file ends too early.
  case truncated
  /// A file has no bytes.
  case empty
  /// A file is something else.
  case notPNG = "not-png"
  /// A file breaks its format.
  case damaged
  /// The colours mean something else: another profile or code.
  case profile
  /// Other bytes follow the end of the file.
  case trailing
  /// Several frames of B come a number of frames too early or too late.
  case shifted
  /// Two frames have changed places.
  case swapped
  /// A frame of B shows the frame before once more.
  case repeated
  /// A frame of B shows some other frame of A.
  case moved
  /// Frames are not shown for the same time.
  case timing
  /// The animations are not played equally often.
  case plays
  /// What a frame was drawn from is not the same: a value of a layer.
  case property
  /// What a frame was drawn from is the same, what was drawn is not.
  case drawing
  /// A clip was made with other settings.
  case setting
}
