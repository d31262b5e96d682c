import type { CardDraft } from '../draft/card-draft.ts'

/** As many as a form takes. */
export const PRODUCTS_MAX = 100

/** The card with these products; one without a form, which no Product card is, stays as it is. */
export function withProducts(draft: CardDraft, productIds: string[]): CardDraft {
  return draft.form ? { ...draft, form: { ...draft.form, productIds } } : draft
}
