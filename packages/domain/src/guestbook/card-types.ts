/** The eleven box kinds (spec 3). */
export const CARD_TYPES = [
  'Carousel',
  'Header',
  'Voucher',
  'Content',
  'UnitSpecific',
  'Product',
  'Facilities',
  'Group',
  'RoomCleaningBox',
  'FixedSizeBox',
  'FixedSizeBoxSlider',
] as const
export type CardType = (typeof CARD_TYPES)[number]

/** Kinds that show neither a body nor a button: the editor does not ask for what no guest will see. */
const SHORT_TYPES: readonly CardType[] = ['Header', 'Carousel']

/** Whether guests see a body and a button on a box of this kind. */
export function hasBodyAndButton(type: CardType): boolean {
  return !SHORT_TYPES.includes(type)
}

/** Kinds that hold other cards: all of one kind (spec 5). */
export const HOLDING_TYPES: readonly CardType[] = ['Group', 'FixedSizeBoxSlider']

/** What a card is called when none of its texts is long enough (spec 3). */
export const CARD_FALLBACK_NAMES: Record<CardType, string> = {
  Carousel: 'Image Slider',
  Header: 'Greeting Box',
  Voucher: 'Voucher Box',
  Content: 'Content Box',
  UnitSpecific: 'Unit Specific',
  Product: 'Product Box',
  Facilities: 'Facilities Box',
  Group: 'Box Slider',
  RoomCleaningBox: 'Room Cleaning',
  FixedSizeBox: 'Fixed Size Box',
  FixedSizeBoxSlider: 'Mini Slider',
}
