// The built-in filters by their names as functions, with default inputs.

extension CIFilter {
  private class func builtin(_ name: String) -> BuiltinFilter {
    FilterKind.builtIn[name].map { BuiltinFilter($0, name: name) } ?? BuiltinFilter()
  }

  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { builtin("CIGaussianBlur") }

  public class func boxBlur() -> any CIFilter & CIBoxBlur { builtin("CIBoxBlur") }

  public class func discBlur() -> any CIFilter & CIDiscBlur { builtin("CIDiscBlur") }

  public class func motionBlur() -> any CIFilter & CIMotionBlur { builtin("CIMotionBlur") }

  public class func median() -> any CIFilter & CIMedian { builtin("CIMedianFilter") }

  public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
    builtin("CIMorphologyMaximum")
  }

  public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
    builtin("CIMorphologyMinimum")
  }

  public class func morphologyRectangleMaximum() -> any CIFilter & CIMorphologyRectangleMaximum {
    builtin("CIMorphologyRectangleMaximum")
  }

  public class func morphologyRectangleMinimum() -> any CIFilter & CIMorphologyRectangleMinimum {
    builtin("CIMorphologyRectangleMinimum")
  }

  public class func colorControls() -> any CIFilter & CIColorControls { builtin("CIColorControls") }

  public class func colorMatrix() -> any CIFilter & CIColorMatrix { builtin("CIColorMatrix") }

  public class func colorPolynomial() -> any CIFilter & CIColorPolynomial {
    builtin("CIColorPolynomial")
  }

  public class func colorClamp() -> any CIFilter & CIColorClamp { builtin("CIColorClamp") }

  public class func hueAdjust() -> any CIFilter & CIHueAdjust { builtin("CIHueAdjust") }

  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    builtin("CIExposureAdjust")
  }

  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { builtin("CIGammaAdjust") }

  public class func vibrance() -> any CIFilter & CIVibrance { builtin("CIVibrance") }

  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    builtin("CIWhitePointAdjust")
  }

  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    builtin("CISRGBToneCurveToLinear")
  }

  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    builtin("CILinearToSRGBToneCurve")
  }

  public class func colorThreshold() -> any CIFilter & CIColorThreshold {
    builtin("CIColorThreshold")
  }

  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    builtin("CITemperatureAndTint")
  }

  public class func colorInvert() -> any CIFilter & CIColorInvert { builtin("CIColorInvert") }

  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    builtin("CIColorMonochrome")
  }

  public class func sepiaTone() -> any CIFilter & CISepiaTone { builtin("CISepiaTone") }

  public class func falseColor() -> any CIFilter & CIFalseColor { builtin("CIFalseColor") }

  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    builtin("CIColorPosterize")
  }

  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { builtin("CIMaskToAlpha") }

  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    builtin("CIMaximumComponent")
  }

  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    builtin("CIMinimumComponent")
  }

  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    builtin("CIPhotoEffectMono")
  }

  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    builtin("CIPhotoEffectNoir")
  }

  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    builtin("CIPhotoEffectTonal")
  }

  public class func vignette() -> any CIFilter & CIVignette { builtin("CIVignette") }

  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
    builtin("CIVignetteEffect")
  }

  public class func colorCube() -> any CIFilter & CIColorCube { builtin("CIColorCube") }

  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { builtin("CIBlendWithMask") }

  public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask {
    builtin("CIBlendWithRedMask")
  }

  public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask {
    builtin("CIBlendWithBlueMask")
  }

  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    builtin("CIBlendWithAlphaMask")
  }

  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    builtin("CIDissolveTransition")
  }

  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CIAdditionCompositing")
  }

  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CIMaximumCompositing")
  }

  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CIMinimumCompositing")
  }

  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CIMultiplyCompositing")
  }

  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CISourceAtopCompositing")
  }

  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CISourceInCompositing")
  }

  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CISourceOutCompositing")
  }

  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CISourceOverCompositing")
  }

  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIColorBlendMode")
  }

  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIColorBurnBlendMode")
  }

  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIColorDodgeBlendMode")
  }

  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIDarkenBlendMode")
  }

  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIDifferenceBlendMode")
  }

  public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIDivideBlendMode")
  }

  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIExclusionBlendMode")
  }

  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIHardLightBlendMode")
  }

  public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIHueBlendMode")
  }

  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CILightenBlendMode")
  }

  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CILinearBurnBlendMode")
  }

  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CILinearDodgeBlendMode")
  }

  public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CILinearLightBlendMode")
  }

  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CILuminosityBlendMode")
  }

  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIMultiplyBlendMode")
  }

  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIOverlayBlendMode")
  }

  public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIPinLightBlendMode")
  }

  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CISaturationBlendMode")
  }

  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIScreenBlendMode")
  }

  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CISoftLightBlendMode")
  }

  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CISubtractBlendMode")
  }

  public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIVividLightBlendMode")
  }

  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    builtin("CICheckerboardGenerator")
  }

  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    builtin("CIStripesGenerator")
  }

  public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
    builtin("CIRandomGenerator")
  }

  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    builtin("CIQRCodeGenerator")
  }

  public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
    builtin("CIRoundedRectangleGenerator")
  }

  public class func linearGradient() -> any CIFilter & CILinearGradient {
    builtin("CILinearGradient")
  }

  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    builtin("CISmoothLinearGradient")
  }

  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    builtin("CIRadialGradient")
  }

  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    builtin("CIGaussianGradient")
  }

  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
    builtin("CIBumpDistortion")
  }

  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
    builtin("CIPinchDistortion")
  }

  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
    builtin("CICircleSplashDistortion")
  }

  public class func holeDistortion() -> any CIFilter & CIHoleDistortion {
    builtin("CIHoleDistortion")
  }

  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    builtin("CITwirlDistortion")
  }

  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
    builtin("CIVortexDistortion")
  }

  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    builtin("CIPerspectiveTransform")
  }

  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    builtin("CIPerspectiveCorrection")
  }

  public class func affineClamp() -> any CIFilter & CIAffineClamp { builtin("CIAffineClamp") }

  public class func affineTile() -> any CIFilter & CIAffineTile { builtin("CIAffineTile") }

  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    builtin("CILanczosScaleTransform")
  }

  public class func areaAverage() -> any CIFilter & CIAreaAverage { builtin("CIAreaAverage") }

  public class func areaMaximum() -> any CIFilter & CIAreaMaximum { builtin("CIAreaMaximum") }

  public class func areaMinimum() -> any CIFilter & CIAreaMinimum { builtin("CIAreaMinimum") }

  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    builtin("CISharpenLuminance")
  }

  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { builtin("CIUnsharpMask") }

  public class func bloom() -> any CIFilter & CIBloom { builtin("CIBloom") }

  public class func gloom() -> any CIFilter & CIGloom { builtin("CIGloom") }

  public class func edges() -> any CIFilter & CIEdges { builtin("CIEdges") }

  public class func pixellate() -> any CIFilter & CIPixellate { builtin("CIPixellate") }

  public class func convolution3X3() -> any CIFilter & CIConvolution { builtin("CIConvolution3X3") }

  public class func convolution5X5() -> any CIFilter & CIConvolution { builtin("CIConvolution5X5") }

  public class func convolution7X7() -> any CIFilter & CIConvolution { builtin("CIConvolution7X7") }

  public class func convolution9Horizontal() -> any CIFilter & CIConvolution {
    builtin("CIConvolution9Horizontal")
  }

  public class func convolution9Vertical() -> any CIFilter & CIConvolution {
    builtin("CIConvolution9Vertical")
  }
}
