import { describe, expect, it } from 'vitest'
import { parseSender } from './sender.ts'

describe('the sender of all mail', () => {
  it('is an address with or without a name', () => {
    expect(parseSender('stay@hotel.example')).toEqual({ name: '', address: 'stay@hotel.example' })
    expect(parseSender('Fjellheim <stay@hotel.example>')).toEqual({
      name: 'Fjellheim',
      address: 'stay@hotel.example',
    })
    expect(parseSender('"Hotel, Norway" <a@b.example>')).toEqual({
      name: 'Hotel, Norway',
      address: 'a@b.example',
    })
  })

  it('is refused when it is no single address', () => {
    for (const text of ['', 'hotel', 'a@b.example, c@d.example', 'A\nBcc: x@y.example <a@b.example>', '<>']) {
      expect(() => parseSender(text), text).toThrow('MAIL_FROM')
    }
  })
})
