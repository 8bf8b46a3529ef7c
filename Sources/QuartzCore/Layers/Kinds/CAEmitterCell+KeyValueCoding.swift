import CoreGraphics

extension CAEmitterCell: NamedPart {
  package final var partName: String? { name }

  final func codedValue(forKey key: String) -> Any? {
    if let property = EmitterCellProperty.named(key) { return property.get(self) }
    return looseValues[key]
  }

  /// Sets the value of `key`; nil stands for the default, and a value of the wrong type changes
  /// nothing.
  final func setCodedValue(_ value: Any?, forKey key: String) {
    guard let property = EmitterCellProperty.named(key) else {
      looseValues[key] = value
      return
    }
    property.set(self, value ?? property.get(CAEmitterCell()))
  }

  final func codedValue(forKeyPath keyPath: String) -> Any? {
    guard let (key, rest) = keyPath.splitAtDot, let rest else { return value(forKey: keyPath) }
    if key == "emitterCells", let (cell, inner) = emitterCells?.named(in: rest) {
      return cell.value(forKeyPath: inner)
    }
    guard let property = EmitterCellProperty.named(key), let kind = property.kind else {
      return looseValues[keyPath]
    }
    return AnimatableValue(property.get(self), as: kind)
      .flatMap { ValueComponent.named(rest, in: kind)?.get($0) }?.object
  }

  final func setCodedValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (key, rest) = keyPath.splitAtDot, let rest else {
      setValue(value, forKey: keyPath)
      return
    }
    if key == "emitterCells", let (cell, inner) = emitterCells?.named(in: rest) {
      cell.setValue(value, forKeyPath: inner)
      return
    }
    guard let property = EmitterCellProperty.named(key) else {
      looseValues[keyPath] = value
      return
    }
    guard let kind = property.kind, let component = ValueComponent.named(rest, in: kind),
      let whole = AnimatableValue(property.get(self), as: kind),
      let part = component.value(from: value),
      let changed = component.set(whole, part)
    else { return }
    property.set(self, changed.object)
  }

  /// What animations change at `keyPath`: a property of this cell or of one inside it, or a part of
  /// one; nil when there is no such thing.
  final func kind(atKeyPath keyPath: String) -> AnimatableValue.Kind? {
    guard let (key, rest) = keyPath.splitAtDot else { return nil }
    if key == "emitterCells", let rest {
      return emitterCells?.named(in: rest).flatMap { $0.cell.kind(atKeyPath: $0.rest) }
    }
    guard let kind = EmitterCellProperty.named(key)?.kind else { return nil }
    guard let rest else { return kind }
    return ValueComponent.named(rest, in: kind)?.kind
  }
}

extension [CAEmitterCell] {
  /// The cell that "NAME.key" names, the first of its name, and what follows the name.
  @MainActor
  func named(in path: String) -> (cell: CAEmitterCell, rest: String)? {
    guard let (name, rest) = path.splitAtDot, let rest else { return nil }
    return first { $0.name == name }.map { ($0, rest) }
  }

  /// Copies that can be animated: nobody else has them, nor the cells in them.
  @MainActor
  func copiedForAnimation() -> [CAEmitterCell] {
    var budget = CellBudget()
    return copied(generations: EmissionCell.mostGenerations, &budget)
  }

  @MainActor
  private func copied(generations: Int, _ budget: inout CellBudget) -> [CAEmitterCell] {
    var copies: [CAEmitterCell] = []
    for cell in self {
      guard budget.take() else { break }
      let copy = CAEmitterCell()
      copy.values = cell.values
      copy.looseValues = cell.looseValues
      copy.original = cell.original ?? cell
      copy.emitterCells =
        generations > 0 ? cell.emitterCells?.copied(generations: generations - 1, &budget) : nil
      copies.append(copy)
    }
    return copies
  }
}
