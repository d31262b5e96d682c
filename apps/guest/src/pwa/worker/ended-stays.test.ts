import { expect, test } from 'vitest'
import { type Copy, endedCopies, factsOf, overtakenCopies } from './ended-stays.ts'

const NOW = 1_763_200_000_000
const at = (path: string, until: number | null = null): Copy => ({ url: `https://inn.example${path}`, until })
const ended = (copies: Copy[], now = NOW) => endedCopies(copies, now).map((url) => new URL(url).pathname)

const STAY = '/api/guest/fjellheim/bookings/abc?language=1'
const OF_THE_STAY = [
  at('/api/guest/fjellheim/bookings/abc/orders?language=1'),
  at('/api/guest/fjellheim/guestbook?booking=abc&language=1'),
  at('/api/guest/fjellheim/products?booking=abc&language=1'),
  at('/guestbook/fjellheim/abc'),
]
const OF_OTHERS = [
  at('/api/guest/fjellheim/bookings/def?language=1', NOW + 1),
  at('/api/guest/fjellheim/guestbook?language=1'),
  at('/guestbook/fjellheim'),
  at('/guestbook/fjellheim/def'),
  at('/pages/fjellheim/walks'),
]

test('a copy ends with the stay, and everything kept under its link with it', () => {
  expect(ended([at(STAY, NOW + 1), ...OF_THE_STAY, ...OF_OTHERS])).toEqual([])
  expect(ended([at(STAY, NOW), ...OF_THE_STAY, ...OF_OTHERS])).toEqual([
    '/api/guest/fjellheim/bookings/abc',
    ...OF_THE_STAY.map(({ url }) => new URL(url).pathname),
  ])
})

test('a stay kept in two languages ends in both', () => {
  const other = '/api/guest/fjellheim/bookings/abc?language=2'
  expect(ended([at(STAY, NOW - 1), at(other, NOW + 1)])).toHaveLength(2)
})

test('what was ordered and chosen during a stay is not kept without the stay', () => {
  const [orders, ...others] = OF_THE_STAY
  const cleaning = at('/api/guest/fjellheim/bookings/abc/cleaning')
  expect(ended([orders as Copy, cleaning, ...others])).toEqual([
    '/api/guest/fjellheim/bookings/abc/orders',
    '/api/guest/fjellheim/bookings/abc/cleaning',
  ])
})

test('a stay kept by an earlier version, which says no end, stays', () => {
  expect(ended([at(STAY), ...OF_THE_STAY])).toEqual([])
})

test('a link that opens nothing any more takes everything kept under it along', () => {
  const answer = { url: `https://inn.example${STAY}`, until: null, isGone: true }
  const mine = [at(STAY, NOW + 1), ...OF_THE_STAY]
  expect(overtakenCopies([...mine, ...OF_OTHERS], answer)).toEqual(mine.map(({ url }) => url))
})

const ROOM_204 = '["204","checkin"]'
const stayIn = (language: number, until: number, facts: string): Copy => ({
  ...at(`/api/guest/fjellheim/bookings/abc?language=${language}`, until),
  facts,
})
const answered = (until: number, facts: string) => ({ ...stayIn(1, until, facts), isGone: false })

test.each([
  ['ends at another time', answered(NOW + 2, ROOM_204)],
  ['is in another room', answered(NOW + 1, '["305","checkin"]')],
])('a stay that %s leaves no page or answer made for it before, in any language', (_, answer) => {
  const [orders, ...made] = OF_THE_STAY
  const other = stayIn(2, NOW + 1, ROOM_204)
  const copies = [stayIn(1, NOW + 1, ROOM_204), other, orders as Copy, ...made, ...OF_OTHERS]
  expect(overtakenCopies(copies, answered(NOW + 1, ROOM_204))).toEqual([])
  expect(overtakenCopies(copies, answer)).toEqual([other, ...made].map(({ url }) => url))
})

test('a copy in another language alone tells that the stay is another now', () => {
  const other = stayIn(2, NOW + 1, ROOM_204)
  expect(overtakenCopies([other], answered(NOW + 1, '["305","checkin"]'))).toEqual([other.url])
})

test('the room, the state and the days of a stay make it another; its words do not', async () => {
  const url = `https://inn.example${STAY}`
  const facts = (data: object) => factsOf(url, Response.json({ data }))
  const stay = {
    state: 'checkin',
    unit: { code: '204', type: 'Double' },
    departure: '2026-11-20',
    boxes: [1],
  }
  const before = await facts(stay)
  expect(await facts({ ...stay, unit: { code: '204', type: 'Dobbelt' }, boxes: [] })).toBe(before)
  for (const change of [{ state: 'checkout' }, { unit: { code: '305' } }, { unit: null }, { departure: '' }])
    expect(await facts({ ...stay, ...change })).not.toBe(before)
  expect(await factsOf('https://inn.example/guestbook/fjellheim/abc', new Response('<html>'))).toBeNull()
})

test('what is asked beside a stay overtakes none', () => {
  const url = 'https://inn.example/api/guest/fjellheim/products?booking=abc&language=1'
  expect(overtakenCopies([at(STAY), ...OF_THE_STAY], { url, until: null, isGone: true })).toEqual([])
})
