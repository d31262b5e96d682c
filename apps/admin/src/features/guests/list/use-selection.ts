import { type GuestListItem, MAX_CHOSEN_GUESTS } from '@innkeeper/api/guests/list.ts'
import { useState } from 'react'

const NOBODY: ReadonlyMap<string, GuestListItem> = new Map()

/** Guests chosen on one page after the other, as they were when they were chosen. */
export function useSelection() {
  const [chosen, setChosen] = useState(NOBODY)
  const choose = (guests: readonly GuestListItem[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Map(before)
      for (const guest of guests) {
        if (!isChosen) after.delete(guest.id)
        else if (after.size < MAX_CHOSEN_GUESTS) after.set(guest.id, guest)
      }
      return after
    })
  return { chosen, choose, clear: () => setChosen(NOBODY) }
}
