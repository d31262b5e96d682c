import { afterEach, expect, test, vi } from 'vitest'
import { keepLinkId, takeLinkId } from './link-id.ts'

afterEach(() => vi.unstubAllGlobals())

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

function aPage(search: string, setItem = vi.fn()) {
  const replaceState = vi.fn()
  vi.stubGlobal('location', { pathname: '/guestbook/fjellheim', search, hash: '#boxes' })
  vi.stubGlobal('history', { state: { kept: true }, replaceState })
  vi.stubGlobal('sessionStorage', { setItem })
  return { replaceState, setItem }
}

test('the link id is stored and the address replaced, not added to the history', () => {
  const { replaceState, setItem } = aPage('?l=lobby&box=x')
  keepLinkId()
  expect(setItem).toHaveBeenCalledWith('link-id', 'lobby')
  expect(replaceState).toHaveBeenCalledWith({ kept: true }, '', '/guestbook/fjellheim?box=x#boxes')
})

test('an address without l stays as it is', () => {
  const { replaceState, setItem } = aPage('?linkId=lobby')
  keepLinkId()
  expect(setItem).toHaveBeenCalledWith('link-id', 'lobby')
  expect(replaceState).not.toHaveBeenCalled()
})

test('without storage the address is cleaned all the same', () => {
  const { replaceState } = aPage(
    '?l=lobby',
    vi.fn(() => {
      throw new Error('storage is off')
    }),
  )
  keepLinkId()
  expect(replaceState).toHaveBeenCalledOnce()
})
