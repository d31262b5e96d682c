import type { Role } from '@innkeeper/domain/team/roles.ts'
import { expect, test } from 'vitest'
import { loadedFor } from '../../../testing/draw.tsx'
import { drawLinked } from '../../../testing/draw-linked.tsx'
import { sampleSession } from '../../../testing/sample-session.ts'
import { guestListQuery } from '../api.ts'
import type { GuestsSearch } from './guests-search.ts'
import { NoGuests } from './no-guests.tsx'
import { sampleGuestRow } from './sample-guest-row.ts'

function drawn(filters: GuestsSearch, isAnybodyThere: boolean, role: Role = 'owner'): string {
  const client = loadedFor(sampleSession({ claims: { roles: [role] } }))
  const items = isAnybodyThere ? [sampleGuestRow()] : []
  const page = { items, categories: [], today: '2026-11-15', next: null, previous: null }
  client.setQueryData(guestListQuery({ view: 'all' }).queryKey, page)
  return drawLinked(<NoGuests filters={filters} onClear={() => undefined} />, client)
}

test('a property without any guest is told how guests come in', () => {
  const markup = drawn({}, false)
  for (const words of ['No guests yet', 'Import bookings', 'Connect your booking system', 'Walk-in'])
    expect(markup).toContain(words)
})

test('only who manages the settings is sent to them', () => {
  expect(drawn({}, false, 'reception')).not.toContain('Connect your booking system')
})

test('a day without arrivals points at the other views', () => {
  const markup = drawn({}, true)
  expect(markup).toContain('Nobody is expected')
  expect(markup).not.toContain('Import bookings')
})

test('a search that finds nobody can be cleared', () => {
  expect(drawn({ search: 'x' }, true)).toContain('Clear filters')
})
