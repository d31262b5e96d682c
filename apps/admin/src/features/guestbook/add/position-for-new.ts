import type { StaffCard } from '@innkeeper/api/guestbook.ts'

/** Below the card one looks at, or below the group that holds it; at the end when none is open. */
export function positionForNew(
  cards: readonly StaffCard[],
  selectedId: string | undefined,
): { parentId: null; index?: number } {
  const selected = cards.find(({ card }) => card.id === selectedId)?.card
  if (!selected) return { parentId: null }
  const top = cards.filter(({ card }) => card.parentId === null)
  const at = top.findIndex(({ card }) => card.id === (selected.parentId ?? selected.id))
  return { parentId: null, index: at + 1 }
}
