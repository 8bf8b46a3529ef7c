@_exported public import Photos
