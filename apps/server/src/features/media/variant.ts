import {
  CROP_STEPS,
  CROP_WIDTHS,
  type Crop,
  type CropWidth,
  cropName,
  PICTURE_CROPS,
  type PictureCrop,
} from '@innkeeper/domain/media/crops.ts'
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from '@innkeeper/domain/media/sizes.ts'

/** A picture whole, or cut to a shape, in one width and format. */
export type VariantSize =
  | { crop?: never; width: PictureWidth; format: PictureFormat }
  | { crop: Crop; width: CropWidth; format: PictureFormat }

/** One picture of one property in one size. */
export type VariantId = { propertyId: string; mediaId: string } & VariantSize

/** Finished bytes, ready to be sent. */
export type Variant = { bytes: Buffer; etag: string; mimeType: string }

/** Every size there is, by its name: the closed list of what is ever made of one picture. */
const SIZES: ReadonlyMap<string, VariantSize> = new Map(
  [...wholeSizes(), ...croppedSizes()].map((size) => [variantName(size), size]),
)
export const VARIANT_SIZES: readonly VariantSize[] = [...SIZES.values()]

/** Reads `800.avif` or `upright-50-800.avif`; undefined for a name that is not on the closed list. */
export function parseVariantName(name: string): VariantSize | undefined {
  return SIZES.get(name)
}

/** The variant's place below the cache folder, and its key in memory. */
export function variantPath({ propertyId, mediaId, ...size }: VariantId): string {
  return `${propertyId}/${mediaId}/${variantName(size)}`
}

function variantName(size: VariantSize): string {
  return size.crop ? cropName(size.crop, size.width, size.format) : `${size.width}.${size.format}`
}

function wholeSizes(): VariantSize[] {
  return PICTURE_FORMATS.flatMap((format) => PICTURE_WIDTHS.map((width) => ({ width, format })))
}

function croppedSizes(): VariantSize[] {
  const shapes = Object.keys(PICTURE_CROPS) as PictureCrop[]
  const crops = shapes.flatMap((shape) => CROP_STEPS.map((at) => ({ shape, at })))
  return crops.flatMap((crop) =>
    PICTURE_FORMATS.flatMap((format) => CROP_WIDTHS.map((width) => ({ crop, width, format }))),
  )
}
