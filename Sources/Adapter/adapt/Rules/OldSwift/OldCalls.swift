/// What calls of Apple's were in Swift 2, and what they are today. Not here is what UIKit and the modules under it
/// still have by their old names.
enum OldCalls {
  /// By name and labels: name and labels.
  static let renamed: [String: String] = pairs(methods)
  /// By name, of methods without arguments: properties, with the type that has them where only that one does.
  static let properties: [String: String] = pairs(accessors)
  static let types: [String: String] = pairs(classes)
  /// Properties, by name.
  static let members: [String: String] = questions.split(whereSeparator: \.isWhitespace)
    .reduce(into: pairs(values)) { result, name in
      result[String(name)] = "is" + name.prefix(1).uppercased() + name.dropFirst()
    }
  /// Functions of Swift 1 that are members of their argument today.
  static let functions: [String: String] = pairs(freeFunctions)
  /// Methods with options, which were nil where there are none.
  static let optionTakers: Set<String> = [
    "animateWithDuration", "animateKeyframesWithDuration", "transitionWithView",
    "transitionFromView", "constraintsWithVisualFormat", "boundingRectWithSize", "rangeOfString",
    "stringByReplacingOccurrencesOfString", "animate", "transition", "constraints",
    "JSONObjectWithData", "dataWithJSONObject", "compare",
  ]

  private static func pairs(_ table: String) -> [String: String] {
    table.split(separator: "\n").reduce(into: [:]) { result, line in
      let parts = line.split(separator: " ")
      if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
    }
  }

