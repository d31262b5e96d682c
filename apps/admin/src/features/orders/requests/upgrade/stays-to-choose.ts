import type { GuestListItem } from '@innkeeper/api/guests/list.ts'

type Stay = Pick<GuestListItem, 'isErased' | 'calledOff' | 'departure'>

/** The stays that an upgrade can be for: they have a night left, and somebody who comes. */
export function staysToChoose<Item extends Stay>(items: readonly Item[], today: string): Item[] {
  return items.filter(
    ({ isErased, calledOff, departure }) =>
      !isErased && calledOff === null && departure.slice(0, today.length) > today,
  )
}
