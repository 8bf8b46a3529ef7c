@_exported public import QuartzCore

// What sources use of Core Text that import UIKit alone.
@_exported public import class CoreText.CTFont
@_exported public import func CoreText.CTFontManagerRegisterFontsForURL
@_exported public import func CoreText.CTFontManagerRegisterGraphicsFont
@_exported public import func CoreText.CTFontManagerUnregisterGraphicsFont
