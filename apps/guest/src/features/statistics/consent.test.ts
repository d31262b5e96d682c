import { expect, test, vi } from 'vitest'
import { createConsent } from './consent.ts'

/** Keeps cookies as a browser does, or takes none. */
function aJar(start = '', takesCookies = true) {
  const written: string[] = []
  let cookie = start
  const jar = {
    get cookie() {
      return cookie
    },
    set cookie(line: string) {
      written.push(line)
      const [pair = ''] = line.split(';')
      if (takesCookies)
        cookie = [...cookie.split('; ').filter((other) => !other.startsWith('consent=')), pair].join('; ')
    },
  }
  return { consent: createConsent(() => jar), written, clear: () => (cookie = '') }
}

test.each([
  ['', null],
  ['language=da', null],
  ['language=da; consent=granted', 'granted'],
  ['consent=denied; language=da', 'denied'],
  ['consent=perhaps', null],
  ['noconsent=granted', null],
  ['consent=grantedly', null],
])('the cookies %j say %j', (cookie, choice) => {
  expect(aJar(cookie).consent.get()).toBe(choice)
})

test('an answer is kept for seven days, for the whole site, and can be changed', () => {
  const { consent, written } = aJar('language=da')
  consent.set('granted')
  expect(written).toEqual(['consent=granted; path=/; max-age=604800; samesite=lax'])
  consent.set('denied')
  expect(consent.get()).toBe('denied')
})

test('a cookie that has ended means that nobody was asked', () => {
  const { consent, clear } = aJar()
  consent.set('granted')
  clear()
  expect(consent.get()).toBeNull()
})

test('where cookies are switched off, the answer lasts as long as the page', () => {
  const { consent } = aJar('', false)
  consent.set('denied')
  expect(consent.get()).toBe('denied')
})

test('a change is told, the same answer again is not', () => {
  const { consent } = aJar()
  const changed = vi.fn()
  const stop = consent.subscribe(changed)
  consent.set('granted')
  consent.set('granted')
  expect(changed).toHaveBeenCalledTimes(1)
  stop()
  consent.set('denied')
  expect(changed).toHaveBeenCalledTimes(1)
})
