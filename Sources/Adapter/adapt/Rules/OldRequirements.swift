/// What methods that Apple's classes and protocols ask for were called in Swift 2, and what they are
/// called today. The first label does not count.
enum OldRequirements {
  static let renamed: [String: String] = {
    var result: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: " ")
      if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
    }
    return result
  }()

  private static let table = """
    drawRect(_:) draw(_:)
    drawInContext(_:) draw(in:)
    drawLayer(_:inContext:) draw(_:in:)
    displayLayer(_:) display(_:)
    layoutSublayersOfLayer(_:) layoutSublayers(of:)
    actionForLayer(_:forKey:) action(for:forKey:)
    actionForKey(_:) action(forKey:)
    defaultActionForKey(_:) defaultAction(forKey:)
    needsDisplayForKey(_:) needsDisplay(forKey:)
    defaultValueForKey(_:) defaultValue(forKey:)
    animationDidStop(_:finished:) animationDidStop(_:finished:)
    hitTest(_:withEvent:) hitTest(_:with:)
    pointInside(_:withEvent:) point(inside:with:)
    sizeThatFits(_:) sizeThatFits(_:)
    intrinsicContentSize() intrinsicContentSize
    willMoveToSuperview(_:) willMove(toSuperview:)
    willMoveToWindow(_:) willMove(toWindow:)
    touchesBegan(_:withEvent:) touchesBegan(_:with:)
    touchesMoved(_:withEvent:) touchesMoved(_:with:)
    touchesEnded(_:withEvent:) touchesEnded(_:with:)
    touchesCancelled(_:withEvent:) touchesCancelled(_:with:)
    beginTrackingWithTouch(_:withEvent:) beginTracking(_:with:)
    continueTrackingWithTouch(_:withEvent:) continueTracking(_:with:)
    endTrackingWithTouch(_:withEvent:) endTracking(_:with:)
    cancelTrackingWithEvent(_:) cancelTracking(with:)
    motionEnded(_:withEvent:) motionEnded(_:with:)
    titleRectForContentRect(_:) titleRect(forContentRect:)
    imageRectForContentRect(_:) imageRect(forContentRect:)
    textRectForBounds(_:limitedToNumberOfLines:) textRect(forBounds:limitedToNumberOfLines:)
    drawTextInRect(_:) drawText(in:)
    textRectForBounds(_:) textRect(forBounds:)
    editingRectForBounds(_:) editingRect(forBounds:)
    placeholderRectForBounds(_:) placeholderRect(forBounds:)
    trackRectForBounds(_:) trackRect(forBounds:)
    setSelected(_:animated:) setSelected(_:animated:)
    setHighlighted(_:animated:) setHighlighted(_:animated:)
    prepareForSegue(_:sender:) prepare(for:sender:)
    shouldPerformSegueWithIdentifier(_:sender:) shouldPerformSegue(withIdentifier:sender:)
    viewWillTransitionToSize(_:withTransitionCoordinator:) viewWillTransition(to:with:)
    traitCollectionDidChange(_:) traitCollectionDidChange(_:)
    willMoveToParentViewController(_:) willMove(toParent:)
    didMoveToParentViewController(_:) didMove(toParent:)
    numberOfSectionsInTableView(_:) numberOfSections(in:)
    tableView(_:numberOfRowsInSection:) tableView(_:numberOfRowsInSection:)
    tableView(_:cellForRowAtIndexPath:) tableView(_:cellForRowAt:)
    tableView(_:heightForRowAtIndexPath:) tableView(_:heightForRowAt:)
    tableView(_:estimatedHeightForRowAtIndexPath:) tableView(_:estimatedHeightForRowAt:)
    tableView(_:didSelectRowAtIndexPath:) tableView(_:didSelectRowAt:)
    tableView(_:didDeselectRowAtIndexPath:) tableView(_:didDeselectRowAt:)
    tableView(_:willSelectRowAtIndexPath:) tableView(_:willSelectRowAt:)
    tableView(_:willDisplayCell:forRowAtIndexPath:) tableView(_:willDisplay:forRowAt:)
    tableView(_:didEndDisplayingCell:forRowAtIndexPath:) tableView(_:didEndDisplaying:forRowAt:)
    tableView(_:shouldHighlightRowAtIndexPath:) tableView(_:shouldHighlightRowAt:)
    tableView(_:didHighlightRowAtIndexPath:) tableView(_:didHighlightRowAt:)
    tableView(_:didUnhighlightRowAtIndexPath:) tableView(_:didUnhighlightRowAt:)
    tableView(_:canEditRowAtIndexPath:) tableView(_:canEditRowAt:)
    tableView(_:canMoveRowAtIndexPath:) tableView(_:canMoveRowAt:)
    tableView(_:editActionsForRowAtIndexPath:) tableView(_:editActionsForRowAt:)
    tableView(_:commitEditingStyle:forRowAtIndexPath:) tableView(_:commit:forRowAt:)
    tableView(_:moveRowAtIndexPath:toIndexPath:) tableView(_:moveRowAt:to:)
    numberOfSectionsInCollectionView(_:) numberOfSections(in:)
    collectionView(_:numberOfItemsInSection:) collectionView(_:numberOfItemsInSection:)
    collectionView(_:cellForItemAtIndexPath:) collectionView(_:cellForItemAt:)
    collectionView(_:didSelectItemAtIndexPath:) collectionView(_:didSelectItemAt:)
    collectionView(_:didDeselectItemAtIndexPath:) collectionView(_:didDeselectItemAt:)
    collectionView(_:willDisplayCell:forItemAtIndexPath:) collectionView(_:willDisplay:forItemAt:)
    collectionView(_:layout:sizeForItemAtIndexPath:) collectionView(_:layout:sizeForItemAt:)
    collectionView(_:layout:insetForSectionAtIndex:) collectionView(_:layout:insetForSectionAt:)
    collectionView(_:viewForSupplementaryElementOfKind:atIndexPath:) collectionView(_:viewForSupplementaryElementOfKind:at:)
    layoutAttributesForElementsInRect(_:) layoutAttributesForElements(in:)
    layoutAttributesForItemAtIndexPath(_:) layoutAttributesForItem(at:)
    shouldInvalidateLayoutForBoundsChange(_:) shouldInvalidateLayout(forBoundsChange:)
    prepareLayout() prepare()
    scrollViewDidScroll(_:) scrollViewDidScroll(_:)
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndDragging(_:willDecelerate:)
    viewForZoomingInScrollView(_:) viewForZooming(in:)
    scrollViewWillBeginZooming(_:withView:) scrollViewWillBeginZooming(_:with:)
    scrollViewDidEndZooming(_:withView:atScale:) scrollViewDidEndZooming(_:with:atScale:)
    gestureRecognizer(_:shouldReceiveTouch:) gestureRecognizer(_:shouldReceive:)
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWithGestureRecognizer:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    gestureRecognizer(_:shouldRequireFailureOfGestureRecognizer:) gestureRecognizer(_:shouldRequireFailureOf:)
    gestureRecognizer(_:shouldBeRequiredToFailByGestureRecognizer:) gestureRecognizer(_:shouldBeRequiredToFailBy:)
    textField(_:shouldChangeCharactersInRange:replacementString:) textField(_:shouldChangeCharactersIn:replacementString:)
    textView(_:shouldChangeTextInRange:replacementText:) textView(_:shouldChangeTextIn:replacementText:)
    pickerView(_:numberOfRowsInComponent:) pickerView(_:numberOfRowsInComponent:)
    numberOfComponentsInPickerView(_:) numberOfComponents(in:)
    animationControllerForPresentedController(_:presentingController:sourceController:) animationController(forPresented:presenting:source:)
    animationControllerForDismissedController(_:) animationController(forDismissed:)
    interactionControllerForPresentation(_:) interactionControllerForPresentation(using:)
    interactionControllerForDismissal(_:) interactionControllerForDismissal(using:)
    presentationControllerForPresentedViewController(_:presentingViewController:sourceViewController:) presentationController(forPresented:presenting:source:)
    frameOfPresentedViewInContainerView() frameOfPresentedViewInContainerView
    transitionDuration(_:) transitionDuration(using:)
    animateTransition(_:) animateTransition(using:)
    startInteractiveTransition(_:) startInteractiveTransition(_:)
    updateInteractiveTransition(_:) update(_:)
    cancelInteractiveTransition() cancel()
    finishInteractiveTransition() finish()
    navigationController(_:animationControllerForOperation:fromViewController:toViewController:) navigationController(_:animationControllerFor:from:to:)
    navigationController(_:interactionControllerForAnimationController:) navigationController(_:interactionControllerFor:)
    navigationController(_:willShowViewController:animated:) navigationController(_:willShow:animated:)
    navigationController(_:didShowViewController:animated:) navigationController(_:didShow:animated:)
    tabBarController(_:animationControllerForTransitionFromViewController:toViewController:) tabBarController(_:animationControllerForTransitionFrom:to:)
    tabBarController(_:didSelectViewController:) tabBarController(_:didSelect:)
    tabBar(_:didSelectItem:) tabBar(_:didSelect:)
    collisionBehavior(_:beganContactForItem:withItem:atPoint:) collisionBehavior(_:beganContactFor:with:at:)
    collisionBehavior(_:beganContactForItem:withBoundaryIdentifier:atPoint:) collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
    collisionBehavior(_:endedContactForItem:withBoundaryIdentifier:) collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
    observeValueForKeyPath(_:ofObject:change:context:) observeValue(forKeyPath:of:change:context:)
    setValue(_:forKey:) setValue(_:forKey:)
    application(_:didFinishLaunchingWithOptions:) application(_:didFinishLaunchingWithOptions:)
    """

  /// Methods that are properties today.
  static let properties: Set<String> = [
    "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
    "supportedInterfaceOrientations", "shouldAutorotate", "intrinsicContentSize",
    "canBecomeFirstResponder",
    "frameOfPresentedViewInContainerView", "shouldRemovePresentersView", "isFirstResponder",
    "collectionViewContentSize", "layerClass", "isViewLoaded", "isAnimating", "isMainThread",
    "isBeingPresented", "isBeingDismissed", "isMovingToParentViewController",
    "isMovingFromParentViewController", "isEditing", "alignmentRectInsets",
    "canResignFirstResponder",
  ]
}
