public import CoreGraphics

@available(swift, deprecated: 99, renamed: "UIAccessibility.isReduceMotionEnabled")
@MainActor
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

@available(swift, deprecated: 99, renamed: "UIAccessibility.isVoiceOverRunning")
@MainActor
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

@available(swift, deprecated: 99, renamed: "UIAccessibility.isReduceTransparencyEnabled")
@MainActor
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

@available(swift, deprecated: 99, renamed: "UIAccessibility.isBoldTextEnabled")
@MainActor
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

@available(swift, deprecated: 99, renamed: "UIAccessibility.isInvertColorsEnabled")
@MainActor
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }

@available(swift, deprecated: 99, renamed: "UIAccessibility.isSwitchControlRunning")
@MainActor
public func UIAccessibilityIsSwitchControlRunning() -> Bool {
  UIAccessibility.isSwitchControlRunning
}

@available(swift, deprecated: 99, renamed: "UIAccessibility.isGuidedAccessEnabled")
@MainActor
public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }

@available(swift, deprecated: 99, renamed: "UIAccessibility.isSpeakSelectionEnabled")
@MainActor
public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool {
  UIAccessibility.isSpeakSelectionEnabled
}

@available(swift, deprecated: 99, renamed: "UIAccessibility.isSpeakScreenEnabled")
@MainActor
public func UIAccessibilityIsSpeakScreenEnabled() -> Bool { UIAccessibility.isSpeakScreenEnabled }

@available(swift, deprecated: 99, renamed: "UIAccessibility.isMonoAudioEnabled")
@MainActor
public func UIAccessibilityIsMonoAudioEnabled() -> Bool { UIAccessibility.isMonoAudioEnabled }

@available(swift, deprecated: 99, renamed: "UIAccessibility.isClosedCaptioningEnabled")
@MainActor
public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool {
  UIAccessibility.isClosedCaptioningEnabled
}

@available(swift, deprecated: 99, renamed: "UIAccessibility.isGrayscaleEnabled")
@MainActor
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }

@available(swift, deprecated: 99, renamed: "UIAccessibility.isShakeToUndoEnabled")
@MainActor
public func UIAccessibilityIsShakeToUndoEnabled() -> Bool { UIAccessibility.isShakeToUndoEnabled }

@available(swift, deprecated: 99, renamed: "UIAccessibility.isAssistiveTouchRunning")
@MainActor
public func UIAccessibilityIsAssistiveTouchRunning() -> Bool {
  UIAccessibility.isAssistiveTouchRunning
}

@available(swift, deprecated: 99, renamed: "UIAccessibility.isDarkerSystemColorsEnabled")
@MainActor
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool {
  UIAccessibility.isDarkerSystemColorsEnabled
}

@available(swift, deprecated: 99, renamed: "UIAccessibility.post(notification:argument:)")
@MainActor
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {}

@available(swift, deprecated: 99, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
@MainActor
public func UIAccessibilityConvertFrameToScreenCoordinates(
  _ rect: CGRect, _ view: UIView
) -> CGRect { UIAccessibility.convertToScreenCoordinates(rect, in: view) }

@available(swift, deprecated: 99, renamed: "UIAccessibility.Notification")
public typealias UIAccessibilityNotifications = UIAccessibility.Notification

@available(swift, deprecated: 99, renamed: "UIAccessibility.Notification.screenChanged")
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged

@available(swift, deprecated: 99, renamed: "UIAccessibility.Notification.layoutChanged")
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged

@available(swift, deprecated: 99, renamed: "UIAccessibility.Notification.announcement")
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement

@available(swift, deprecated: 99, renamed: "UIAccessibility.Notification.pageScrolled")
public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled

@available(swift, deprecated: 99, renamed: "UIAccessibilityTraits.none")
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none

@available(swift, deprecated: 99, renamed: "UIAccessibilityTraits.button")
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button

@available(swift, deprecated: 99, renamed: "UIAccessibilityTraits.link")
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link

@available(swift, deprecated: 99, renamed: "UIAccessibilityTraits.image")
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image

@available(swift, deprecated: 99, renamed: "UIAccessibilityTraits.selected")
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected

@available(swift, deprecated: 99, renamed: "UIAccessibilityTraits.playsSound")
public let UIAccessibilityTraitPlaysSound = UIAccessibilityTraits.playsSound

@available(swift, deprecated: 99, renamed: "UIAccessibilityTraits.keyboardKey")
public let UIAccessibilityTraitKeyboardKey = UIAccessibilityTraits.keyboardKey

@available(swift, deprecated: 99, renamed: "UIAccessibilityTraits.staticText")
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText

@available(swift, deprecated: 99, renamed: "UIAccessibilityTraits.summaryElement")
public let UIAccessibilityTraitSummaryElement = UIAccessibilityTraits.summaryElement

@available(swift, deprecated: 99, renamed: "UIAccessibilityTraits.notEnabled")
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled

@available(swift, deprecated: 99, renamed: "UIAccessibilityTraits.updatesFrequently")
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently

@available(swift, deprecated: 99, renamed: "UIAccessibilityTraits.searchField")
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField

@available(swift, deprecated: 99, renamed: "UIAccessibilityTraits.startsMediaSession")
public let UIAccessibilityTraitStartsMediaSession = UIAccessibilityTraits.startsMediaSession

@available(swift, deprecated: 99, renamed: "UIAccessibilityTraits.adjustable")
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable

@available(swift, deprecated: 99, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits
  .allowsDirectInteraction

@available(swift, deprecated: 99, renamed: "UIAccessibilityTraits.causesPageTurn")
public let UIAccessibilityTraitCausesPageTurn = UIAccessibilityTraits.causesPageTurn

@available(swift, deprecated: 99, renamed: "UIAccessibilityTraits.header")
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
