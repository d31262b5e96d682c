import type { GuestListItem } from '@innkeeper/api/guests/list.ts'
import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../../platform/texts.ts'
import { guestsQuery } from '../api.ts'
import type { NameOfId } from '../audience-words.ts'

const SHOWN = 20
const REST_MS = 250

const nameOfGuest = ({ firstName, lastName, unit }: GuestListItem) =>
  [`${firstName} ${lastName}`.trim(), unit].filter(Boolean).join(', ')

type Props = { label: string; ids: string[]; nameOf: NameOfId; onIds: (ids: string[]) => void }

/** Single guests, found by name, room or booking number. */
export function GuestPicker({ label, ids, nameOf, onIds }: Props) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), REST_MS)
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map())
  const { data } = useQuery(guestsQuery(search))
  const found = (data?.items ?? []).filter(({ isErased }) => !isErased).slice(0, SHOWN)
  const options = new Map(found.map((guest) => [guest.id, nameOfGuest(guest)]))
  for (const id of ids) {
    if (!options.has(id)) {
      options.set(id, seen.get(id) ?? nameOf('specific guests', id) ?? t('compose.unnamed.specific guests'))
    }
  }
  const choose = (next: string[]) => {
    setSeen(new Map([...seen, ...next.map((id): [string, string] => [id, options.get(id) ?? ''])]))
    setTyped('')
    onIds(next)
  }
  return (
    <MultiSelect
      aria-label={label}
      placeholder={t('compose.searchGuests')}
      data={[...options].map(([value, name]) => ({ value, label: name }))}
      value={ids}
      onChange={choose}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has searched already, by more than the name.
      filter={({ options: given }) => given}
      nothingFoundMessage={t('compose.nothingFound')}
      searchable
      hidePickedOptions
    />
  )
}
