// Not UIKit, which shows CoreText no more than it does on iOS.
@_exported public import AttributedText
@_exported public import CoreGraphics
@_exported public import CoreTextKeys
