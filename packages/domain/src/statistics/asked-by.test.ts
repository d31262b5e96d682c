import { describe, expect, it } from 'vitest'
import { type AskedBy, deviceOf, isLookedAt } from './asked-by.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1'
const DESK =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0'

function by(userAgent: string | undefined, more: Partial<AskedBy> = {}): AskedBy {
  const nothing = {
    mobileHint: undefined,
    purpose: undefined,
    fetchMode: undefined,
    fetchDestination: undefined,
  }
  return { userAgent, ...nothing, ...more }
}

describe('the device a page is looked at on', () => {
  it.each([
    [PHONE, 'phone'],
    [`${ANDROID} Mobile Safari/537.36`, 'phone'],
    ['Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', 'phone'],
    ['Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423', 'phone'],
    [IPAD, 'tablet'],
    [`${ANDROID} Safari/537.36`, 'tablet'],
    ['Mozilla/5.0 (Android 14; Tablet; rv:130.0) Gecko/130.0 Firefox/130.0', 'tablet'],
    ['Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 Silk/108.2 like Chrome/108', 'tablet'],
    [DESK, 'computer'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 'computer'],
    [undefined, 'computer'],
  ])('%s is a %s', (userAgent, device) => {
    expect(deviceOf(by(userAgent))).toBe(device)
  })

  it('is a phone where the browser says so', () => {
    expect(deviceOf(by(ANDROID, { mobileHint: '?1' }))).toBe('phone')
    expect(deviceOf(by(DESK, { mobileHint: '?0' }))).toBe('computer')
  })
})

describe('somebody looks at a page', () => {
  it.each([
    [by(PHONE), true],
    [by(DESK, { fetchMode: 'navigate', fetchDestination: 'document' }), true],
    // A service worker hands a page on without saying what for.
    [by(DESK, { fetchMode: 'navigate', fetchDestination: 'empty' }), true],
    [by('Mozilla/5.0 (Linux; Android 11; CUBOT X30) AppleWebKit/537.36 Mobile Safari/537.36'), true],
    [by(DESK, { fetchMode: 'cors', fetchDestination: 'empty' }), false],
    [by(DESK, { fetchMode: 'navigate', fetchDestination: 'iframe' }), false],
    [by(DESK, { purpose: 'prefetch;prerender' }), false],
    [by('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'), false],
    [by('Mozilla/5.0 (compatible; bingbot/2.0)'), false],
    [by('Mozilla/5.0 AppleWebKit/537.36 Chrome/130 Chrome-Lighthouse'), false],
    [by('facebookexternalhit/1.1'), false],
    [by('WhatsApp/2.23.20.0'), false],
    [by('curl/8.5.0'), false],
    [by('node'), false],
    [by(''), false],
    [by(undefined), false],
  ])('%j: %s', (asked, isLooked) => {
    expect(isLookedAt(asked)).toBe(isLooked)
  })
})
