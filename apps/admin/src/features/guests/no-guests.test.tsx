import { expect, test } from 'vitest'
import { draw, loadedFor } from '../../testing/draw.tsx'
import { guestListQuery } from './api.ts'
import { NoGuests } from './no-guests.tsx'

function drawToday(everybody: number): string {
  const client = loadedFor()
  const page = { items: [], total: everybody, page: 1, pageSize: 25 }
  client.setQueryData(guestListQuery({ view: 'all' }).queryKey, page)
  return draw(<NoGuests filters={{}} onClear={() => undefined} />, client)
}

test('a property without any guest is told where guests come from', () => {
  expect(drawToday(0)).toContain('Guests appear here as soon as the property has bookings')
})

test('a day without guests points at the others', () => {
  const markup = drawToday(12)
  expect(markup).toContain('No arrivals, departures or guests in house today')
  expect(markup).not.toContain('No guests yet')
})
