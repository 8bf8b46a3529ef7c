import CoreGraphics

/// A built-in filter with every input of any of them as a property; those that it does not have change nothing.
final class BuiltinFilter: CIFilter {
  var aVector: CIVector {
    get { vector("inputAVector") }
    set { setValue(newValue, forKey: "inputAVector") }
  }

  var alphaCoefficients: CIVector {
    get { vector("inputAlphaCoefficients") }
    set { setValue(newValue, forKey: "inputAlphaCoefficients") }
  }

  var amount: Float {
    get { Float(number("inputAmount")) }
    set { setValue(newValue, forKey: "inputAmount") }
  }

  var angle: Float {
    get { Float(number("inputAngle")) }
    set { setValue(newValue, forKey: "inputAngle") }
  }

  var aspectRatio: Float {
    get { Float(number("inputAspectRatio")) }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }

  var bVector: CIVector {
    get { vector("inputBVector") }
    set { setValue(newValue, forKey: "inputBVector") }
  }

  var backgroundImage: CIImage? {
    get { image("inputBackgroundImage") }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }

  var bias: Float {
    get { Float(number("inputBias")) }
    set { setValue(newValue, forKey: "inputBias") }
  }

  var biasVector: CIVector {
    get { vector("inputBiasVector") }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }

  var blueCoefficients: CIVector {
    get { vector("inputBlueCoefficients") }
    set { setValue(newValue, forKey: "inputBlueCoefficients") }
  }

  var bottomLeft: CGPoint {
    get { CGPoint(point("inputBottomLeft")) }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomLeft") }
  }

  var bottomRight: CGPoint {
    get { CGPoint(point("inputBottomRight")) }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomRight") }
  }

  var brightness: Float {
    get { Float(number("inputBrightness")) }
    set { setValue(newValue, forKey: "inputBrightness") }
  }

  var center: CGPoint {
    get { CGPoint(point("inputCenter")) }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }

