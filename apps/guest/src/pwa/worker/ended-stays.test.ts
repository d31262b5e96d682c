import { expect, test } from 'vitest'
import { type Copy, endedCopies, overtakenCopies } from './ended-stays.ts'

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

test('what was ordered during a stay is not kept without the stay', () => {
  const [orders, ...others] = OF_THE_STAY
  expect(ended([orders as Copy, ...others])).toEqual(['/api/guest/fjellheim/bookings/abc/orders'])
})

test('a stay kept by an earlier version, which says no end, stays', () => {
  expect(ended([at(STAY), ...OF_THE_STAY])).toEqual([])
})

test('a link that opens nothing any more takes everything kept under it along', () => {
  const answer = { url: `https://inn.example${STAY}`, until: null, isGone: true }
  const mine = [at(STAY, NOW + 1), ...OF_THE_STAY]
  expect(overtakenCopies([...mine, ...OF_OTHERS], answer)).toEqual(mine.map(({ url }) => url))
})

test('a stay that ends at another time now is no longer kept in other languages, and nothing else goes', () => {
  const other = at('/api/guest/fjellheim/bookings/abc?language=2', NOW + 1)
  const copies = [at(STAY, NOW + 1), other, ...OF_THE_STAY, ...OF_OTHERS]
  const answer = (until: number) => ({ url: `https://inn.example${STAY}`, until, isGone: false })
  expect(overtakenCopies(copies, answer(NOW + 1))).toEqual([])
  expect(overtakenCopies(copies, answer(NOW + 2))).toEqual([other.url])
})

test('what is asked beside a stay overtakes none', () => {
  const url = 'https://inn.example/api/guest/fjellheim/products?booking=abc&language=1'
  expect(overtakenCopies([at(STAY), ...OF_THE_STAY], { url, until: null, isGone: true })).toEqual([])
})
