import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UNREADABLE } from '../../../components/editing/amount-field/amount-field.tsx'
import { sampleServer } from '../../../components/editing/form/sample-server.ts'
import { sampleUpgrade } from '../sample-upgrade.ts'
import { isComplete, upgradeForm } from './upgrade-form.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const season = { from: '2026-12-24', to: '2026-12-26', price: 90_000 }
const open = () =>
  sampleServer(upgradeForm, sampleUpgrade(), (read, draft) => ({
    ...read,
    upgrade: { ...read.upgrade, ...draft },
  }))

test('a price is saved by itself; what is no price yet waits and is not sent', async () => {
  const server = open()
  const store = server.open()
  store.change((draft) => ({ ...draft, pricePerNight: UNREADABLE }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.sent).toEqual([])
  expect(store.get().saveState).toBe('unsaved')
  store.change((draft) => ({ ...draft, pricePerNight: 50_000 }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.saved().upgrade.pricePerNight).toBe(50_000)
  expect(store.get().saveState).toBe('saved')
})

test('prices of different weekdays that two people changed are both kept', async () => {
  const server = open()
  const store = server.open()
  server.colleague((draft) => ({ ...draft, weekdayPrices: draft.weekdayPrices.with(5, 60_000) }))
  store.change((draft) => ({ ...draft, weekdayPrices: draft.weekdayPrices.with(4, 55_000) }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.saved().upgrade.weekdayPrices).toEqual([null, null, null, null, 55_000, 60_000, null])
})

test('the same price changed by two waits for a choice', async () => {
  const server = open()
  const store = server.open()
  server.colleague((draft) => ({ ...draft, pricePerNight: 40_000 }))
  store.change((draft) => ({ ...draft, pricePerNight: 50_000 }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(store.get().saveState).toBe('conflict')
  expect(server.saved().upgrade.pricePerNight).toBe(40_000)
})

test('seasons end when they begin or later, and no two hold the same night', () => {
  const draft = upgradeForm.draftOf(sampleUpgrade())
  expect(isComplete({ ...draft, seasons: [season] })).toBe(true)
  expect(isComplete({ ...draft, seasons: [{ ...season, to: '2026-12-23' }] })).toBe(false)
  expect(isComplete({ ...draft, seasons: [season, { ...season, from: '2026-12-26' }] })).toBe(false)
  expect(isComplete({ ...draft, seasons: [{ ...season, from: '' }] })).toBe(false)
})
