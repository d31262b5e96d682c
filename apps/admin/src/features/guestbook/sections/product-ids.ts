import type { CardDraft } from '../draft/card-draft.ts'

/** As many as a form takes. */
export const PRODUCTS_MAX = 100

/** The card with these products; one without a form, which no Product card is, stays as it is. */
export function withProducts(draft: CardDraft, productIds: string[]): CardDraft {
  return draft.form ? { ...draft, form: { ...draft.form, productIds } } : draft
}

/** The same with deals; a form without any says nothing of them. */
export function withDeals(draft: CardDraft, dealIds: string[]): CardDraft {
  if (!draft.form) return draft
  const { dealIds: _, ...form } = draft.form
  return { ...draft, form: dealIds.length === 0 ? form : { ...form, dealIds } }
}
