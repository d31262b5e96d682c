import { ERROR_STATUS, type ErrorCode } from '@innkeeper/api/errors.ts'
import { authOutcome } from '@innkeeper/domain/auth/error-outcomes.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn } from '../../testing/builders.ts'
import { createLogger } from '../log/logger.ts'
import { AppError } from './app-error.ts'
import { NoRoomError } from './no-room-error.ts'
import { createHttpServer } from './server.ts'

const WARN = 40
const ERROR = 50
const CODES = Object.keys(ERROR_STATUS) as ErrorCode[]

let server: FastifyInstance
const lines: string[] = []
const reported: unknown[] = []
const openServer = (requestsPerMinute = 3000) =>
  createHttpServer({
    log: createLogger('info', { write: (line) => void lines.push(line) }),
    hub: { on: () => () => undefined, onWritten: () => undefined, onGap: () => undefined },
    reports: { report: (error) => void reported.push(error), flush: async () => {} },
    trustProxy: false,
    isHttps: false,
    browserOf: () => null,
    requestsPerMinute,
  })
beforeAll(async () => {
  server = await openServer()
  server.get<{ Querystring: { code: ErrorCode } }>('/refuse', async ({ query }) => {
    throw new AppError(query.code, 'Refused, kari@nordmann.no.')
  })
  server.get('/full', async () => {
    throw new NoRoomError('Too much at once.')
  })
  server.get('/fail', async () => {
    throw new TypeError('nobody thought of this')
  })
})
afterAll(() => server.close())
beforeEach(() => {
  lines.length = 0
  reported.length = 0
})

const levels = () => lines.map((line) => JSON.parse(line).level as number)

it('no refusal is an error of ours, and guessing is seen in the log as a warning', async () => {
  for (const code of CODES.filter((each) => ERROR_STATUS[each] < 500)) {
    lines.length = 0
    const { statusCode } = await server.inject({ url: `/refuse?code=${code}` })
    expect([code, statusCode]).toEqual([code, ERROR_STATUS[code]])
    expect([code, levels()]).toEqual([code, authOutcome(code) === 'failure' ? [WARN] : []])
    expect(lines.join()).not.toContain('kari')
  }
  expect(reported).toEqual([])
})

it('what fails on our side is logged as an error, and reported when nobody expected it', async () => {
  for (const code of CODES.filter((each) => ERROR_STATUS[each] >= 500)) {
    lines.length = 0
    await server.inject({ url: `/refuse?code=${code}` })
    expect([code, levels()]).toEqual([code, [ERROR]])
  }
  expect(reported).toEqual([])
  await server.inject({ url: '/fail' })
  expect(reported).toMatchObject([{ message: 'nobody thought of this' }])
})

it('a flood that finds no room is one line now and then, with how many were refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const told = () => lines.map((line) => JSON.parse(line)).map(({ level, refusals }) => [level, refusals])
  const flood = async (requests: number) => {
    for (let sent = 0; sent < requests; sent++)
      expect((await server.inject({ url: '/full' })).headers).toHaveProperty('retry-after')
  }
  await flood(50)
  expect(told()).toEqual([[WARN, 1]])
  vi.advanceTimersByTime(30_000)
  expect(told()).toEqual([
    [WARN, 1],
    [WARN, 49],
  ])
  await flood(3)
  vi.advanceTimersByTime(30_000)
  // Nobody came meanwhile.
  vi.advanceTimersByTime(30_000)
  await flood(1)
  expect(told().slice(2)).toEqual([
    [WARN, 3],
    [WARN, 1],
  ])
  expect(reported).toEqual([])
})

it('whoever asks too often is refused without a line each, however busy the server is', async () => {
  const limited = await openServer(1)
  onTestFinished(() => limited.close())
  limited.addHook('onSend', async (_request, reply) => {
    Object.defineProperty(reply, 'elapsedTime', { value: 5000 })
  })
  limited.get('/ok', async () => 'ok')
  const statuses: number[] = []
  for (let sent = 0; sent < 5; sent++) statuses.push((await limited.inject({ url: '/ok' })).statusCode)
  expect(statuses).toEqual([200, 429, 429, 429, 429])
  // The one answer was slow, which is worth a line.
  expect(lines.map((line) => JSON.parse(line).status)).toEqual([200])
})

let app: TestApp | undefined
afterAll(() => app?.close())

it('a wrong password is a warning without the name, and in no error report', async () => {
  app = await openTestApp()
  const { email } = await aSignedIn(app, await aProperty(app.db), ['owner'])
  app.logged.length = 0
  const answer = await app.inject({
    method: 'POST',
    url: '/api/account/signIn',
    payload: { email, password: 'not the right one' },
  })
  expect(answer.statusCode).toBe(401)
  const seen = app.logged.map((line) => JSON.parse(line))
  // A busy machine may have been slow to answer, which is another story.
  expect(seen.filter(({ level, msg }) => level >= WARN && msg !== 'slow')).toMatchObject([
    { level: WARN, route: 'POST /api/account/signIn', status: 401, code: 'auth/invalid-credentials' },
  ])
  expect(app.logged.join()).not.toContain(email)
})
