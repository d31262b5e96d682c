import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'

export type SectionName =
  | 'link'
  | 'held'
  | 'facilities'
  | 'cleaning'
  | 'pictures'
  | 'icon'
  | 'product'
  | 'look'

/** What the form of each kind has between its texts and its visibility, in this order. */
export const KIND_SECTIONS: Readonly<Record<CardType, readonly SectionName[]>> = {
  Carousel: ['pictures'],
  Header: ['look'],
  Voucher: [],
  Content: ['pictures', 'look'],
  UnitSpecific: ['pictures'],
  Product: ['pictures', 'product', 'look'],
  Facilities: ['facilities', 'pictures', 'look'],
  Group: ['held'],
  RoomCleaningBox: ['cleaning'],
  FixedSizeBox: ['link', 'icon', 'look'],
  FixedSizeBoxSlider: ['held'],
}
