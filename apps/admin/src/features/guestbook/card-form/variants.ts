import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import { cleaningActionOf } from '@innkeeper/domain/guestbook/cleaning-action.ts'

type Varied = Pick<Card, 'type' | 'content' | 'options'>

/** What a kind says more than one text by: nothing, before and after redeeming, what is asked for, the room. */
type VariesBy = 'nothing' | 'redeeming' | 'cleaning' | 'room'

export const VARIES_BY: Readonly<Record<CardType, VariesBy>> = {
  Carousel: 'nothing',
  Header: 'nothing',
  Voucher: 'redeeming',
  Content: 'nothing',
  UnitSpecific: 'room',
  Product: 'nothing',
  Facilities: 'nothing',
  Group: 'nothing',
  RoomCleaningBox: 'cleaning',
  FixedSizeBox: 'nothing',
  FixedSizeBoxSlider: 'nothing',
}

const VARIANTS: Readonly<Record<VariesBy, (card: Varied) => string[]>> = {
  nothing: () => ['default'],
  redeeming: (card) => [named(card, 'preRedeemed'), 'redeemed'],
  cleaning: (card) => [named(card, cleaningActionOf(card.options))],
  room: (card) => ['default', ...ownVariants(card)],
}

/** The variants of a card one writes, the one that names it first (spec 3). */
export function variantsOf(card: Varied): string[] {
  return VARIANTS[VARIES_BY[card.type]](card)
}

function hasVariant({ content }: Varied, name: string): boolean {
  return Object.values(content).some((variants) => variants[name] !== undefined)
}

/** A card from before its kind had variants says all of it in the default one. */
function named(card: Varied, name: string): string {
  return hasVariant(card, name) || !hasVariant(card, 'default') ? name : 'default'
}

/** `unit:<id>` and `category:<id>` of a card that says something else in each room. */
function ownVariants({ content }: Varied): string[] {
  const names = Object.values(content).flatMap((variants) => Object.keys(variants))
  return [...new Set(names)].filter((name) => /^(unit|category):/.test(name)).sort()
}
