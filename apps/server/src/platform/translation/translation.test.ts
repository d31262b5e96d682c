import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTranslationServer, type TranslationServer } from '../../testing/translation-server.ts'
import { batches } from './batches.ts'
import { createTranslation } from './create.ts'
import { createDeepL } from './deepl.ts'
import { createLibreTranslate } from './libretranslate.ts'
import { TranslationError } from './port.ts'

const limits = { tries: 3, firstRetryMs: 5, tryMs: 10_000, totalMs: 20_000 }
let server: TranslationServer
beforeEach(async () => {
  server = await openTranslationServer()
})
afterEach(() => server.close())

const deepl = () => createDeepL({ url: `${server.url}/`, key: 'secret-key:fx', limits })
const libre = () => createLibreTranslate({ url: server.url, key: 'house-key', limits })
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => (error instanceof TranslationError ? error.failure : String(error)),
  )

describe('DeepL', () => {
  it('gets texts, languages, tags and tone in one call, and the key in a header', async () => {
    expect(await deepl().translate({ texts: ['Hi', 'A <g id="0">b</g>'], from: 'en', to: 'no' })).toEqual([
      'HI',
      'A <g id="0">B</g>',
    ])
    expect(server.calls).toHaveLength(1)
    expect(server.calls[0]?.path).toBe('/v2/translate')
    expect(server.calls[0]?.headers.authorization).toBe('DeepL-Auth-Key secret-key:fx')
    expect(server.calls[0]?.body).toEqual({
      text: ['Hi', 'A <g id="0">b</g>'],
      source_lang: 'EN',
      target_lang: 'NB',
      tag_handling: 'html',
      formality: 'prefer_more',
    })
  })

  it.each([
    ['no', 'et', 'NB', 'ET'],
    ['nb', 'en', 'NB', 'EN-GB'],
    ['da', 'en-US', 'DA', 'EN-US'],
    ['fi', 'pt-BR', 'FI', 'PT-BR'],
    ['pt-BR', 'nl', 'PT', 'NL'],
  ])('writes %s to %s as %s to %s', async (from, to, source, target) => {
    await deepl().translate({ texts: ['Hi'], from, to })
    expect(server.calls[0]?.body).toMatchObject({ source_lang: source, target_lang: target })
  })

  it('a used up quota, a wrong key and an unknown language are told apart, and asked once', async () => {
    const ask = () => failureOf(deepl().translate({ texts: ['Hi'], from: 'en', to: 'fo' }))
    server.replyNext({ status: 456 }, { status: 403 }, { status: 400, body: { message: 'not supported' } })
    expect(await ask()).toBe('quota-used-up')
    expect(await ask()).toBe('refused')
    expect(await ask()).toBe('language-unknown')
    expect(server.calls).toHaveLength(3)
  })

  it('more texts than fit go in several calls, in their order', async () => {
    const texts = Array.from({ length: 120 }, (_, place) => `text ${place}`)
    expect(await deepl().translate({ texts, from: 'en', to: 'da' })).toEqual(
      texts.map((text) => text.toUpperCase()),
    )
    expect(server.calls.map(({ body }) => (body.text as string[]).length)).toEqual([50, 50, 20])
  })
})

describe('LibreTranslate', () => {
  it('gets texts as HTML with its own codes and the key in the body', async () => {
    expect(await libre().translate({ texts: ['Hi', 'Bye'], from: 'no', to: 'et' })).toEqual(['HI', 'BYE'])
    expect(server.calls[0]?.path).toBe('/translate')
    expect(server.calls[0]?.body).toEqual({
      q: ['Hi', 'Bye'],
      source: 'nb',
      target: 'et',
      format: 'html',
      api_key: 'house-key',
    })
    await createLibreTranslate({ url: `${server.url}/lt/` }).translate({
      texts: ['Hi'],
      from: 'en',
      to: 'zh',
    })
    expect(server.calls[1]?.path).toBe('/lt/translate')
    expect(server.calls[1]?.body).not.toHaveProperty('api_key')
    expect(server.calls[1]?.body.target).toBe('zh-Hans')
  })

  it('a refused key and a language it does not have are told apart', async () => {
    server.replyNext(
      { status: 403, body: { error: 'Invalid API key' } },
      { status: 400, body: { error: 'kl is not supported' } },
    )
    expect(await failureOf(libre().translate({ texts: ['Hi'], from: 'en', to: 'da' }))).toBe('refused')
    expect(await failureOf(libre().translate({ texts: ['Hi'], from: 'en', to: 'kl' }))).toBe(
      'language-unknown',
    )
  })
})

