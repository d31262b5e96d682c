import { expect, test } from 'vitest'
import { createRedeemedHere } from './redeemed-here.ts'

function aStorage(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

test('a visitor without a booking finds a redeemed voucher redeemed after a reload', () => {
  const storage = aStorage()
  createRedeemedHere(() => storage).add('glass', '2026-11-16T18:04:00Z')
  expect(createRedeemedHere(() => storage).list()).toEqual({ glass: '2026-11-16T18:04:00Z' })
})

test('who listens hears of a redemption and finds it in the list', () => {
  const here = createRedeemedHere(() => aStorage())
  const before = here.list()
  const heard: unknown[] = []
  const stop = here.subscribe(() => heard.push(here.list()))
  expect(here.list()).toBe(before)
  here.add('glass', '2026-11-16T18:04:00Z')
  stop()
  here.add('cake', '2026-11-16T18:05:00Z')
  expect(heard).toEqual([{ glass: '2026-11-16T18:04:00Z' }])
})

test('a browser that allows no storage remembers until the page is left', () => {
  const here = createRedeemedHere(() => {
    throw new Error('storage is blocked')
  })
  here.add('glass', '2026-11-16T18:04:00Z')
  expect(here.list()).toEqual({ glass: '2026-11-16T18:04:00Z' })
})

test.each(['no json', '[1]', 'null', '{"glass":"soon"}'])(
  'what is stored as %s counts as nothing',
  (stored) => {
    expect(createRedeemedHere(() => aStorage({ 'redeemed-vouchers': stored })).list()).toEqual({})
  },
)
