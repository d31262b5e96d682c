import { expect, test, vi } from 'vitest'
import { type Batch, createTracker } from './tracker.ts'

const AT = Date.parse('2026-11-15T11:00:00Z')
const path = (value: string) => [{ type: 'URL_PATH' as const, value }]

function aTracker() {
  const state = { isAllowed: true, now: AT }
  const send = vi.fn(async (_: Batch) => true)
  let names = 0
  const newName = () => `batch ${++names}`
  const tracker = createTracker({ isAllowed: () => state.isAllowed, now: () => state.now, newName, send })
  const batches = () => send.mock.calls.map(([batch]) => batch)
  const sent = () => batches().map(({ events }) => events.map(({ details }) => details[0]?.value))
  return { state, send, tracker, sent, batches }
}

test('events are sent together with their time and details, once', async () => {
  const { tracker, send } = aTracker()
  tracker.record('PAGE_OPENED', path('/a'))
  await tracker.flush()
  await tracker.flush()
  expect(send.mock.calls).toEqual([
    [
      {
        name: 'batch 1',
        events: [{ event: 'PAGE_OPENED', date: '2026-11-15T11:00:00.000Z', details: path('/a') }],
      },
    ],
  ])
})

test('without consent nothing is collected and nothing is sent', async () => {
  const { state, tracker, send } = aTracker()
  state.isAllowed = false
  tracker.record('PAGE_OPENED', path('/a'))
  await tracker.flush()
  state.isAllowed = true
  await tracker.flush()
  expect(send).not.toHaveBeenCalled()
})

test('withdrawing empties what waits', async () => {
  const { tracker, send } = aTracker()
  tracker.record('PAGE_OPENED', path('/a'))
  tracker.forget()
  await tracker.flush()
  expect(send).not.toHaveBeenCalled()
})

test('consent withdrawn in another tab empties what waits here', async () => {
  const { state, tracker, send } = aTracker()
  tracker.record('PAGE_OPENED', path('/a'))
  state.isAllowed = false
  await tracker.flush()
  state.isAllowed = true
  await tracker.flush()
  expect(send).not.toHaveBeenCalled()
})

const opened = (count: number, from = 0) => Array.from({ length: count }, (_, nth) => `/${nth + from}`)

test('so many events wait at most, the oldest give way, and a call takes fifty of them', async () => {
  const { tracker, sent, batches } = aTracker()
  for (const value of opened(170)) tracker.record('BOX_OPENED', path(value))
  await tracker.flush()
  expect(sent()).toEqual([opened(50, 20), opened(50, 70), opened(50, 120)])
  expect(batches().map(({ name }) => name)).toEqual(['batch 1', 'batch 2', 'batch 3'])
})

test.each([
  ['is refused for now', async () => false],
  ['does not get through', () => Promise.reject(new TypeError('offline'))],
])('what %s is sent the next time under the name it had, since it may have arrived', async (_, failing) => {
  const { tracker, send, sent, batches } = aTracker()
  send.mockImplementationOnce(failing)
  tracker.record('PAGE_OPENED', path('/a'))
  await tracker.flush()
  tracker.record('BOX_OPENED', path('/b'))
  await tracker.flush()
  expect(sent()).toEqual([['/a'], ['/a'], ['/b']])
  expect(batches().map(({ name }) => name)).toEqual(['batch 1', 'batch 1', 'batch 2'])
})

test('what cannot be sent for long stays bounded', async () => {
  const { tracker, send, sent } = aTracker()
  send.mockImplementation(async () => false)
  for (let time = 0; time < 20; time++) {
    for (const value of opened(60, time * 60)) tracker.record('BOX_OPENED', path(value))
    await tracker.flush()
  }
  send.mockClear()
  send.mockImplementation(async () => true)
  await tracker.flush()
  const values = sent().flat()
  expect(values.length).toBeLessThanOrEqual(150)
  expect(values).toContain('/1199')
})

test('what was under way when the guest withdrew does not come back', async () => {
  const { tracker, send } = aTracker()
  const answer = Promise.withResolvers<boolean>()
  send.mockImplementationOnce(() => answer.promise)
  tracker.record('PAGE_OPENED', path('/a'))
  const flushing = tracker.flush()
  tracker.forget()
  answer.resolve(false)
  await flushing
  await tracker.flush()
  expect(send).toHaveBeenCalledTimes(1)
})
