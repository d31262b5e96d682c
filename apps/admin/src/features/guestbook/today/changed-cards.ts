import type { StaffCard } from '@innkeeper/api/guestbook.ts'

/** Cards of which guests do not see the latest, the last one changed first. */
export function changedCards(cards: readonly StaffCard[]): StaffCard[] {
  return cards
    .filter((card) => card.deletedAt === null && (!card.isPublished || card.isChanged))
    .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt))
}
