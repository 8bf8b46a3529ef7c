/// How much of the screen a presented controller takes, and what becomes of the one below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole screen; the view below is taken away.
  case fullScreen = 0
  /// A sheet; here as on phones before iOS 13 the whole screen.
  case pageSheet = 1
  /// A smaller sheet; here as on phones before iOS 13 the whole screen.
  case formSheet = 2
  /// The whole of the controller that defines the context; its view is taken away.
  case currentContext = 3
  /// What a `UIPresentationController` says; the view below stays.
  case custom = 4
  /// The whole screen; the view below stays.
  case overFullScreen = 5
  /// The whole of the controller that defines the context; the view below stays.
  case overCurrentContext = 6
  /// A popover; as on phones the whole screen, unless its delegate says otherwise.
  case popover = 7
  /// Not a presentation.
  case none = -1
  /// What the system prefers: a sheet.
  case automatic = -2

  /// True when the view below is taken away once the presentation is complete.
  var removesPresenter: Bool {
    switch self {
    case .custom, .overFullScreen, .overCurrentContext, .none: false
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .popover, .automatic: true
    }
  }

  /// True when the context is that of a controller which defines one, not the whole window's.
  var usesContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How a presented controller comes and goes when nobody else animates it.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from below, and down again.
  case coverVertical = 0
  /// The screen turns about its vertical axis.
  case flipHorizontal = 1
  /// The screens fade into each other.
  case crossDissolve = 2
  /// A page is curled up; here it fades.
  case partialCurl = 3
}
