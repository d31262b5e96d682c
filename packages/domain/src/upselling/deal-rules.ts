import type { Visitor } from '../guestbook/visibility.ts'
import type { Product } from '../orders/product-schema.ts'
import { journeyOf } from '../orders/product-visibility.ts'
import { titleOf } from '../orders/product-words.ts'
import { dayOfIsoDate } from '../time.ts'
import type { Deal } from './deal-schema.ts'

/** Whom a deal is looked at by: a guest on a day of the property's calendar. */
export type DealVisitor = Pick<Visitor, 'state' | 'targetGroups' | 'unitCategory'> & {
  stay: { arrival: string; departure: string } | null
  today: string
}

/** Whether a deal is for this guest now; the three steps of its editor say what it lacks, this says whom it is for. */
export function isDealFor(
  { state, visibility }: Pick<Deal, 'state' | 'visibility'>,
  visitor: DealVisitor,
): boolean {
  const { guestJourney, targetGroups, unitCategories, daysBeforeArrival, nights } = visibility
  const { stay, today } = visitor
  return (
    state === 'active' &&
    guestJourney.includes(journeyOf(visitor.state)) &&
    (targetGroups.length === 0 || targetGroups.some((group) => visitor.targetGroups.includes(group))) &&
    (unitCategories.length === 0 ||
      (visitor.unitCategory !== null && unitCategories.includes(visitor.unitCategory))) &&
    (stay === null ||
      (isWithin(daysBeforeArrival, dayOfIsoDate(stay.arrival) - dayOfIsoDate(today)) &&
        isWithin(nights, dayOfIsoDate(stay.departure) - dayOfIsoDate(stay.arrival))))
  )
}

/** Whether a product can be in a deal or in an e-mail: it is for guests, and its area has automation (spec 9). */
export function isForDeals({
  state,
  internal,
  type,
  visibility,
}: Pick<Product, 'state' | 'internal' | 'type' | 'visibility'>): boolean {
  return type === 'product' && state === 'enabled' && !internal && visibility.productArea.automation
}

/** Whether a change of a product takes the deals that are made of it off sale: guests could buy it in one until now. */
export function leavesDeals(before: Product, after: Product): boolean {
  return isSoldInDeals(before) && !isSoldInDeals(after)
}

function isSoldInDeals(product: Product): boolean {
  return isForDeals(product) && titleOf(product, { languageIndex: 0, defaultIndex: 0 }) !== ''
}

/** The three steps of the editor (spec 4), each done or not. */
export type DealSteps = { what: boolean; words: boolean; whom: boolean }

/** Which steps of a deal are done: something is offered, it has a title in the default language, and somebody can see it. */
export function dealSteps(
  { products, content, visibility }: Pick<Deal, 'products' | 'content' | 'visibility'>,
  { defaultIndex, offered }: { defaultIndex: number; offered: ReadonlySet<string> },
): DealSteps {
  return {
    what: products.length > 0 && products.every(({ productId }) => offered.has(productId)),
    words: (content[String(defaultIndex)]?.title ?? '').trim() !== '',
    // The store closes before the arrival: whoever is in the house, or was, sees none of it.
    whom: visibility.guestJourney.includes('PRE_STAY'),
  }
}

export function isDealComplete(steps: DealSteps): boolean {
  return steps.what && steps.words && steps.whom
}

/** Whether a range ends before it begins, and so holds nothing. */
export function isBackwards({ from, to }: { from: number | null; to: number | null }): boolean {
  return from !== null && to !== null && from > to
}

function isWithin({ from, to }: { from: number | null; to: number | null }, value: number): boolean {
  return (from === null || value >= from) && (to === null || value <= to)
}
