import CoreGraphics
import CoreLocation
import UIKit

/// A thing on a map, and its view once the map has come near it.
struct AnnotationEntry {
  let annotation: any MKAnnotation
  var view: MKAnnotationView?
  /// Whether the delegate was asked for the view.
  var isMade = false
}

extension MKMapView {
  // MARK: Which things

  /// All things on the map, in the order in which they were added.
  public var annotations: [any MKAnnotation] { shownAnnotations.map(\.annotation) }

  /// Puts a thing on the map. Its view is made when its position is about to be seen.
  public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations
    where !shownAnnotations.contains(where: { $0.annotation === annotation }) {
      shownAnnotations.append(AnnotationEntry(annotation: annotation))
    }
    setNeedsLayout()
  }

  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      deselectAnnotation(annotation, animated: false)
      guard let index = shownAnnotations.firstIndex(where: { $0.annotation === annotation })
      else { continue }
      let entry = shownAnnotations.remove(at: index)
      guard let view = entry.view else { continue }
      view.removeFromSuperview()
      view.map = nil
      if let identifier = view.reuseIdentifier { reserve[identifier, default: []].append(view) }
    }
  }

  /// The things in a rectangle of the flat map.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap {
        ($0 as AnyObject) as? NSObject
      })
  }

  /// Shows a part of the earth that has all of these things in it; those not on the map are added.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let points = annotations.map(\.coordinate).filter(CLLocationCoordinate2DIsValid).map {
      MKMapPoint($0)
    }
    guard !points.isEmpty else { return }
    var rect = points.map { MKMapRect(origin: $0, size: MKMapSize()) }
      .reduce(MKMapRect.null) { $0.union($1) }
    // Not nearer than about a kilometre, as one place has no extent.
    let least =
      1000
      * MKMapPointsPerMeterAtLatitude(
        MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude)
    rect = rect.insetBy(
      dx: min(-rect.width * 0.1, (rect.width - least) / 2),
      dy: min(-rect.height * 0.1, (rect.height - least) / 2))
    setVisibleMapRect(
      rect, edgePadding: UIEdgeInsets(top: 40, left: 20, bottom: 20, right: 20), animated: animated)
  }

  // MARK: Views

  /// The thing's view; nil where it is not seen.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    shownAnnotations.first { $0.annotation === annotation }?.view
  }

  /// A view that is not seen any more; nil without one of that name.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? {
    if let view = reserve[identifier]?.popLast() {
      view.isSelected = false
      view.prepareForReuse()
      return view
    }
    return registered[identifier].map { $0.init(registeredFor: identifier) }
  }

  /// A view that is not shown any more, or a new one of the class that was registered, else a marker.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let view =
      dequeueReusableAnnotationView(withIdentifier: identifier)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    view.annotation = annotation
    return view
  }

  /// Makes views of that class where none waits to be used again.
  public func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) { registered[identifier] = viewClass as? MKAnnotationView.Type }

  private func makeView(_ annotation: any MKAnnotation) -> MKAnnotationView {
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? dequeueReusableAnnotationView(
        withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    if view.annotation !== annotation { view.annotation = annotation }
    view.map = self
    view.prepareForDisplay()
    return view
  }

  /// Makes the views of things that are seen, or nearly so.
  func makeAnnotationViews() {
    guard let window = shown else { return }
    let near = CGRect(origin: .zero, size: window.size).insetBy(dx: -60, dy: -60)
    var added: [MKAnnotationView] = []
    for index in shownAnnotations.indices where !shownAnnotations[index].isMade {
      let annotation = shownAnnotations[index].annotation
      guard CLLocationCoordinate2DIsValid(annotation.coordinate),
        near.contains(window.point(MKMapPoint(annotation.coordinate)))
      else { continue }
      shownAnnotations[index].isMade = true
      let view = makeView(annotation)
      // The delegate may have changed what is on the map.
      guard let current = shownAnnotations.firstIndex(where: { $0.annotation === annotation })
      else {
        continue
      }
      shownAnnotations[current].view = view
      annotationArea.addSubview(view)
      added.append(view)
      if selected.contains(where: { $0 === annotation }) { view.setSelected(true, animated: false) }
      guard current == index else { break }
    }
    guard !added.isEmpty else { return }
    placeAnnotations()
    for view in added { view.appear() }
    delegate?.mapView(self, didAdd: added)
  }

  /// Puts the views where their things are: northern ones behind southern ones.
  func placeAnnotations() {
    guard let window = shown else { return }
    for entry in shownAnnotations {
      guard let view = entry.view else { continue }
      let point = window.point(MKMapPoint(entry.annotation.coordinate))
      let center = CGPoint(
        x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
      if view.center != center { view.center = center }
      view.layer.zPosition = view.isSelected ? 1e6 : point.y
    }
    placeCallout()
  }

  private func placeCallout() {
    guard let callout, let view = selected.last.flatMap({ self.view(for: $0) }) else { return }
    callout.layer.zPosition = 2e6
    callout.place(anchor: view.convert(view.calloutAnchor, to: annotationArea), in: bounds)
  }

  // MARK: The selected thing

  /// The selected thing; none or one.
  public var selectedAnnotations: [any MKAnnotation] {
    get { selected }
    set {
      for annotation in selected { deselectAnnotation(annotation, animated: false) }
      if let annotation = newValue.first { selectAnnotation(annotation, animated: false) }
    }
  }

  /// Selects a thing in place of the one that was, and shows its callout if it has one.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard !selected.contains(where: { $0 === annotation }),
      shownAnnotations.contains(where: { $0.annotation === annotation })
    else { return }
    for old in selected { deselectAnnotation(old, animated: animated) }
    selected = [annotation]
    delegate?.mapView(self, didSelect: annotation)
    guard let view = view(for: annotation) else { return }
    view.setSelected(true, animated: animated)
    showCallout(of: view, animated: animated)
    placeAnnotations()
    delegate?.mapView(self, didSelect: view)
  }

  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, let index = selected.firstIndex(where: { $0 === annotation }) else {
      return
    }
    selected.remove(at: index)
    let old = callout
    callout = nil
    if animated, let old {
      UIView.animate(withDuration: 0.2, animations: { old.alpha = 0 }) { _ in
        old.removeFromSuperview()
      }
    } else {
      old?.removeFromSuperview()
    }
    delegate?.mapView(self, didDeselect: annotation)
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
  }

  private func showCallout(of view: MKAnnotationView, animated: Bool) {
    guard view.canShowCallout, view.annotation?.title?.isEmpty == false else { return }
    let callout = CalloutView(view)
    callout.controlTapped = { [weak self, weak view] control in
      guard let self, let view else { return }
      self.delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
    }
    self.callout = callout
    annotationArea.addSubview(callout)
    placeCallout()
    guard animated else { return }
    callout.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.65, initialSpringVelocity: 0,
      animations: { callout.transform = .identity })
  }
}
