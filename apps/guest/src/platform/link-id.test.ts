import { DAY_MS } from '@innkeeper/domain/time.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { keepLinkId, keptLinkId, takeLinkId } from './link-id.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('l is a link id: white space is stripped, at most 12 characters, and it leaves the query', () => {
  expect(takeLinkId('?l=room%20204-abcdefghijk')).toEqual({ linkId: 'room204-abcd', search: '' })
  expect(takeLinkId('?language=2&l=lobby&box=x&box=y')).toEqual({
    linkId: 'lobby',
    search: '?language=2&box=x&box=y',
  })
})

test('linkId is a link id as well, and stays in the query', () => {
  expect(takeLinkId('?linkId=%20lobby%20&x=1')).toEqual({
    linkId: 'lobby',
    search: '?linkId=%20lobby%20&x=1',
  })
  expect(takeLinkId('?linkId=old&l=new')).toEqual({ linkId: 'new', search: '?linkId=old' })
})

test('an l with nothing in it is no link id and leaves all the same', () => {
  expect(takeLinkId('?l=%20%09&x=1')).toEqual({ linkId: null, search: '?x=1' })
  expect(takeLinkId('?x=1')).toEqual({ linkId: null, search: '?x=1' })
  expect(takeLinkId('')).toEqual({ linkId: null, search: '' })
})

/** A page at this address; the device's storage and cookies are those of the pages before it. */
function aPage(search: string, device = { stored: new Map<string, string>(), cookie: '' }) {
  const replaceState = vi.fn()
  vi.stubGlobal('location', { pathname: '/guestbook/fjellheim', search, hash: '#boxes' })
  vi.stubGlobal('history', { state: { kept: true }, replaceState })
  vi.stubGlobal('document', device)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.stored.get(key) ?? null,
    setItem: (key: string, value: string) => device.stored.set(key, value),
  })
  return { device, replaceState }
}

test('the link id is stored and the address replaced, not added to the history', () => {
  const { replaceState } = aPage('?l=lobby&box=x')
  keepLinkId()
  expect(keptLinkId()).toBe('lobby')
  expect(replaceState).toHaveBeenCalledWith({ kept: true }, '', '/guestbook/fjellheim?box=x#boxes')
})

test('an address without l stays as it is', () => {
  const { replaceState } = aPage('?linkId=lobby')
  keepLinkId()
  expect(keptLinkId()).toBe('lobby')
  expect(replaceState).not.toHaveBeenCalled()
})

test('it is known to later pages until another code is scanned, and for a day', () => {
  vi.useFakeTimers()
  const { device } = aPage('?l=room204')
  keepLinkId()
  aPage('', device)
  keepLinkId()
  expect(keptLinkId()).toBe('room204')
  aPage('?l=room305', device)
  keepLinkId()
  vi.advanceTimersByTime(DAY_MS - 1)
  expect(keptLinkId()).toBe('room305')
  vi.advanceTimersByTime(1)
  expect(keptLinkId()).toBeNull()
})

test('what a page without a script left in a cookie is newer, and taken out of it', () => {
  const { device } = aPage('?l=lobby')
  keepLinkId()
  device.cookie = 'consent=granted; link-id=room%20204'
  expect(keptLinkId()).toBe('room204')
  expect(device.cookie).toBe('link-id=; Path=/; Max-Age=0')
  device.cookie = ''
  expect(keptLinkId()).toBe('room204')
})

test('whatever else is stored under its name is none', () => {
  for (const stored of [
    'lobby',
    '{"linkId":3,"until":9e15}',
    '{"linkId":"a"}',
    'null',
    '[]',
    '{"linkId":" ","until":9e15}',
  ]) {
    aPage('', { stored: new Map([['link-id', stored]]), cookie: '' })
    expect(keptLinkId()).toBeNull()
  }
  aPage('', { stored: new Map(), cookie: 'link-id=%E0%A4%A' })
  expect(keptLinkId()).toBeNull()
})

test('without storage the address is cleaned all the same', () => {
  const { replaceState } = aPage('?l=lobby')
  const fails = () => {
    throw new Error('storage is off')
  }
  vi.stubGlobal('localStorage', { getItem: fails, setItem: fails })
  keepLinkId()
  expect(replaceState).toHaveBeenCalledOnce()
  expect(keptLinkId()).toBeNull()
})
