import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  ANSWER_CACHE,
  APP_CACHE,
  KEPT_AT_HEADER,
  LONGEST_KEPT_MS,
  SESSION_ADDRESS,
  WORKER_SCOPE,
} from '../offline/kept-names.ts'
import { answerPage, answerPart, answerSession } from './answers.ts'

const NOW = Date.parse('2026-11-19T12:00:00Z')
const PART = '/admin/assets/shell-AbCdEf12.js'
const asked = (path: string) => new Request(`https://stay.example${path}`)
const network = vi.fn<() => Promise<Response>>()
let kept: Map<string, Map<string, Response>>

const keptSession = (age: number) =>
  new Response('kept', { headers: { [KEPT_AT_HEADER]: String(NOW - age) } })

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  kept = new Map([
    [APP_CACHE, new Map([WORKER_SCOPE, PART].map((path) => [path, new Response('kept')]))],
    [ANSWER_CACHE, new Map([[SESSION_ADDRESS, keptSession(1000)]])],
  ])
  vi.stubGlobal('caches', {
    match: async (request: Request | string, { cacheName }: { cacheName: string }) =>
      kept.get(cacheName)?.get(typeof request === 'string' ? request : new URL(request.url).pathname),
    delete: async (name: string) => kept.delete(name),
  })
  vi.stubGlobal('fetch', network)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  network.mockReset()
})

const offline = () => network.mockRejectedValue(new TypeError('no connection'))
const answers = (status: number) => network.mockImplementation(async () => new Response('fresh', { status }))

test('page and session come from the server, and without a connection from what was kept', async () => {
  answers(200)
  expect(await (await answerPage(asked(WORKER_SCOPE))).text()).toBe('fresh')
  expect(await (await answerSession(asked(SESSION_ADDRESS))).text()).toBe('fresh')
  offline()
  expect(await (await answerPage(asked(WORKER_SCOPE))).text()).toBe('kept')
  expect(await (await answerSession(asked(SESSION_ADDRESS))).text()).toBe('kept')
})

test('a server that cannot answer is no reason to stand in the corridor without the list', async () => {
  answers(503)
  expect(await (await answerPage(asked(WORKER_SCOPE))).text()).toBe('kept')
})

test('whoever waits too long goes on with what was kept', async () => {
  network.mockReturnValue(new Promise(() => {}))
  const answer = answerPage(asked(WORKER_SCOPE))
  await vi.advanceTimersByTimeAsync(4000)
  expect(await (await answer).text()).toBe('kept')
})

test('a session that has ended is answered as it is, and takes what was kept with it', async () => {
  answers(401)
  expect((await answerSession(asked(SESSION_ADDRESS))).status).toBe(401)
  expect(kept.has(ANSWER_CACHE)).toBe(false)
})

test('who was signed in more than a day ago is not taken for who is', async () => {
  offline()
  kept.get(ANSWER_CACHE)?.set(SESSION_ADDRESS, keptSession(LONGEST_KEPT_MS + 1))
  await expect(answerSession(asked(SESSION_ADDRESS))).rejects.toThrow('no connection')
})

test('built files are not asked for again, and after a sign-out come from the server without being kept', async () => {
  answers(200)
  expect(await (await answerPart(asked(PART))).text()).toBe('kept')
  kept.clear()
  expect(await (await answerPart(asked(PART))).text()).toBe('fresh')
  expect(kept.size).toBe(0)
})
