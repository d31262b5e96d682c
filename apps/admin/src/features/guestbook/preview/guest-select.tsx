import { type GuestListItem, listGuests } from '@innkeeper/api/guests/list.ts'
import { Select, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/call.ts'
import { useCan } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'

type Props = {
  chosen: { id: string; name: string } | null
  onGuest: (guest: GuestListItem | null) => void
}

/** Finds a guest by name, room or number, for those who manage guests; others are told whom they see instead. */
export function GuestSelect({ chosen, onGuest }: Props) {
  const t = useT()
  const isAllowed = useCan()('guests:manage')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed === chosen?.name ? '' : typed, 200)
  const { data } = useQuery({
    queryKey: ['preview-guests', search],
    queryFn: () => call(listGuests, { query: search ? { search, view: 'all' } : { view: 'inHouse' } }),
    enabled: isAllowed,
    placeholderData: keepPreviousData,
  })
  if (!isAllowed) {
    return (
      <Text c="dimmed" size="sm">
        {t('preview.sampleOnly')}
      </Text>
    )
  }
  const found = data?.items ?? []
  const options = found.map((guest) => ({
    value: guest.id,
    label: [`${guest.firstName} ${guest.lastName}`, guest.unit].filter(Boolean).join(', '),
  }))
  const isListed = options.some(({ value }) => value === chosen?.id)
  return (
    <Select
      label={t('preview.guest')}
      placeholder={t('preview.anyGuest')}
      value={chosen?.id ?? null}
      onChange={(id) => onGuest(found.find((guest) => guest.id === id) ?? null)}
      onSearchChange={setTyped}
      data={chosen && !isListed ? [{ value: chosen.id, label: chosen.name }, ...options] : options}
      filter={({ options: all }) => all}
      searchable
      clearable
      comboboxProps={{ withinPortal: false }}
    />
  )
}
