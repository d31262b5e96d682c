import { CallError } from '@innkeeper/api/client.ts'
import { expect, test, vi } from 'vitest'
import { createServerWatch, type ServerStanding } from './server-watch.ts'

const unavailable = new CallError('server/unavailable', 503, '')

function aWatch(answers: ServerStanding[]) {
  const pauses: number[] = []
  const standings: ServerStanding[] = []
  const ask = vi.fn(async () => answers.shift() ?? 'fine')
  const watch = createServerWatch({ ask, pause: async (ms) => void pauses.push(ms) })
  watch.follow(() => standings.push(watch.standing()))
  const note = (error: unknown) => expect(() => watch.note(error)).toThrow(error as Error)
  return { watch, note, ask, pauses, standings }
}

test('a server that is away is asked with growing pauses until it is back', async () => {
  const { note, pauses, standings } = aWatch(Array<ServerStanding>(8).fill('unavailable'))
  note(unavailable)
  await expect.poll(() => standings).toEqual(['unavailable', 'fine'])
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

test('one call that broke off, or a part of the server that is busy, is no outage', async () => {
  const { note, ask, standings } = aWatch([])
  note(new CallError('offline', 0, 'aborted'))
  await expect.poll(() => ask.mock.calls.length).toBe(1)
  note(unavailable)
  await expect.poll(() => ask.mock.calls.length).toBe(2)
  expect(standings).toEqual([])
})

test('while it is asked, calls that fail ask no more often; what is refused asks nothing', async () => {
  const { note, ask } = aWatch(['unreachable', 'unreachable'])
  note(new CallError('auth/not-allowed', 403, ''))
  note(new Error('of our own'))
  expect(ask).not.toHaveBeenCalled()
  for (let calls = 0; calls < 20; calls++) note(unavailable)
  await expect.poll(() => ask.mock.calls.length).toBe(3)
})

test('a doubt without any call has it asked too, once however many there are', async () => {
  const { watch, ask, standings } = aWatch(['unreachable'])
  for (let doubts = 0; doubts < 5; doubts++) watch.doubt()
  await expect.poll(() => standings).toEqual(['unreachable', 'fine'])
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a call that is answered has it asked at once', async () => {
  const ask = vi.fn(async (): Promise<ServerStanding> => (ask.mock.calls.length > 1 ? 'fine' : 'unavailable'))
  const watch = createServerWatch({ ask, pause: () => new Promise(() => {}) })
  expect(() => watch.note(unavailable)).toThrow(unavailable)
  await expect.poll(() => watch.standing()).toBe('unavailable')
  watch.answered()
  await expect.poll(() => watch.standing()).toBe('fine')
  watch.answered()
  expect(ask).toHaveBeenCalledTimes(2)
})
