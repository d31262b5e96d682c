import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetGonePage, renewPage } from './changed-pages.ts'

const ORIGIN = 'https://stay.example'
const PAGE = `${ORIGIN}/pages/fjellheim/walks`
const CALL = `${ORIGIN}/api/guest/fjellheim/htmlbuilder/templates/walks?language=0`
const GUESTBOOK = `${ORIGIN}/guestbook/fjellheim/abc`

let kept: Map<string, Response>
const published = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  kept = new Map([PAGE, GUESTBOOK].map((address) => [address, new Response('the words before')]))
  const cache = {
    delete: async (key: string) => kept.delete(key),
    put: async (key: string, page: Response) => void kept.set(key, page),
    keys: async () => [...kept.keys()],
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', published)
})
afterEach(() => {
  vi.unstubAllGlobals()
  published.mockReset()
})

/** As the browser answers for an address of its own origin. */
function answered(status: number, body = ''): Response {
  return Object.defineProperty(new Response(body, { status }), 'type', { value: 'basic' })
}

/** An answer passes by the worker, which does what it does on the side. */
async function passes(address: string, response: Response): Promise<void> {
  const aside: Promise<unknown>[] = []
  const event = { waitUntil: (work: Promise<unknown>) => aside.push(work) } as unknown as ExtendableEvent
  for (const plugin of [forgetGonePage, renewPage]) {
    const seen = await plugin.fetchDidSucceed?.({ request: new Request(address), response, event })
    expect(seen).toBe(response)
  }
  await Promise.all(aside)
}

test.each([
  [CALL, 404],
  [PAGE, 404],
  [`${PAGE}?language=1`, 410],
])('where %s answers %i the copy of the page is gone', async (address, status) => {
  await passes(address, answered(status))
  expect([...kept.keys()]).toEqual([GUESTBOOK])
})

test.each([200, 429, 500, 503])('an answer of %i takes no copy away', async (status) => {
  published.mockRejectedValue(new TypeError('no connection'))
  await passes(CALL, answered(status))
  expect(await kept.get(PAGE)?.text()).toBe('the words before')
})

test('nothing of a guestbook is forgotten by the way', async () => {
  await passes(GUESTBOOK, answered(404))
  expect([...kept.keys()]).toEqual([PAGE, GUESTBOOK])
})

test('when an open page asks what is published now, its copy has the new words', async () => {
  published.mockResolvedValue(answered(200, '<html lang="en">the new words'))
  await passes(CALL, answered(200))
  expect(published).toHaveBeenCalledExactlyOnceWith(PAGE)
  expect(await kept.get(PAGE)?.text()).toContain('the new words')
})
