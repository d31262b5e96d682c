import type { PictureFormat } from './sizes.ts'

/** The shapes a photograph is cut to for the top of a page, as width by height; nothing else is cut. */
export const PICTURE_CROPS = { upright: 0.9, tall: 0.6 } as const
export type PictureCrop = keyof typeof PICTURE_CROPS

/** Widths in pixels a cut picture is served in. The widest is 2.5 times what a phone shows: sharp at any density. */
export const CROP_WIDTHS = [480, 640, 800, 1080] as const
export type CropWidth = (typeof CROP_WIDTHS)[number]

/** Where it may be cut, in percent from the left: its focal point, rounded, so that the list is short. */
export const CROP_STEPS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const
export type CropStep = (typeof CROP_STEPS)[number]

/** A shape, and where the picture is cut to it. */
export type Crop = { shape: PictureCrop; at: CropStep }

/** The step nearest to a picture's focal point, which is from 0 to 1. */
export function cropStepOf(focalX: number): CropStep {
  return (Math.round(focalX * 10) * 10) as CropStep
}

/** How wide a picture is once cut; null where it is no wider than the shape, so that nothing is cut. */
export function croppedWidth(shape: PictureCrop, { width, height }: { width: number; height: number }) {
  const cropped = Math.round(height * PICTURE_CROPS[shape])
  return cropped < width ? cropped : null
}

/** The cut picture in all widths up to its own, as HTML lists them for the browser to choose from. */
export function cropSet(crop: Crop, ownWidth: number, folder: string, format: PictureFormat): string {
  const last = CROP_WIDTHS.findIndex((width) => width >= ownWidth)
  return CROP_WIDTHS.slice(0, last < 0 ? CROP_WIDTHS.length : last + 1)
    .map((width) => `${folder}/${cropName(crop, width, format)} ${Math.min(width, ownWidth)}w`)
    .join(', ')
}

/** A cut picture's own name in its folder; it says where it is cut, so that a moved focal point is a new address. */
export function cropName({ shape, at }: Crop, width: CropWidth, format: PictureFormat): string {
  return `${shape}-${at}-${width}.${format}`
}
