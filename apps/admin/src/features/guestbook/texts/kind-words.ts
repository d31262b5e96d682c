import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'

/** A line or text of a box, or the facts below it. */
export type WordsName = 'title' | 'subtitle' | 'body' | 'button' | 'facts'

const SHORT: readonly WordsName[] = ['title', 'subtitle']
const LONG: readonly WordsName[] = [...SHORT, 'body', 'button']
/** With names and values that guests copy from its sheet. */
const WITH_FACTS: readonly WordsName[] = [...LONG, 'facts']

type KindWords = {
  fields: readonly WordsName[]
  /** Whether the kind says nothing without a title. */
  needsTitle: boolean
}

/** The words that a box of each kind shows, and no others: the form does not ask for what no guest will see. */
export const KIND_WORDS: Readonly<Record<CardType, KindWords>> = {
  Carousel: { fields: SHORT, needsTitle: false },
  Header: { fields: SHORT, needsTitle: true },
  Voucher: { fields: LONG, needsTitle: false },
  Content: { fields: WITH_FACTS, needsTitle: true },
  UnitSpecific: { fields: WITH_FACTS, needsTitle: false },
  Product: { fields: LONG, needsTitle: false },
  Facilities: { fields: WITH_FACTS, needsTitle: false },
  Group: { fields: SHORT, needsTitle: false },
  RoomCleaningBox: { fields: LONG, needsTitle: false },
  FixedSizeBox: { fields: SHORT, needsTitle: false },
  FixedSizeBoxSlider: { fields: SHORT, needsTitle: false },
}