  private static let methods = """
    addTarget(_:action:forControlEvents:) addTarget(_:action:for:)
    removeTarget(_:action:forControlEvents:) removeTarget(_:action:for:)
    sendActionsForControlEvents(_:) sendActions(for:)
    setTitle(_:forState:) setTitle(_:for:)
    setTitleColor(_:forState:) setTitleColor(_:for:)
    setTitleShadowColor(_:forState:) setTitleShadowColor(_:for:)
    setAttributedTitle(_:forState:) setAttributedTitle(_:for:)
    setImage(_:forState:) setImage(_:for:)
    setBackgroundImage(_:forState:) setBackgroundImage(_:for:)
    setThumbImage(_:forState:) setThumbImage(_:for:)
    setTitleTextAttributes(_:forState:) setTitleTextAttributes(_:for:)
    titleForState(_:) title(for:)
    titleColorForState(_:) titleColor(for:)
    imageForState(_:) image(for:)
    backgroundImageForState(_:) backgroundImage(for:)
    registerNib(_:forCellReuseIdentifier:) register(_:forCellReuseIdentifier:)
    registerClass(_:forCellReuseIdentifier:) register(_:forCellReuseIdentifier:)
    registerNib(_:forHeaderFooterViewReuseIdentifier:) register(_:forHeaderFooterViewReuseIdentifier:)
    registerClass(_:forHeaderFooterViewReuseIdentifier:) register(_:forHeaderFooterViewReuseIdentifier:)
    dequeueReusableCellWithIdentifier(_:) dequeueReusableCell(withIdentifier:)
    dequeueReusableCellWithIdentifier(_:forIndexPath:) dequeueReusableCell(withIdentifier:for:)
    dequeueReusableHeaderFooterViewWithIdentifier(_:) dequeueReusableHeaderFooterView(withIdentifier:)
    cellForRowAtIndexPath(_:) cellForRow(at:)
    deselectRowAtIndexPath(_:animated:) deselectRow(at:animated:)
    selectRowAtIndexPath(_:animated:scrollPosition:) selectRow(at:animated:scrollPosition:)
    reloadRowsAtIndexPaths(_:withRowAnimation:) reloadRows(at:with:)
    insertRowsAtIndexPaths(_:withRowAnimation:) insertRows(at:with:)
    deleteRowsAtIndexPaths(_:withRowAnimation:) deleteRows(at:with:)
    reloadSections(_:withRowAnimation:) reloadSections(_:with:)
    insertSections(_:withRowAnimation:) insertSections(_:with:)
    deleteSections(_:withRowAnimation:) deleteSections(_:with:)
    scrollToRowAtIndexPath(_:atScrollPosition:animated:) scrollToRow(at:at:animated:)
    indexPathForRowAtPoint(_:) indexPathForRow(at:)
    indexPathForCell(_:) indexPath(for:)
    rectForRowAtIndexPath(_:) rectForRow(at:)
    rectForSection(_:) rect(forSection:)
    rectForHeaderInSection(_:) rectForHeader(inSection:)
    headerViewForSection(_:) headerView(forSection:)
    numberOfRowsInSection(_:) numberOfRows(inSection:)
    scrollToItemAtIndexPath(_:atScrollPosition:animated:) scrollToItem(at:at:animated:)
    deselectItemAtIndexPath(_:animated:) deselectItem(at:animated:)
    selectItemAtIndexPath(_:animated:scrollPosition:) selectItem(at:animated:scrollPosition:)
    reloadItemsAtIndexPaths(_:) reloadItems(at:)
    indexPathForItemAtPoint(_:) indexPathForItem(at:)
    layoutAttributesForItemAtIndexPath(_:) layoutAttributesForItem(at:)
    layoutAttributesForElementsInRect(_:) layoutAttributesForElements(in:)
    viewControllerForKey(_:) viewController(forKey:)
    viewForKey(_:) view(forKey:)
    initialFrameForViewController(_:) initialFrame(for:)
    finalFrameForViewController(_:) finalFrame(for:)
    showViewController(_:sender:) show(_:sender:)
    animateAlongsideTransition(_:completion:) animate(alongsideTransition:completion:)
    willMoveToParentViewController(_:) willMove(toParent:)
    didMoveToParentViewController(_:) didMove(toParent:)
    translationInView(_:) translation(in:)
    velocityInView(_:) velocity(in:)
    locationInView(_:) location(in:)
    previousLocationInView(_:) previousLocation(in:)
    locationOfTouch(_:inView:) location(ofTouch:in:)
    setTranslation(_:inView:) setTranslation(_:in:)
    requireGestureRecognizerToFail(_:) require(toFail:)
    zoomToRect(_:animated:) zoom(to:animated:)
    constraintsWithVisualFormat(_:options:metrics:views:) constraints(withVisualFormat:options:metrics:views:)
    setContentHuggingPriority(_:forAxis:) setContentHuggingPriority(_:for:)
    setContentCompressionResistancePriority(_:forAxis:) setContentCompressionResistancePriority(_:for:)
    instantiateWithOwner(_:options:) instantiate(withOwner:options:)
    pathForResource(_:ofType:) path(forResource:ofType:)
    URLForResource(_:withExtension:) url(forResource:withExtension:)
    fontWithSize(_:) withSize(_:)
    preferredFontForTextStyle(_:) preferredFont(forTextStyle:)
    italicSystemFontOfSize(_:) italicSystemFont(ofSize:)
    drawInRect(_:) draw(in:)
    drawAtPoint(_:) draw(at:)
    drawInRect(_:withAttributes:) draw(in:withAttributes:)
    drawAtPoint(_:withAttributes:) draw(at:withAttributes:)
    sizeWithAttributes(_:) size(withAttributes:)
    renderInContext(_:) render(in:)
    convertPoint(_:fromLayer:) convert(_:from:)
    convertPoint(_:toLayer:) convert(_:to:)
    addBoundaryWithIdentifier(_:forPath:) addBoundary(withIdentifier:for:)
    addBoundaryWithIdentifier(_:fromPoint:toPoint:) addBoundary(withIdentifier:from:to:)
    updateItemUsingCurrentState(_:) updateItem(usingCurrentState:)
    addLinearVelocity(_:forItem:) addLinearVelocity(_:for:)
    addAngularVelocity(_:forItem:) addAngularVelocity(_:for:)
    linearVelocityForItem(_:) linearVelocity(for:)
    addTimer(_:forMode:) add(_:forMode:)
    stringFromDate(_:) string(from:)
    dateFromString(_:) date(from:)
    stringFromNumber(_:) string(from:)
    numberFromString(_:) number(from:)
    dateByAddingTimeInterval(_:) addingTimeInterval(_:)
    timeIntervalSinceDate(_:) timeIntervalSince(_:)
    stringByReplacingOccurrencesOfString(_:withString:) replacingOccurrences(of:with:)
    stringByReplacingOccurrencesOfString(_:withString:options:range:) replacingOccurrences(of:with:options:range:)
    componentsSeparatedByString(_:) components(separatedBy:)
    componentsSeparatedByCharactersInSet(_:) components(separatedBy:)
    stringByTrimmingCharactersInSet(_:) trimmingCharacters(in:)
    stringByAppendingString(_:) appending(_:)
    stringByAppendingPathComponent(_:) appendingPathComponent(_:)
    rangeOfString(_:) range(of:)
    rangeOfString(_:options:) range(of:options:)
    containsString(_:) contains(_:)
    substringFromIndex(_:) substring(from:)
    substringToIndex(_:) substring(to:)
    joinWithSeparator(_:) joined(separator:)
    appendContentsOf(_:) append(contentsOf:)
    removeAtIndex(_:) remove(at:)
    insert(_:atIndex:) insert(_:at:)
    addObject(_:) add(_:)
    removeObject(_:) remove(_:)
    removeObjectAtIndex(_:) removeObject(at:)
    insertObject(_:atIndex:) insert(_:at:)
    objectAtIndex(_:) object(at:)
    indexOfObject(_:) index(of:)
    containsObject(_:) contains(_:)
    boolForKey(_:) bool(forKey:)
    integerForKey(_:) integer(forKey:)
    floatForKey(_:) float(forKey:)
    doubleForKey(_:) double(forKey:)
    stringForKey(_:) string(forKey:)
    objectForKey(_:) object(forKey:)
    setBool(_:forKey:) set(_:forKey:)
    setInteger(_:forKey:) set(_:forKey:)
    setFloat(_:forKey:) set(_:forKey:)
    setDouble(_:forKey:) set(_:forKey:)
    removeObjectForKey(_:) removeObject(forKey:)
    fileExistsAtPath(_:) fileExists(atPath:)
    addOperationWithBlock(_:) addOperation(_:)
    dataTaskWithURL(_:completionHandler:) dataTask(with:completionHandler:)
    dataTaskWithRequest(_:completionHandler:) dataTask(with:completionHandler:)
    enumerateObjectsUsingBlock(_:) enumerateObjects(_:)
    removeFromRunLoop(_:forMode:) remove(from:forMode:)
    addToRunLoop(_:forMode:) add(to:forMode:)
    fontNamesForFamilyName(_:) fontNames(forFamilyName:)
    URLsForDirectory(_:inDomains:) urls(for:in:)
    URLForDirectory(_:inDomain:appropriateForURL:create:) url(for:in:appropriateFor:create:)
    URLByAppendingPathComponent(_:) appendingPathComponent(_:)
    addObserverForName(_:object:queue:usingBlock:) addObserver(forName:object:queue:using:)
    seekToTime(_:) seek(to:)
    seekToTime(_:completionHandler:) seek(to:completionHandler:)
    animatedImageWithImages(_:duration:) animatedImage(with:duration:)
    animatedImageNamed(_:duration:) animatedImageNamed(_:duration:)
    respondsToSelector(_:) responds(to:)
    isKindOfClass(_:) isKind(of:)
    isMemberOfClass(_:) isMember(of:)
    conformsToProtocol(_:) conforms(to:)
    indexOf(_:) firstIndex(of:)
    removeRange(_:) removeSubrange(_:)
    replaceRange(_:with:) replaceSubrange(_:with:)
    insertContentsOf(_:at:) insert(contentsOf:at:)
    sortInPlace(_:) sort(by:)
    subarrayWithRange(_:) subarray(with:)
    substringWithRange(_:) substring(with:)
    substringFromIndex(_:) substring(from:)
    characterAtIndex(_:) character(at:)
    titleForRow(_:forComponent:) title(forRow:forComponent:)
    selectedRowInComponent(_:) selectedRow(inComponent:)
    numberOfItemsInSection(_:) numberOfItems(inSection:)
    cellForItemAtIndexPath(_:) cellForItem(at:)
    insertSegmentWithTitle(_:atIndex:animated:) insertSegment(withTitle:at:animated:)
    removeSegmentAtIndex(_:animated:) removeSegment(at:animated:)
    titleForSegmentAtIndex(_:) titleForSegment(at:)
    setTitle(_:forSegmentAtIndex:) setTitle(_:forSegmentAt:)
    setImage(_:forSegmentAtIndex:) setImage(_:forSegmentAt:)
    buttonTitleAtIndex(_:) buttonTitle(at:)
    isDescendantOfView(_:) isDescendant(of:)
    textFieldWithTag(_:) viewWithTag(_:)
    instantiateInitialViewController() instantiateInitialViewController()
    init(forRow:inSection:) init(row:section:)
    init(contentsOfURL:) init(contentsOf:)
    init(contentsOfURL:fileTypeHint:) init(contentsOf:fileTypeHint:)
    init(URL:) init(url:)
    init(forClass:) init(for:)
    init(forItem:inSection:) init(item:section:)
    """

