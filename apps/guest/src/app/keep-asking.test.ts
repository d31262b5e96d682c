import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAsking } from './keep-asking.ts'
import { comesBackScript } from './pages/failure/comes-back.ts'

const MINUTE_MS = 60_000
let page: EventTarget & { visibilityState: string }
let browser: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  browser = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([0, 1])(
  'a closed page asks soon, then more seldom, at most once a minute (by chance %s)',
  (chance) => {
    const ask = vi.fn()
    const stop = keepAsking(ask, () => chance)
    vi.advanceTimersByTime(5000)
    expect(ask).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(MINUTE_MS - 5000)
    expect(ask.mock.calls.length).toBeLessThanOrEqual(6)
    vi.advanceTimersByTime(10 * MINUTE_MS)
    const before = ask.mock.calls.length
    vi.advanceTimersByTime(10 * MINUTE_MS)
    expect(ask.mock.calls.length - before).toBeLessThanOrEqual(10)
    expect(ask.mock.calls.length - before).toBeGreaterThanOrEqual(7)
    stop()
    ask.mockClear()
    vi.advanceTimersByTime(2 * MINUTE_MS)
    browser.dispatchEvent(new Event('online'))
    expect(ask).not.toHaveBeenCalled()
  },
)

test('a closed page nobody looks at asks nothing, and asks at once when somebody returns', () => {
  const ask = vi.fn()
  keepAsking(ask)
  page.visibilityState = 'hidden'
  vi.advanceTimersByTime(10 * MINUTE_MS)
  expect(ask).not.toHaveBeenCalled()
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(ask).toHaveBeenCalledOnce()
})

test('a page the server made closed asks the same way, and loads anew once it is open', async () => {
  const replace = vi.fn()
  const lost = () => Promise.reject(new TypeError('lost'))
  const ask = vi
    .fn(async () => ({ ok: false }))
    .mockResolvedValueOnce({ ok: false })
    .mockImplementationOnce(lost)
    .mockResolvedValueOnce({ ok: true })
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('location', {
    href: 'https://inn.example/guestbook/fjellheim',
    pathname: '/guestbook/fjellheim',
    search: '',
    replace,
  })
  // biome-ignore lint/security/noGlobalEval: the text of the script is what is tested
  // biome-ignore lint/complexity/noCommaOperator: an indirect eval runs as a page runs it
  ;(0, eval)(comesBackScript('inactive') ?? '')
  await vi.advanceTimersByTimeAsync(13_000)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(ask).toHaveBeenCalledWith('https://inn.example/guestbook/fjellheim', {
    method: 'HEAD',
    cache: 'no-store',
  })
  expect(replace).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(replace).toHaveBeenCalledExactlyOnceWith('/guestbook/fjellheim')
  ask.mockClear()
  await vi.advanceTimersByTimeAsync(20 * MINUTE_MS)
  expect(ask.mock.calls.length).toBeLessThanOrEqual(24)
})

test('what is not there at all is not asked for again', () => {
  for (const failure of ['unknown-property', 'unknown-address', 'unavailable', 'error'] as const)
    expect(comesBackScript(failure)).toBeNull()
})
