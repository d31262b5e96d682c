/** What differs from one box kind to the next; what only one app has to say of a kind is a record of its own there. */
export type CardKind = {
  /** What a card is called when none of its texts is long enough (spec 3). */
  fallbackName: string
  /** The variants it has words for (spec 3); a new card begins with them, empty. */
  variants: readonly [string, ...string[]]
  /** How a new card looks. */
  startLayout: 'plain' | 'brand'
  /** Whether guests see a body and a button: the editor does not ask for what no guest will see. */
  hasBodyAndButton: boolean
  /** Whether it says nothing without a title in the default language. */
  needsTitle: boolean
  /** What it holds (spec 5): other cards, all of one kind, or of this kind only. */
  holds: 'nothing' | 'one kind' | 'FixedSizeBox'
  canBeHeld: boolean
  /** There is one at most; it stands above all others and is never moved (spec 5). */
  isHeader: boolean
  /** Guests redeem it once, and the product remembers who did (spec 4). */
  isRedeemable: boolean
  /** It opens a form with products (spec 3). */
  hasForm: boolean
  /** Guests decide on it whether their room is cleaned tomorrow; its words go by what it offers. */
  isAboutCleaning: boolean
  /** All of it is a link: where that is left out for somebody, so is the box. */
  isLink: boolean
  /** What it says belongs to the guest's own unit, and rides in no answer that others get. */
  isForOwnUnit: boolean
}

const ORDINARY = {
  variants: ['default'],
  startLayout: 'plain',
  hasBodyAndButton: true,
  needsTitle: false,
  holds: 'nothing',
  canBeHeld: true,
  isHeader: false,
  isRedeemable: false,
  hasForm: false,
  isAboutCleaning: false,
  isLink: false,
  isForOwnUnit: false,
} as const satisfies Partial<CardKind>

/** The eleven box kinds (spec 3), in the order in which staff are offered them. */
const KINDS = {
  Carousel: { ...ORDINARY, fallbackName: 'Image Slider', hasBodyAndButton: false },
  Header: {
    ...ORDINARY,
    fallbackName: 'Greeting Box',
    startLayout: 'brand',
    hasBodyAndButton: false,
    needsTitle: true,
    canBeHeld: false,
    isHeader: true,
  },
  Voucher: {
    ...ORDINARY,
    fallbackName: 'Voucher Box',
    variants: ['preRedeemed', 'redeemed'],
    isRedeemable: true,
  },
  Content: { ...ORDINARY, fallbackName: 'Content Box', needsTitle: true },
  UnitSpecific: { ...ORDINARY, fallbackName: 'Unit Specific', isForOwnUnit: true },
  Product: { ...ORDINARY, fallbackName: 'Product Box', hasForm: true },
  Facilities: { ...ORDINARY, fallbackName: 'Facilities Box' },
  Group: { ...ORDINARY, fallbackName: 'Box Slider', holds: 'one kind', canBeHeld: false },
  RoomCleaningBox: {
    ...ORDINARY,
    fallbackName: 'Room Cleaning',
    variants: ['either'],
    isAboutCleaning: true,
  },
  FixedSizeBox: { ...ORDINARY, fallbackName: 'Fixed Size Box', isLink: true },
  FixedSizeBoxSlider: { ...ORDINARY, fallbackName: 'Mini Slider', holds: 'FixedSizeBox', canBeHeld: false },
} as const satisfies Record<string, CardKind>

export type CardType = keyof typeof KINDS

export const CARD_KINDS: Readonly<Record<CardType, CardKind>> = KINDS

export const CARD_TYPES = Object.keys(KINDS) as CardType[]

/** Whether guests see a body and a button on a box of this kind. */
export function hasBodyAndButton(type: CardType): boolean {
  return CARD_KINDS[type].hasBodyAndButton
}

/** Whether a card of this kind is the header of its guestbook. */
export function isHeader({ type }: { type: CardType }): boolean {
  return CARD_KINDS[type].isHeader
}
