@_exported public import CoreImage
