import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty } from '../../testing/builders.ts'
import { createTestEventSource } from '../../testing/event-source.ts'
import { chooseCoding } from './compress.ts'
import { acceptedLanguages, cookieValue } from './language-preference.ts'
import { prepareAnswer, sendPrepared } from './prepared-answer.ts'
import { createRecentAnswers } from './recent-answers.ts'

let app: TestApp
let url: string
beforeAll(async () => {
  app = await openTestApp()
  url = `/api/guest/${await aProperty(app.db)}/clientData`
})
afterAll(() => app.close())

describe('a prepared answer', () => {
  it('comes in the best coding the client takes, always the same content', async () => {
    const plain = await app.inject({ url })
    const br = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
    const gzip = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    expect([plain, br, gzip].map((answer) => answer.headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  })

  it('is compressed as strongly as possible once it is asked for again and again', async () => {
    // Long enough that the strongest compression finds something.
    const words = Array.from({ length: 2000 }, (_, index) => `word-${(index * 7919) % 613}`).join(' ')
    const answer = await prepareAnswer(words, {})
    const quick = answer.bodies.br
    const server = Fastify()
    server.decorate('recentAnswers', createRecentAnswers(createTestEventSource()))
    server.get('/', (request, reply) => sendPrepared(request, reply, answer))
    const ask = (headers = {}) => server.inject({ url: '/', headers })
    for (const known of [undefined, undefined, answer.etag, answer.etag]) {
      await ask(known ? { 'if-none-match': known } : {})
    }
    expect(answer).toMatchObject({ sendsUntilBest: 1, bodies: { br: quick } })
    await ask()
    await expect.poll(() => answer.bodies.br.length).toBeLessThan(quick.length)
    expect(brotliDecompressSync(answer.bodies.br).toString()).toBe(words)
  })

  it('is 304 without a body for whoever has it', async () => {
    const { etag } = (await app.inject({ url })).headers
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await app.inject({ url, headers: { 'if-none-match': String(known) } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
    expect((await app.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)
  })
})

describe('headers a browser sends', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['br;q=0.5', 'br'],
    ['abrg', 'identity'],
  ])('accept-encoding %j chooses %s', (header, coding) => {
    expect(chooseCoding(header)).toBe(coding)
  })

  it('languages come best first, without those of weight 0', () => {
    expect(acceptedLanguages('de;q=0.5, da, nb-NO;q=0.9, fr;q=0, *;q=0.1')).toEqual([
      'da',
      'nb-NO',
      'de',
      '*',
    ])
    expect(acceptedLanguages(',;=,')).toEqual([])
  })

  it('a cookie is found among others', () => {
    expect(cookieValue('a=1; language=da; b=language=x', 'language')).toBe('da')
    expect(cookieValue('xlanguage=da', 'language')).toBeNull()
  })
})
