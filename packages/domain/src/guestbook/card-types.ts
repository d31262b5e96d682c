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
