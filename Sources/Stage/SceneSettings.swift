public import Foundation

/// What a scene is set up with: the screen and the values of its parameters.
public struct SceneSettings: Sendable {
  /// Points.
  public let screenSize: CGSize
  /// What the scene's microphone hears; nil: nothing was recorded.
  public let sound: SoundLevels?
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

  /// The value of a parameter the scene declares.
  public subscript(name: String) -> Double {
    if let value = values[name] { return value }
    guard let parameter = parameters.first(where: { $0.name == name }) else {
      preconditionFailure("The scene asks for a parameter it does not declare: \(name).")
    }
    return parameter.defaultValue
  }
}
