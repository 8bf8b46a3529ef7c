public import UIKit
import VirtualTime

/// What a scene is set up with: the screen and the values of its parameters.
public struct SceneSettings: Sendable {
  /// Points.
  public let screenSize: CGSize
  /// What the scene's microphone hears; nil: nothing was recorded.
  public let sound: SoundLevels?
  /// What of the screen's edges is covered or round, points.
  public var safeAreaInsets = UIEdgeInsets.zero
  /// Which appearance is shown of what has two; unspecified is light.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// How large the user wants text; unspecified is large, as phones are delivered.
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// Identifiers of the user's languages, the preferred first: `de`, `pt-BR`. Empty: the one that the
  /// program was written in.
  public var languages: [String] = []
  /// Folders whose fonts set characters that neither the scene's own fonts nor the bundled ones have, in the order
  /// in which they are asked. In each the files are in the order of its list `fonts.txt`, or of their names.
  public var fontFolders: [String] = []
  private let parameters: [SceneParameter]
  private let values: [String: Double]

  /// The given values, and the defaults of all others.
  /// - Throws: when a value is for no parameter, or outside the parameter's range.
  public init(
    screenSize: CGSize, parameters: [SceneParameter], values: [String: Double] = [:],
    sound: SoundLevels? = nil
  ) throws(StageError) {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        throw .unknownParameter(name: name, known: parameters.map(\.name))
      }
      guard parameter.range.contains(value) else {
        throw .valueOutOfRange(name: name, value: value, range: parameter.range)
      }
    }
    self.screenSize = screenSize
    self.sound = sound
    self.parameters = parameters
    self.values = values
  }

  /// The screen that the scene runs on.
  func screen(pixelsPerPoint: Double) -> VirtualScreen {
    var screen = VirtualScreen(
      width: Double(screenSize.width), height: Double(screenSize.height), scale: pixelsPerPoint)
    screen.safeArea.top = Double(safeAreaInsets.top)
    screen.safeArea.left = Double(safeAreaInsets.left)
    screen.safeArea.bottom = Double(safeAreaInsets.bottom)
    screen.safeArea.right = Double(safeAreaInsets.right)
    screen.isDark = userInterfaceStyle == .dark
    if preferredContentSizeCategory != .unspecified {
      screen.textSize = preferredContentSizeCategory.rawValue
    }
    return screen
  }

  /// The value of a parameter the scene declares.
  public subscript(name: String) -> Double {
    if let value = values[name] { return value }
    guard let parameter = parameters.first(where: { $0.name == name }) else {
      preconditionFailure("The scene asks for a parameter it does not declare: \(name).")
    }
    return parameter.defaultValue
  }
}