  private static let accessors = """
    sharedApplication UIApplication.shared
    currentDevice UIDevice.current
    mainBundle NSBundle.main
    defaultManager NSFileManager.default
    standardUserDefaults NSUserDefaults.standard
    sharedSession NSURLSession.shared
    processInfo NSProcessInfo.processInfo
    mainQueue NSOperationQueue.main
    currentLocale NSLocale.current
    whitespaceCharacterSet NSCharacterSet.whitespaces
    whitespaceAndNewlineCharacterSet NSCharacterSet.whitespacesAndNewlines
    generalPasteboard UIPasteboard.general
    sharedMenuController UIMenuController.shared
    containerView containerView
    transitionWasCancelled transitionWasCancelled
    isInteractive isInteractive
    isAnimated isAnimated
    transitionCoordinator transitionCoordinator
    indexPathsForSelectedItems indexPathsForSelectedItems
    indexPathsForVisibleItems indexPathsForVisibleItems
    visibleCells visibleCells
    familyNames UIFont.familyNames
    """

  /// Properties without arguments by their names of then, which say that they are questions today.
  private static let questions = """
    active additive animating continuous cumulative decelerating directionalLockEnabled doubleSided
    dragging editable enabled exclusiveTouch executing geometryFlipped hidden highlighted
    idleTimerDisabled momentary multipleTouchEnabled navigationBarHidden
    networkActivityIndicatorVisible on opaque pagingEnabled paused playing refreshing
    removedOnCompletion scrollEnabled secureTextEntry selectable selected statusBarHidden
    toolbarHidden tracking translucent userInteractionEnabled valid zooming
    """
  /// Other properties.
  private static let values = """
    CGColor cgColor
    CGImage cgImage
    CGPath cgPath
    CIImage ciImage
    HTTPMethod httpMethod
    HTTPBody httpBody
    UUIDString uuidString
    destinationViewController destination
    sourceViewController source
    """

