extension UIButton {
  /// How the picture is drawn for a state where it is a symbol; nil: as it comes.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    looks.symbolConfigurations[state] = configuration
  }

  /// How a symbol is to be drawn for that very state.
  public func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { looks.symbolConfigurations[state] }

  /// How a symbol is to be drawn for the state that is shown now.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    looks.symbolConfigurations[state] ?? looks.symbolConfigurations[.normal]
  }
}
