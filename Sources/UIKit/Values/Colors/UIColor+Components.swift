import CoreGraphics
import Raster
