import { describe, expect, it } from 'vitest'
import { isPageWorthKeeping, latestOf, markedPage, SAVED_AT_HEADER } from './saved-page.ts'

const page = (html: string) =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': '12',
      'content-security-policy': "default-src 'self'",
    },
  })

/** An answer as `fetch` gives it to a page of the same origin. */
const fetched = (cacheControl: string, status = 200) =>
  Object.defineProperty(new Response('', { status, headers: { 'cache-control': cacheControl } }), 'type', {
    value: 'basic',
  })

describe('a page worth keeping', () => {
  it('is whole and not for one visitor alone', () => {
    expect(isPageWorthKeeping(fetched('private, no-cache'))).toBe(true)
    expect(isPageWorthKeeping(fetched('no-store'))).toBe(false)
    expect(isPageWorthKeeping(fetched('private, No-Store'))).toBe(false)
    expect(isPageWorthKeeping(fetched('private, no-cache', 404))).toBe(false)
  })
})

describe('a kept page', () => {
  it('says when it was kept and is otherwise as it came', async () => {
    const html = '<!doctype html>\n<html lang="en" dir="ltr"><body>the <html lang="x"> of it</body></html>'
    const kept = await markedPage(page(html), 1_763_200_000_000)
    expect(await kept.text()).toBe(
      '<!doctype html>\n<html data-saved-at="1763200000000" lang="en" dir="ltr"><body>the <html lang="x"> of it</body></html>',
    )
    expect(Object.fromEntries(kept.headers)).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
      [SAVED_AT_HEADER]: '1763200000000',
    })
  })

  it('is chosen among several by when it was kept', () => {
    expect(latestOf([])).toBeUndefined()
    const pages = [{ savedAt: 2 }, { savedAt: 3 }, { savedAt: 1 }]
    expect(latestOf(pages)).toBe(pages[1])
  })
})
