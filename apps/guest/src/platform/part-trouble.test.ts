import { beforeEach, expect, test, vi } from 'vitest'
import { setClientVersion } from './client-version.ts'
import { findTrouble } from './part-trouble.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  setClientVersion('1.0.0+a')
})

const answering = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('a device that knows it is offline asks nobody', async () => {
  const fetch = answering(async () => new Response('1.0.0+a'))
  vi.stubGlobal('navigator', { onLine: false })
  expect(await findTrouble()).toBe('unreachable')
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['broken', async () => new Response('1.0.0+a\n')],
  ['replaced', async () => new Response('1.0.1+b')],
  ['unreachable', async () => new Response('', { status: 502 })],
  ['unreachable', async () => Promise.reject(new TypeError('lost'))],
] as const)('a part is %s by what the server says', async (trouble, answer) => {
  answering(answer)
  expect(await findTrouble()).toBe(trouble)
})

test('a saved copy asks nobody either', async () => {
  const fetch = answering(async () => new Response('1.0.0+a'))
  vi.stubGlobal('document', { documentElement: { dataset: { savedAt: '1' } } })
  expect(await findTrouble()).toBe('unreachable')
  expect(fetch).not.toHaveBeenCalled()
})

test('parts that fail together ask together', async () => {
  const fetch = answering(async () => new Response('1.0.0+a'))
  await Promise.all([findTrouble(), findTrouble(), findTrouble()])
  expect(fetch).toHaveBeenCalledOnce()
})
