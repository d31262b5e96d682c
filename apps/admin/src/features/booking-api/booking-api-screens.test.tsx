import type { PropertyToken } from '@innkeeper/api/booking-api.ts'
import { expect, test } from 'vitest'
import { draw, loadedFor } from '../../testing/draw.tsx'
import { propertyTokensQuery } from './api.ts'
import { BookingApiPage } from './booking-api-page.tsx'

const ADDRESS = 'https://stay.example.com/api/hotel/bookings'
const token: PropertyToken = {
  id: 'a',
  name: 'Front desk',
  ending: 'x7Qp',
  scopes: ['bookings'],
  createdAt: '2026-11-01T10:00:00Z',
  createdByName: 'Mia Holm',
  lastUsedAt: null,
  expiresAt: null,
  isExpired: false,
}

function drawn(tokens: PropertyToken[]): string {
  const queryClient = loadedFor()
  queryClient.setQueryData(propertyTokensQuery.queryKey, { tokens, address: ADDRESS })
  return draw(<BookingApiPage />, queryClient)
}

test('while tokens are on their way neither none nor a way to make one is shown', () => {
  const markup = draw(<BookingApiPage />, loadedFor())
  expect(markup).not.toContain('Create token')
  expect(markup).not.toContain(ADDRESS)
})

test('tokens that cannot be loaded say so and can be asked for again', () => {
  const queryClient = loadedFor()
  queryClient.setDefaultOptions({ queries: { retryOnMount: false } })
  queryClient
    .getQueryCache()
    .build(queryClient, { queryKey: propertyTokensQuery.queryKey })
    .setState({ status: 'error', error: new Error('away') })
  const markup = draw(<BookingApiPage />, queryClient)
  expect(markup).toContain('Try again')
  expect(markup).not.toContain('Create token')
})

test('without a token the one way to make one stands in the middle, and how to begin below', () => {
  const markup = drawn([])
  expect(markup.match(/Create token/g)).toHaveLength(1)
  expect(markup).toContain(`value="${ADDRESS}"`)
  expect(markup).toContain(`curl -X PUT ${ADDRESS}/B-10234`)
  expect(markup).toContain('href="/api/docs#/system"')
})

test('a token is known by its name and ending, says who made it, and nothing is asked before somebody wants to revoke it', () => {
  const markup = drawn([token])
  for (const words of ['Front desk', 'x7Qp', 'Mia Holm', 'Active']) expect(markup).toContain(words)
  expect(markup).toMatch(/aria-label="[^"]*Front desk[^"]*"/)
  expect(markup).not.toContain('role="dialog"')
})

test('one that has ended says so, and no longer until when it works', () => {
  const markup = drawn([{ ...token, expiresAt: '2026-11-10T23:00:00Z', isExpired: true }])
  expect(markup).toContain('Expired')
  expect(markup).not.toContain('Active')
})
