import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createTestEventSource } from '../../testing/event-source.ts'
import { createRecentAnswers } from '../http/recent-answers.ts'
import { installSecurityHeaders, securityHeaders } from '../http/security-headers.ts'
import { serveCleaningWorker, serveServiceWorker } from './service-worker.ts'

function server() {
  const app = Fastify()
  app.decorate('recentAnswers', createRecentAnswers(createTestEventSource()))
  installSecurityHeaders(app, securityHeaders(true))
  return app
}

function serving(version: string) {
  const app = server()
  serveServiceWorker(app, 'const version = "__CLIENT_VERSION__"', version)
  return app.inject({ url: '/service-worker.js' })
}

test('the worker is a script that is asked for again each time and may call its own server only', async () => {
  const { statusCode, headers } = await serving('1.0.0+abc')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    'x-content-type-options': 'nosniff',
  })
})

test('every version has a worker of its own', async () => {
  const [first, second] = [await serving('1.0.0+abc'), await serving('1.0.0+def')]
  expect(first.body).toBe('const version = "1.0.0+abc"')
  expect(second.headers.etag).not.toBe(first.headers.etag)
})

test('the worker of the cleaning list is served beside its page, so that it can serve no page of guests', async () => {
  const app = server()
  serveCleaningWorker(app, 'const parts = []')
  const { statusCode, headers } = await app.inject({ url: '/admin/cleaning-worker.js' })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
  })
  expect(headers).not.toHaveProperty('service-worker-allowed')
})
