public import CoreGraphics

// Keys of options and properties.

/// Ignored: pictures are decoded once.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"

/// Ignored, as `kCGImageSourceShouldCache`.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"

/// Ignored: components stay whole numbers.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"

/// Ignored: a file is read by what it holds.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"

/// True: a thumbnail is made where the file has none. No file has one here.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"

/// True: a thumbnail is made of the picture.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"

/// A number: the longer side of a thumbnail in pixels, at most; without it as large as the picture.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

/// True: a thumbnail stands upright.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"

/// Columns of a picture as it is stored.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"

/// Rows of a picture as it is stored.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"

/// Bits of a component.
public let kCGImagePropertyDepth: CFString = "Depth"

/// True for a picture with alpha.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"

/// How a picture is turned, as EXIF counts.
public let kCGImagePropertyOrientation: CFString = "Orientation"

/// Which model its colours are of.
public let kCGImagePropertyColorModel: CFString = "ColorModel"

/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"

/// Greys.
public let kCGImagePropertyColorModelGray: CFString = "Gray"

/// Cyan, magenta, yellow and black.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"

/// Bytes in the file.
public let kCGImagePropertyFileSize: CFString = "FileSize"

/// What GIF says, a dictionary.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"

/// Seconds until the next picture; 0.1 for those below 0.02.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"

/// Seconds until the next picture, as the file has them.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// How often all is shown; 0: for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"

/// Columns of all pictures together.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"

/// Rows of all pictures together.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// What WebP says, a dictionary.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"

/// As `kCGImagePropertyGIFDelayTime`.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"

/// As `kCGImagePropertyGIFUnclampedDelayTime`.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// As `kCGImagePropertyGIFLoopCount`.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"

/// What TIFF says, a dictionary.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"

/// How a picture is turned, as EXIF counts.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"

/// A number from 0, smallest, to 1, best, with which a picture is written.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
