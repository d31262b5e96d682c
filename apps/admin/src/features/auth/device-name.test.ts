import { describe, expect, test } from 'vitest'
import { deviceOf } from './device-name.ts'

describe('a session names its device', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36'
  test.each([
    [chrome, { browser: 'Chrome', system: 'Windows', isPhone: false }],
    [`${chrome} Edg/126.0`, { browser: 'Edge', system: 'Windows', isPhone: false }],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iPhone', isPhone: true },
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
      { browser: 'Chrome', system: 'Android', isPhone: true },
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
      { browser: 'Firefox', system: 'Linux', isPhone: false },
    ],
    ['curl/8.5.0', { browser: null, system: null, isPhone: false }],
    [null, { browser: null, system: null, isPhone: false }],
  ])('%s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toEqual(device)
  })
})
