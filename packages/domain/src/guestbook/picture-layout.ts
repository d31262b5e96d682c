import type { CardStyles } from './card-schema.ts'

type Layout = CardStyles['layout']

const SHOWS_PICTURE: Readonly<Record<Layout, boolean>> = {
  picture: true,
  side: true,
  small: true,
  plain: false,
  brand: false,
}

/** The layout of a card once it has pictures: its first one must show, whatever the card looked like without. */
export function layoutForPictures(layout: Layout, count: { before: number; after: number }): Layout {
  const isFirst = count.before === 0 && count.after > 0
  return isFirst && !SHOWS_PICTURE[layout] ? 'picture' : layout
}
