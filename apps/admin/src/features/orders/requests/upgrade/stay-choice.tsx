import type { GuestListItem } from '@innkeeper/api/guests/list.ts'
import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateOnly } from '../../../../platform/own-formats.ts'
import { useT } from '../../../../platform/texts.ts'
import { useToday } from '../../../../platform/use-today.ts'
import { stayQuery } from './api.ts'
import { staysToChoose } from './stays-to-choose.ts'
import type { UpgradeAnswer } from './use-upgrade-answer.ts'

/** Typing rests for so long before it is searched. */
const REST_MS = 250

type Props = { request: OrderRequest; answer: UpgradeAnswer }

/**
 * Whose stay it is, found by number or name among those with a night left; offers what fits the number the guest wrote,
 * else their name.
 */
export function StayChoice({ request, answer: { stay, setStay } }: Props) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [rested] = useDebouncedValue(typed, REST_MS)
  const byNumber = useQuery(stayQuery(request.bookingNumber ?? ''))
  const today = useToday()
  const hasNumber = staysToChoose(byNumber.data?.items ?? [], today).length > 0
  const written = (hasNumber && request.bookingNumber) || request.guestName
  // What was chosen stands in the field; it is no search.
  const search = rested === '' || rested === stay?.name ? written : rested
  const { data, isFetching } = useQuery(stayQuery(search))
  const wordsOf = ({ bookingNumber, firstName, lastName, arrival, departure, unitCategory }: GuestListItem) =>
    [
      `${firstName} ${lastName}`.trim(),
      bookingNumber,
      t('roomUpgrades.request.dates', {
        arrival: formatDateOnly(arrival.slice(0, 10)),
        departure: formatDateOnly(departure.slice(0, 10)),
      }),
      unitCategory,
    ]
      .filter(Boolean)
      .join(', ')
  const found = staysToChoose(data?.items ?? [], today).map((guest) => ({
    value: guest.id,
    label: wordsOf(guest),
  }))
  const isListed = stay === null || found.some(({ value }) => value === stay.id)
  const options = isListed ? found : [{ value: stay.id, label: stay.name }, ...found]
  return (
    <Select
      label={t('roomUpgrades.request.stay')}
      description={t('roomUpgrades.request.stay.hint', {
        number: request.bookingNumber || '–',
        name: request.guestName,
      })}
      searchable
      required
      // The server searched already; its order stays.
      filter={({ options: all }) => all}
      data={options}
      value={stay?.id ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => {
        const chosen = options.find(({ value }) => value === id)
        setStay(chosen ? { id: chosen.value, name: chosen.label } : null)
      }}
      nothingFoundMessage={isFetching ? undefined : t('roomUpgrades.request.stay.none')}
    />
  )
}
