import { listCards, saveCard } from '@innkeeper/api/guestbook.ts'
import type { StaffSession } from './staff-session.ts'

export type CardSaver = {
  cardId: string
  /** Saves the card with another title than before and answers its new revision. */
  save(): Promise<number>
}

/** Saves one card of the guestbook again and again, each time on the revision before. */
export async function createCardSaver({ call }: StaffSession): Promise<CardSaver> {
  const { cards } = await call(listCards, {})
  const first = cards[0]
  if (!first) throw new Error('The demo has no cards')
  const { id: cardId, content, styles, options, visibility } = first.card
  let { revision } = first
  return {
    cardId,
    async save() {
      // A save that changes nothing is answered without a new revision and without an event.
      const body = {
        revision,
        content: retitled(content, `Saved ${revision} times`),
        styles,
        options,
        visibility,
      }
      revision = (await call(saveCard, { params: { cardId }, body })).revision
      return revision
    },
  }
}

/** The same texts in all languages and variants, under another title. */
function retitled<Texts extends object>(
  content: Record<string, Record<string, Texts>>,
  title: string,
): Record<string, Record<string, Texts & { title: string }>> {
  const inVariants = (variants: Record<string, Texts>) =>
    Object.fromEntries(Object.entries(variants).map(([name, texts]) => [name, { ...texts, title }]))
  return Object.fromEntries(
    Object.entries(content).map(([language, variants]) => [language, inVariants(variants)]),
  )
}