  var color: CIColor {
    get { ciColor("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }

  var color0: CIColor {
    get { ciColor("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }

  var color1: CIColor {
    get { ciColor("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }

  var contrast: Float {
    get { Float(number("inputContrast")) }
    set { setValue(newValue, forKey: "inputContrast") }
  }

  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

  var cubeData: Data {
    get { Data(bytes("inputCubeData") ?? []) }
    set { setValue(newValue, forKey: "inputCubeData") }
  }

  var cubeDimension: Float {
    get { Float(number("inputCubeDimension")) }
    set { setValue(newValue, forKey: "inputCubeDimension") }
  }

  var ev: Float {
    get { Float(number("inputEV")) }
    set { setValue(newValue, forKey: "inputEV") }
  }

  var extent: CGRect {
    get { rect("inputExtent") }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }

  var falloff: Float {
    get { Float(number("inputFalloff")) }
    set { setValue(newValue, forKey: "inputFalloff") }
  }

  var gVector: CIVector {
    get { vector("inputGVector") }
    set { setValue(newValue, forKey: "inputGVector") }
  }

  var greenCoefficients: CIVector {
    get { vector("inputGreenCoefficients") }
    set { setValue(newValue, forKey: "inputGreenCoefficients") }
  }

  var height: Float {
    get { Float(number("inputHeight")) }
    set { setValue(newValue, forKey: "inputHeight") }
  }

  var inputImage: CIImage? {
    get { image("inputImage") }
    set { setValue(newValue, forKey: "inputImage") }
  }

  var intensity: Float {
    get { Float(number("inputIntensity")) }
    set { setValue(newValue, forKey: "inputIntensity") }
  }

  var levels: Float {
    get { Float(number("inputLevels")) }
    set { setValue(newValue, forKey: "inputLevels") }
  }

  var maskImage: CIImage? {
    get { image("inputMaskImage") }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }

  var maxComponents: CIVector {
    get { vector("inputMaxComponents") }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }

  var message: Data {
    get { Data(bytes("inputMessage") ?? []) }
    set { setValue(newValue, forKey: "inputMessage") }
  }

  var minComponents: CIVector {
    get { vector("inputMinComponents") }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }

  var neutral: CIVector {
    get { vector("inputNeutral") }
    set { setValue(newValue, forKey: "inputNeutral") }
  }

  var point0: CGPoint {
    get { CGPoint(point("inputPoint0")) }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }

  var point1: CGPoint {
    get { CGPoint(point("inputPoint1")) }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }

  var power: Float {
    get { Float(number("inputPower")) }
    set { setValue(newValue, forKey: "inputPower") }
  }

  var rVector: CIVector {
    get { vector("inputRVector") }
    set { setValue(newValue, forKey: "inputRVector") }
  }

  var radius: Float {
    get { Float(number("inputRadius")) }
    set { setValue(newValue, forKey: "inputRadius") }
  }

  var radius0: Float {
    get { Float(number("inputRadius0")) }
    set { setValue(newValue, forKey: "inputRadius0") }
  }

  var radius1: Float {
    get { Float(number("inputRadius1")) }
    set { setValue(newValue, forKey: "inputRadius1") }
  }

  var redCoefficients: CIVector {
    get { vector("inputRedCoefficients") }
    set { setValue(newValue, forKey: "inputRedCoefficients") }
  }

  var saturation: Float {
    get { Float(number("inputSaturation")) }
    set { setValue(newValue, forKey: "inputSaturation") }
  }

  var scale: Float {
    get { Float(number("inputScale")) }
    set { setValue(newValue, forKey: "inputScale") }
  }

  var sharpness: Float {
    get { Float(number("inputSharpness")) }
    set { setValue(newValue, forKey: "inputSharpness") }
  }

  var targetImage: CIImage? {
    get { image("inputTargetImage") }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }

  var targetNeutral: CIVector {
    get { vector("inputTargetNeutral") }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }

  var threshold: Float {
    get { Float(number("inputThreshold")) }
    set { setValue(newValue, forKey: "inputThreshold") }
  }

  var time: Float {
    get { Float(number("inputTime")) }
    set { setValue(newValue, forKey: "inputTime") }
  }

  var topLeft: CGPoint {
    get { CGPoint(point("inputTopLeft")) }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopLeft") }
  }

  var topRight: CGPoint {
    get { CGPoint(point("inputTopRight")) }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopRight") }
  }

  var transform: CGAffineTransform {
    get { transform("inputTransform") }
    set { setValue(newValue, forKey: "inputTransform") }
  }

  var weights: CIVector {
    get { vector("inputWeights") }
    set { setValue(newValue, forKey: "inputWeights") }
  }

  var width: Float {
    get { Float(number("inputWidth")) }
    set { setValue(newValue, forKey: "inputWidth") }
  }
}

extension BuiltinFilter: CIGaussianBlur {}
extension BuiltinFilter: CIBoxBlur {}
extension BuiltinFilter: CIDiscBlur {}
extension BuiltinFilter: CIMotionBlur {}
extension BuiltinFilter: CIMedian {}
extension BuiltinFilter: CIMorphologyMaximum {}
extension BuiltinFilter: CIMorphologyMinimum {}
extension BuiltinFilter: CIMorphologyRectangleMaximum {}
extension BuiltinFilter: CIMorphologyRectangleMinimum {}
extension BuiltinFilter: CIColorControls {}
extension BuiltinFilter: CIColorMatrix {}
extension BuiltinFilter: CIColorPolynomial {}
extension BuiltinFilter: CIColorClamp {}
extension BuiltinFilter: CIHueAdjust {}
extension BuiltinFilter: CIExposureAdjust {}
extension BuiltinFilter: CIGammaAdjust {}
extension BuiltinFilter: CIVibrance {}
extension BuiltinFilter: CIWhitePointAdjust {}
extension BuiltinFilter: CISRGBToneCurveToLinear {}
extension BuiltinFilter: CILinearToSRGBToneCurve {}
extension BuiltinFilter: CIColorThreshold {}
extension BuiltinFilter: CITemperatureAndTint {}
extension BuiltinFilter: CIColorInvert {}
extension BuiltinFilter: CIColorMonochrome {}
extension BuiltinFilter: CISepiaTone {}
extension BuiltinFilter: CIFalseColor {}
extension BuiltinFilter: CIColorPosterize {}
extension BuiltinFilter: CIMaskToAlpha {}
extension BuiltinFilter: CIMaximumComponent {}
extension BuiltinFilter: CIMinimumComponent {}
extension BuiltinFilter: CIPhotoEffect {}
extension BuiltinFilter: CIVignette {}
extension BuiltinFilter: CIVignetteEffect {}
extension BuiltinFilter: CIColorCube {}
extension BuiltinFilter: CIBlendWithMask {}
extension BuiltinFilter: CIDissolveTransition {}
extension BuiltinFilter: CICompositeOperation {}
extension BuiltinFilter: CICheckerboardGenerator {}
extension BuiltinFilter: CIStripesGenerator {}
extension BuiltinFilter: CIRandomGenerator {}
extension BuiltinFilter: CIQRCodeGenerator {}
extension BuiltinFilter: CIRoundedRectangleGenerator {}
extension BuiltinFilter: CILinearGradient {}
extension BuiltinFilter: CISmoothLinearGradient {}
extension BuiltinFilter: CIRadialGradient {}
extension BuiltinFilter: CIGaussianGradient {}
extension BuiltinFilter: CIBumpDistortion {}
extension BuiltinFilter: CIPinchDistortion {}
extension BuiltinFilter: CICircleSplashDistortion {}
extension BuiltinFilter: CIHoleDistortion {}
extension BuiltinFilter: CITwirlDistortion {}
extension BuiltinFilter: CIVortexDistortion {}
extension BuiltinFilter: CIPerspectiveTransform {}
extension BuiltinFilter: CIPerspectiveCorrection {}
extension BuiltinFilter: CIAffineClamp {}
extension BuiltinFilter: CIAffineTile {}
extension BuiltinFilter: CILanczosScaleTransform {}
extension BuiltinFilter: CIAreaAverage {}
extension BuiltinFilter: CIAreaMaximum {}
extension BuiltinFilter: CIAreaMinimum {}
extension BuiltinFilter: CISharpenLuminance {}
extension BuiltinFilter: CIUnsharpMask {}
extension BuiltinFilter: CIBloom {}
extension BuiltinFilter: CIGloom {}
extension BuiltinFilter: CIEdges {}
extension BuiltinFilter: CIPixellate {}
extension BuiltinFilter: CIConvolution {}
