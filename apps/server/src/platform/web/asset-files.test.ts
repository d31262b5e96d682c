import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createTestEventSource } from '../../testing/event-source.ts'
import type { AppError } from '../http/app-error.ts'
import { sendError } from '../http/errors.ts'
import { createRecentAnswers } from '../http/recent-answers.ts'
import { serveFiles } from './asset-files.ts'

async function aBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'innkeeper-assets-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'app-AbCdEf12.js'), 'run()')
  await writeFile(join(folder, 'icon.svg'), '<svg/>')
  await writeFile(join(folder, 'secret.key'), 'x')
  const app = Fastify()
  await app.register(rateLimit, { max: 1, timeWindow: '1 minute' })
  app.decorate('recentAnswers', createRecentAnswers(createTestEventSource()))
  app.setErrorHandler((error, _request, reply) => sendError(reply, error as AppError))
  serveFiles(app, '/assets/', folder)
  return { app, folder }
}

test('a file with a hash in its name is kept for ever, another for an hour', async () => {
  const { app } = await aBuild()
  const script = await app.inject({ url: '/assets/app-AbCdEf12.js' })
  expect(script.body).toBe('run()')
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  const icon = await app.inject({ url: '/assets/icon.svg' })
  expect(icon.headers['cache-control']).toBe('public, max-age=3600')
})

test('what the build has compressed is sent as it is', async () => {
  const { app, folder } = await aBuild()
  const [br, gz] = [brotliCompressSync('run()'), gzipSync('run()', { level: 1 })]
  await writeFile(join(folder, 'app-AbCdEf12.js.br'), br)
  await writeFile(join(folder, 'app-AbCdEf12.js.gz'), gz)
  const asked = (coding: string) =>
    app.inject({ url: '/assets/app-AbCdEf12.js', headers: { 'accept-encoding': coding } })
  expect((await asked('br')).rawPayload).toEqual(br)
  expect((await asked('gzip')).rawPayload).toEqual(gz)
  expect((await asked('identity')).body).toBe('run()')
  expect((await app.inject({ url: '/assets/app-AbCdEf12.js.br' })).statusCode).toBe(404)
})

test('what is no file of the build is not there, nor is one that has gone since', async () => {
  const { app, folder } = await aBuild()
  for (const name of ['nothing.js', '../secret.key', '..%2fsecret.key', 'secret.key', '']) {
    expect((await app.inject({ url: `/assets/${name}` })).statusCode).toBe(404)
  }
  await rm(join(folder, 'icon.svg'))
  expect((await app.inject({ url: '/assets/icon.svg' })).statusCode).toBe(404)
})

test('a house of guests behind one address never runs out of them', async () => {
  const { app } = await aBuild()
  for (let asked = 0; asked < 3; asked++)
    expect((await app.inject({ url: '/assets/app-AbCdEf12.js' })).statusCode).toBe(200)
})
