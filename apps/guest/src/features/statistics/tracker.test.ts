import type { TrackingEvent } from '@innkeeper/domain/statistics/tracking-event.ts'
import { expect, test, vi } from 'vitest'
import { createTracker } from './tracker.ts'

const AT = Date.parse('2026-11-15T11:00:00Z')
const path = (value: string) => [{ type: 'URL_PATH' as const, value }]

function aTracker() {
  const state = { isAllowed: true, now: AT }
  const send = vi.fn(async (_: TrackingEvent[]) => true)
  const tracker = createTracker({ isAllowed: () => state.isAllowed, now: () => state.now, send })
  const sent = () => send.mock.calls.map(([events]) => events.map(({ details }) => details[0]?.value))
  return { state, send, tracker, sent }
}

test('events are sent together with their time and details, once', async () => {
  const { tracker, send } = aTracker()
  tracker.record('PAGE_OPENED', path('/a'))
  await tracker.flush()
  await tracker.flush()
  expect(send.mock.calls).toEqual([
    [[{ event: 'PAGE_OPENED', date: '2026-11-15T11:00:00.000Z', details: path('/a') }]],
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

test('at most fifty events wait, the oldest give way', async () => {
  const { tracker, sent } = aTracker()
  for (let number = 0; number < 70; number++) tracker.record('BOX_OPENED', path(`/${number}`))
  await tracker.flush()
  expect(sent()[0]).toEqual(Array.from({ length: 50 }, (_, number) => `/${number + 20}`))
})

test.each([
  ['is refused for now', async () => false],
  ['does not get through', () => Promise.reject(new TypeError('offline'))],
])('what %s waits for the next time, still bounded', async (_, failing) => {
  const { tracker, send, sent } = aTracker()
  send.mockImplementationOnce(failing)
  tracker.record('PAGE_OPENED', path('/a'))
  await tracker.flush()
  for (let number = 0; number < 49; number++) tracker.record('BOX_OPENED', path(`/${number}`))
  await tracker.flush()
  expect(sent()[1]?.slice(0, 2)).toEqual(['/a', '/0'])
  send.mockImplementationOnce(failing)
  for (let number = 0; number < 60; number++) tracker.record('BOX_OPENED', path(`/${number}`))
  await tracker.flush()
  await tracker.flush()
  expect(sent()[3]).toHaveLength(50)
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
