import { dealChangeSchema, type StaffDeal } from '@innkeeper/api/upselling/deals.ts'
import * as price from '@innkeeper/domain/upselling/deal-price.ts'
import { type DealSteps, dealSteps, isBackwards } from '@innkeeper/domain/upselling/deal-rules.ts'
import type { Deal, DealContent, DealProduct } from '@innkeeper/domain/upselling/deal-schema.ts'
import * as z from 'zod/mini'
import { UNREADABLE } from '../../../components/editing/amount-field/amount-field.tsx'

/** What the editor changes of a deal: everything but what it is. */
export type DealDraft = Omit<Deal, 'id' | 'version'>

export const NO_WORDS: DealContent = { title: '', subtitle: '', description: '' }
export const dealDraftSchema = z.required(dealChangeSchema)

export function draftOf({ deal }: StaffDeal): DealDraft {
  const { id: _id, version: _version, ...rest } = deal
  return rest
}

/** The draft as it is saved: no spaces around words, no language without any. */
export function tidyDraft(draft: DealDraft): DealDraft {
  const content = Object.entries(draft.content)
    .map(([language, { title, subtitle, description }]): [string, DealContent] => [
      language,
      { title: title.trim(), subtitle: subtitle.trim(), description: description.trim() },
    ])
    .filter(([, { title, subtitle, description }]) => title || subtitle || description)
  return { ...draft, content: Object.fromEntries(content) }
}

/** What a draft is looked at beside: products as far as they are known, and what guests get of the deal already. */
export type DraftFacts = {
  productOf: (productId: string) => price.PricedProduct | undefined
  saved: DealDraft
  /** Whether guests can buy what is saved. */
  isOnSale: boolean
  defaultIndex: number
}

/** Whether the price of the deal is one that nobody would call lowered. */
export function isNoSale(salePrice: number | null, product: price.PricedProduct | undefined): boolean {
  return product !== undefined && price.isNoSale(salePrice, product)
}

/** Whether a product stands in the deal at this price already; what it costs without the deal may have changed since. */
export function isSavedPrice({ productId, salePrice }: DealProduct, saved: DealDraft): boolean {
  return saved.products.some((each) => each.productId === productId && each.salePrice === salePrice)
}

/** Whether a time in which guests see it ends before it begins; of a number that is none nothing is said. */
export function isRangeBackwards(range: { from: number | null; to: number | null }): boolean {
  return range.from !== UNREADABLE && range.to !== UNREADABLE && isBackwards(range)
}

/** Which steps can be saved as they stand. What is on sale waits rather than leave the store half typed. */
export function savableSteps(typed: DealDraft, facts: DraftFacts): DealSteps {
  const draft = tidyDraft(typed)
  const { products, pictures, content, visibility } = draft
  const { daysBeforeArrival, nights } = visibility
  const fits = (change: Partial<DealDraft>) => z.safeParse(dealChangeSchema, change).success
  const isKept = (step: keyof DealSteps) => !facts.isOnSale || filledSteps(draft, facts)[step]
  return {
    what:
      fits({ products, pictures }) &&
      products.every((product) => isPriceSavable(product, facts)) &&
      isKept('what'),
    words: fits({ content }) && isKept('words'),
    whom:
      fits({ visibility }) &&
      !isRangeBackwards(daysBeforeArrival) &&
      !isRangeBackwards(nights) &&
      isKept('whom'),
  }
}

function isPriceSavable(product: DealProduct, { productOf, saved }: DraftFacts): boolean {
  return isSavedPrice(product, saved) || !isNoSale(product.salePrice, productOf(product.productId))
}

/** Which steps have what a deal on sale cannot do without, whatever becomes of its products elsewhere. */
function filledSteps(draft: DealDraft, { defaultIndex }: DraftFacts): DealSteps {
  const offered = new Set(draft.products.map(({ productId }) => productId))
  return dealSteps(draft, { defaultIndex, offered })
}

/** Whether all of it can be saved as it stands. */
export function isComplete(typed: DealDraft, facts: DraftFacts): boolean {
  const { what, words, whom } = savableSteps(typed, facts)
  return what && words && whom
}

/** How many words guests of a language do without: a title, and what else the default language has. */
export function missingWords(content: DealDraft['content'], language: number, main: number): number {
  const there = content[language] ?? NO_WORDS
  const reference = content[main] ?? NO_WORDS
  const names = Object.keys(NO_WORDS) as (keyof DealContent)[]
  return names.filter(
    (name) => there[name].trim() === '' && (name === 'title' || reference[name].trim() !== ''),
  ).length
}
