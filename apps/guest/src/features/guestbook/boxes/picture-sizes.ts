import type { BoxPicture } from '@innkeeper/api/guestbook.ts'
import { PICTURE_CROPS } from '@innkeeper/domain/media/crops.ts'
import type { ShapeOn } from '../../../platform/property-picture.tsx'

type Proportions = Pick<BoxPicture, 'width' | 'height'>

/** Where a card's picture stands, as wide as it is drawn there, and how wide that is for its height. */
const PLACES = {
  over: { desk: '780px', phone: '100vw - 32px', aspect: 358 / 184 },
  above: { desk: '360px', phone: '72vw', aspect: 262 / 132 },
  small: { desk: '236px', phone: '50vw - 22px', aspect: 172 / 96 },
  side: { desk: '72px', phone: '72px', aspect: 1 },
  sheet: { desk: '640px', phone: '100vw', aspect: 16 / 10 },
  slide: { desk: '740px', phone: '100vw - 32px', aspect: 4 / 3 },
} as const
export type PicturePlace = keyof typeof PLACES

/**
 * What a browser is told of a picture that covers its place: one that is wider than the place is drawn at its full
 * height and cut at the sides, so more of its width is needed than the place has.
 */
export function sizesIn(place: PicturePlace, { width, height }: Proportions): string {
  const { desk, phone, aspect } = PLACES[place]
  const cover = Math.max(1, rounded(width / height / aspect))
  return `(min-width: 1024px) calc(${cover} * ${desk}), calc(${cover} * (${phone}))`
}

/** The same for the photograph at the top, whose place is as wide as the screen or a column, and as high as it is. */
export function heroSizes({ width, height }: Proportions, phoneHeight: number): string {
  const ratio = rounded(width / height)
  const phone = `max(100vw, ${Math.round(ratio * phoneHeight)}px)`
  return `(min-width: 1024px) max(36vw, calc(${ratio} * (100vh - 32px))), ${phone}`
}

/**
 * Where the photograph is cut before it is sent: most of a wide one would lie beside a phone, or beside the column
 * of a desk. Between the two its place is wide, and it is sent whole.
 */
export function heroShapes(phoneHeight: number): ShapeOn[] {
  return HERO_SHAPES.map(({ shape, media }) => {
    const proportions = { width: PICTURE_CROPS[shape], height: 1 }
    return { shape, media, sizes: heroSizes(proportions, phoneHeight) }
  })
}

const HERO_SHAPES = [
  { shape: 'tall', media: '(min-width: 1024px) and (min-height: 720px)' },
  { shape: 'upright', media: '(max-width: 480px), (min-width: 1024px)' },
] as const

function rounded(ratio: number): number {
  return Math.round(ratio * 100) / 100
}
