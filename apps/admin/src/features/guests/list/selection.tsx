import type { GuestListItem } from '@innkeeper/api/guests/list.ts'
import { Checkbox } from '@mantine/core'
import { createContext, useContext } from 'react'
import { useT } from '../../../platform/texts.ts'
import classes from '../guests.module.css'
import { nameWords } from '../page/full-name.ts'

export type Selection = {
  /** Those on screen. */
  rows: readonly GuestListItem[]
  /** Chosen on this page and on others. */
  chosen: ReadonlyMap<string, GuestListItem>
  choose: (guests: readonly GuestListItem[], isChosen: boolean) => void
}

const SelectionContext = createContext<Selection>({ rows: [], chosen: new Map(), choose: () => undefined })
export const SelectionProvider = SelectionContext.Provider

export function SelectGuest({ guest }: { guest: GuestListItem }) {
  const t = useT()
  const { chosen, choose } = useContext(SelectionContext)
  return (
    <Checkbox
      className={classes.select}
      aria-label={t('guests.select', { name: nameWords(t, guest) })}
      checked={chosen.has(guest.id)}
      onChange={(event) => choose([guest], event.currentTarget.checked)}
    />
  )
}

export function SelectPage() {
  const t = useT()
  const { rows, chosen, choose } = useContext(SelectionContext)
  const count = rows.filter(({ id }) => chosen.has(id)).length
  return (
    <Checkbox
      aria-label={t('guests.selectPage')}
      checked={rows.length > 0 && count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      onChange={(event) => choose(rows, event.currentTarget.checked)}
    />
  )
}