  private static let classes = """
    NSIndexPath IndexPath
    NSBundle Bundle
    NSFileManager FileManager
    NSUserDefaults UserDefaults
    NSDateFormatter DateFormatter
    NSNumberFormatter NumberFormatter
    NSURL URL
    NSURLRequest URLRequest
    NSURLSession URLSession
    NSURLSessionConfiguration URLSessionConfiguration
    NSURLSessionDataTask URLSessionDataTask
    NSURLResponse URLResponse
    NSHTTPURLResponse HTTPURLResponse
    NSOperation Operation
    NSOperationQueue OperationQueue
    NSProcessInfo ProcessInfo
    NSDate Date
    NSUUID UUID
    NSThread Thread
    NSScanner Scanner
    NSLocale Locale
    NSCharacterSet CharacterSet
    NSJSONSerialization JSONSerialization
    CGContextRef CGContext
    CGImageRef CGImage
    CGColorRef CGColor
    CGPathRef CGPath
    CGMutablePathRef CGMutablePath
    CGColorSpaceRef CGColorSpace
    CGGradientRef CGGradient
    CGFontRef CGFont
    CGLayerRef CGLayer
    CGDataProviderRef CGDataProvider
    CFStringRef CFString
    CFArrayRef CFArray
    CFDictionaryRef CFDictionary
    """

  private static let freeFunctions = """
    count count
    countElements count
    reverse reversed()
    enumerate enumerated()
    isEmpty isEmpty
    """
}
