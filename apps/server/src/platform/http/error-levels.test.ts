import { ERROR_STATUS, type ErrorCode } from '@innkeeper/api/errors.ts'
import { authOutcome } from '@innkeeper/domain/auth/error-outcomes.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn } from '../../testing/builders.ts'
import { createLogger } from '../log/logger.ts'
import { AppError } from './app-error.ts'
import { createHttpServer } from './server.ts'

const WARN = 40
const ERROR = 50
const CODES = Object.keys(ERROR_STATUS) as ErrorCode[]

let server: FastifyInstance
const lines: string[] = []
const reported: unknown[] = []
beforeAll(async () => {
  server = await createHttpServer({
    log: createLogger('info', { write: (line) => void lines.push(line) }),
    hub: { on: () => () => undefined, onGap: () => undefined },
    reports: { report: (error) => void reported.push(error), flush: async () => {} },
    trustProxy: false,
    isHttps: false,
    browserOf: () => null,
  })
  server.get<{ Querystring: { code: ErrorCode } }>('/refuse', async ({ query }) => {
    throw new AppError(query.code, 'Refused, kari@nordmann.no.')
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
  expect(seen.filter(({ level }) => level >= WARN)).toMatchObject([
    { level: WARN, route: 'POST /api/account/signIn', status: 401, code: 'auth/invalid-credentials' },
  ])
  expect(app.logged.join()).not.toContain(email)
})
