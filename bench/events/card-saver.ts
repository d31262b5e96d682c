import { listCards, saveCard } from '@innkeeper/api/guestbook.ts'
import type { StaffSession } from './staff-session.ts'

export type CardSaver = {
  cardId: string
  /** Saves the card as it is and answers its new revision. */
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
      const body = { revision, content, styles, options, visibility }
      revision = (await call(saveCard, { params: { cardId }, body })).revision
      return revision
    },
  }
}
