public import CoreGraphics

/// How a layer's contents are kept and sampled, apart from where they lie.
struct ContentsValues {
  var center = CGRect(x: 0, y: 0, width: 1, height: 1)
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var format = CALayerContentsFormat.RGBA8Uint
  var drawsAsynchronously = false
  var preferredDynamicRange = CADynamicRange.standard
  var toneMapMode = CAToneMapMode.automatic
  var headroom: CGFloat = 0
  var wantsExtendedDynamicRange = false
  var wantsDynamicScaling = false
}

extension CALayer {
  /// The part of the contents that is stretched, in fractions of their size; what lies around it
  /// keeps its size. All unless changed.
  public var contentsCenter: CGRect {
    get { values.contentsStyle.center }
    set {
      change("contentsCenter", from: values.contentsStyle.center, to: newValue) {
        values.contentsStyle.center = $0
      }
    }
  }

  /// How contents are sampled that are drawn smaller than they are; linear unless changed.
  public var minificationFilter: CALayerContentsFilter {
    get { values.contentsStyle.minificationFilter }
    set {
      change("minificationFilter", from: values.contentsStyle.minificationFilter, to: newValue) {
        values.contentsStyle.minificationFilter = $0
      }
    }
  }

  /// How contents are sampled that are drawn larger than they are; linear unless changed.
  public var magnificationFilter: CALayerContentsFilter {
    get { values.contentsStyle.magnificationFilter }
    set {
      change("magnificationFilter", from: values.contentsStyle.magnificationFilter, to: newValue) {
        values.contentsStyle.magnificationFilter = $0
      }
    }
  }

  /// Which of the reduced pictures the trilinear filter prefers: greater, smaller ones.
  public var minificationFilterBias: Float {
    get { values.contentsStyle.minificationFilterBias }
    set {
      change(
        "minificationFilterBias", from: values.contentsStyle.minificationFilterBias, to: newValue
      ) { values.contentsStyle.minificationFilterBias = $0 }
    }
  }

  /// How drawn contents are stored. Kept; contents always have eight bits a component. A name nobody
  /// knows means `RGBA8Uint`.
  public var contentsFormat: CALayerContentsFormat {
    get { values.contentsStyle.format }
    set { values.contentsStyle.format = newValue.known }
  }

  /// Stored; drawing is recorded in any case.
  public var drawsAsynchronously: Bool {
    get { values.contentsStyle.drawsAsynchronously }
    set { values.contentsStyle.drawsAsynchronously = newValue }
  }

  /// Stored; nothing is brighter than white. A name nobody knows means `standard`.
  public var preferredDynamicRange: CADynamicRange {
    get { values.contentsStyle.preferredDynamicRange }
    set { values.contentsStyle.preferredDynamicRange = newValue.known }
  }

  /// Stored, like `preferredDynamicRange`. A name nobody knows means `automatic`.
  public var toneMapMode: CAToneMapMode {
    get { values.contentsStyle.toneMapMode }
    set { values.contentsStyle.toneMapMode = newValue.known }
  }

  /// Stored, like `preferredDynamicRange`.
  public var contentsHeadroom: CGFloat {
    get { values.contentsStyle.headroom }
    set { values.contentsStyle.headroom = newValue }
  }

  /// Stored, like `preferredDynamicRange`.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { values.contentsStyle.wantsExtendedDynamicRange }
    set { values.contentsStyle.wantsExtendedDynamicRange = newValue }
  }

  /// Stored; contents are drawn at `contentsScale`.
  public var wantsDynamicContentScaling: Bool {
    get { values.contentsStyle.wantsDynamicScaling }
    set { values.contentsStyle.wantsDynamicScaling = newValue }
  }
}
