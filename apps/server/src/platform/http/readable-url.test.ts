import { describe, expect, it } from 'vitest'
import { readableUrl } from './readable-url.ts'

describe('the address of a request', () => {
  it('stays as it is when it decodes', () => {
    for (const url of ['/', '/guestbook/fjellheim?box=%', '/guestbook/%C3%A6', '/guestbook/%00']) {
      expect(readableUrl(url)).toBe(url)
    }
  })

  it('of a page is read letter by letter when it does not decode', () => {
    expect(readableUrl('/guestbook/%E0%A4%A?language=1')).toBe('/guestbook/%25E0%25A4%25A?language=1')
  })

  it('of the API is never changed', () => {
    expect(readableUrl('/api/guest/%ff/clientData')).toBe('/api/guest/%ff/clientData')
  })
})
