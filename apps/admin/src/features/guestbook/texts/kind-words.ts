import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'

/** A line or text of a box, or the facts below it. */
export type WordsName = 'title' | 'subtitle' | 'body' | 'button' | 'saving' | 'facts'

const SHORT: readonly WordsName[] = ['title', 'subtitle']
const LONG: readonly WordsName[] = [...SHORT, 'body', 'button']
/** With names and values that guests copy from its sheet. */
const WITH_FACTS: readonly WordsName[] = [...LONG, 'facts']

/** Where a button leads: where staff say, or to what the card is for. */
type ButtonLeads = 'link' | 'order' | 'voucher' | 'cleaning'

type KindWords = {
  fields: readonly WordsName[]
  /** Null for a kind without a button. */
  buttonLeads: ButtonLeads | null
}

/** The words that a box of each kind shows, and no others: the form does not ask for what no guest will see. */
export const KIND_WORDS: Readonly<Record<CardType, KindWords>> = {
  Carousel: { fields: SHORT, buttonLeads: null },
  Header: { fields: SHORT, buttonLeads: null },
  Voucher: { fields: LONG, buttonLeads: 'voucher' },
  Content: { fields: WITH_FACTS, buttonLeads: 'link' },
  UnitSpecific: { fields: WITH_FACTS, buttonLeads: 'link' },
  Product: { fields: LONG, buttonLeads: 'order' },
  Facilities: { fields: WITH_FACTS, buttonLeads: 'link' },
  Group: { fields: SHORT, buttonLeads: null },
  RoomCleaningBox: { fields: [...LONG, 'saving'], buttonLeads: 'cleaning' },
  FixedSizeBox: { fields: SHORT, buttonLeads: null },
  FixedSizeBoxSlider: { fields: SHORT, buttonLeads: null },
}
