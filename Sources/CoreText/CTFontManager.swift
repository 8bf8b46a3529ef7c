public import CoreGraphics
import Glyphs

/// For whom a font is registered; here it is always for the scene.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
}

/// Registers the font in a file for the scene; false where it is none, or one of its name is registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: Never?
) -> Bool {
  guard let data = try? Data(contentsOf: fontURL) else { return false }
  return SceneFonts.current.register(file: data)
}

/// Registers the fonts of a file; what went wrong is not said in `error`.
@discardableResult
public func CTFontManagerRegisterFontsForURL<Problem>(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: inout Problem?
) -> Bool {
  error = nil
  return CTFontManagerRegisterFontsForURL(fontURL, scope, nil)
}

/// Registers the fonts in files for the scene; false where one of them could not be. Nothing is said of which.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: [URL], _ scope: CTFontManagerScope, _ errors: Never?
) -> Bool {
  fontURLs.map { CTFontManagerRegisterFontsForURL($0, scope, nil) }.allSatisfy { $0 }
}

/// Registers the fonts in files for the scene, and calls `handler` once, with no errors and true for "done".
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: [URL], _ scope: CTFontManagerScope, _ enabled: Bool,
  _ handler: (([Any], Bool) -> Bool)?
) {
  CTFontManagerRegisterFontsForURLs(fontURLs, scope, nil)
  _ = handler?([], true)
}

/// Registers a font that was read from data; false where one of its name is registered.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: Never?) -> Bool {
  SceneFonts.current.register(font.face.typeface)
}

/// Registers a font; what went wrong is not said in `error`.
@discardableResult
public func CTFontManagerRegisterGraphicsFont<Problem>(
  _ font: CGFont, _ error: inout Problem?
) -> Bool {
  error = nil
  return CTFontManagerRegisterGraphicsFont(font, nil)
}

/// Takes a font away that was registered; false where it was not.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: Never?) -> Bool {
  SceneFonts.current.unregister(named: font.face.typeface.name)
}
