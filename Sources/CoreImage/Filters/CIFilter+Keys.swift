// Keys of inputs in `setValue(_:forKey:)`, of attributes, and names of categories.

/// The image that a filter works on.
public let kCIInputImageKey = "inputImage"

/// The image that lies below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"

/// The image that says where.
public let kCIInputMaskImageKey = "inputMaskImage"

/// The image that a transition ends with.
public let kCIInputTargetImageKey = "inputTargetImage"

/// The image of a filter's output.
public let kCIOutputImageKey = "outputImage"

/// How far a blur or a distortion reaches, in pixels; in layers, in their units. Of a blur it is the standard
/// deviation.
public let kCIInputRadiusKey = "inputRadius"

/// An angle in radians.
public let kCIInputAngleKey = "inputAngle"

/// How much of the effect there is, 0…1.
public let kCIInputIntensityKey = "inputIntensity"

/// 0 makes greys, 1 changes nothing.
public let kCIInputSaturationKey = "inputSaturation"

/// What is added to every component; 0 changes nothing.
public let kCIInputBrightnessKey = "inputBrightness"

/// How far components are spread about the middle; 1 changes nothing.
public let kCIInputContrastKey = "inputContrast"

/// A `CIColor`.
public let kCIInputColorKey = "inputColor"

/// Powers of two that light is multiplied by.
public let kCIInputEVKey = "inputEV"

/// A point, as a `CIVector`.
public let kCIInputCenterKey = "inputCenter"

/// How strong a distortion is, or how large its parts are.
public let kCIInputScaleKey = "inputScale"

/// Width over height.
public let kCIInputAspectRatioKey = "inputAspectRatio"

/// How sharp edges become.
public let kCIInputSharpnessKey = "inputSharpness"

/// The width of stripes and squares, pixels.
public let kCIInputWidthKey = "inputWidth"

/// How far a transition is, 0…1.
public let kCIInputTimeKey = "inputTime"

/// An affine map.
public let kCIInputTransformKey = "inputTransform"

/// A rectangle, as a `CIVector`.
public let kCIInputExtentKey = "inputExtent"

/// Some numbers.
public let kCIInputWeightsKey = "inputWeights"

/// What is added to sums.
public let kCIInputBiasKey = "inputBias"

/// How much of the effect there is, −1…1.
public let kCIInputAmountKey = "inputAmount"

/// Of attributes: the filter's name.
public let kCIAttributeFilterName = "CIAttributeFilterName"

/// Of attributes: what the filter is called for people.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"

/// Of attributes: the categories the filter is in.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"

/// Of an input's attributes: the name of its class.
public let kCIAttributeClass = "CIAttributeClass"

/// Of an input's attributes: its default.
public let kCIAttributeDefault = "CIAttributeDefault"

/// Of an input's attributes: the least value.
public let kCIAttributeMin = "CIAttributeMin"

/// Of an input's attributes: the greatest value.
public let kCIAttributeMax = "CIAttributeMax"

/// Of an input's attributes: where a slider begins.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"

/// Of an input's attributes: where a slider ends.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"

/// Of an input's attributes: what it is called for people.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"

public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
public let kCICategoryGenerator = "CICategoryGenerator"
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
public let kCICategoryGradient = "CICategoryGradient"
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
public let kCICategoryReduction = "CICategoryReduction"
public let kCICategorySharpen = "CICategorySharpen"
public let kCICategoryStillImage = "CICategoryStillImage"
public let kCICategoryStylize = "CICategoryStylize"
public let kCICategoryTileEffect = "CICategoryTileEffect"
public let kCICategoryTransition = "CICategoryTransition"
public let kCICategoryVideo = "CICategoryVideo"