describe('a service that is busy, slow or broken', () => {
  it('is asked again a few times, as late as it says, and then given up', async () => {
    server.replyNext({ status: 429, headers: { 'retry-after': '1' } }, { status: 503 })
    const began = Date.now()
    const patient = deepl()
    expect(await patient.translate({ texts: ['Hi'], from: 'en', to: 'da' })).toEqual(['HI'])
    expect(Date.now() - began).toBeGreaterThanOrEqual(950)
    expect(server.calls).toHaveLength(3)
    server.replyNext({ status: 500 }, { status: 502 }, { status: 529 }, { status: 500 })
    expect(await failureOf(deepl().translate({ texts: ['Hi'], from: 'en', to: 'da' }))).toBe('unavailable')
    expect(server.calls).toHaveLength(6)
  })

  it('is not waited for longer than the limit, whatever it asks', async () => {
    server.replyNext({ status: 429, headers: { 'retry-after': '3600' } })
    expect(await failureOf(libre().translate({ texts: ['Hi'], from: 'en', to: 'da' }))).toBe('unavailable')
    expect(server.calls).toHaveLength(1)
    const slow = { status: 200, delayMs: 3000 }
    server.replyNext(slow, slow, slow)
    const hasty = createLibreTranslate({
      url: server.url,
      key: 'house-key',
      limits: { ...limits, tryMs: 100, totalMs: 500 },
    })
    expect(await failureOf(hasty.translate({ texts: ['Hi'], from: 'en', to: 'da' }))).toBe('unavailable')
  })

  it('an answer that is none, a redirect and a closed port are failures, not texts', async () => {
    server.replyNext({ status: 200, body: { translations: [] } })
    expect(await failureOf(deepl().translate({ texts: ['Hi'], from: 'en', to: 'da' }))).toBe('unavailable')
    const elsewhere = { status: 307, headers: { location: 'http://127.0.0.1:9/' } }
    server.replyNext(elsewhere, elsewhere, elsewhere)
    expect(await failureOf(deepl().translate({ texts: ['Hi'], from: 'en', to: 'da' }))).toBe('unavailable')
    const nobody = createDeepL({ url: 'http://127.0.0.1:9', key: 'k', limits })
    expect(await failureOf(nobody.translate({ texts: ['Hi'], from: 'en', to: 'da' }))).toBe('unavailable')
  })
})

describe('which service', () => {
  it('is told by its address, and none without one', async () => {
    expect(createTranslation({})).toMatchObject({ kind: 'off', host: null })
    expect(await failureOf(createTranslation({}).translate({ texts: [], from: 'en', to: 'da' }))).toBe('off')
    expect(createTranslation({ url: 'https://api-free.deepl.com', key: 'k' })).toMatchObject({
      kind: 'deepl',
      host: 'api-free.deepl.com',
    })
    expect(createTranslation({ url: 'https://notdeepl.com' }).kind).toBe('libretranslate')
    expect(createTranslation({ url: 'http://localhost:5000' })).toMatchObject({
      kind: 'libretranslate',
      host: 'localhost:5000',
    })
  })

  it('texts are grouped by number and length', () => {
    expect(batches(['aa', 'b', 'cccc', 'd'], { texts: 2, characters: 4 })).toEqual([
      ['aa', 'b'],
      ['cccc'],
      ['d'],
    ])
    expect(batches([], { texts: 2, characters: 4 })).toEqual([])
  })
})
