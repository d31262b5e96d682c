import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FILE_NAME_MAX, shownFileName, uploadedFileName } from './file-name.ts'

const BIDI = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069']
const HIDDEN = [
  ...BIDI,
  '\u200e',
  '\u200f',
  '\u061c',
  '\u200b',
  '\u200d',
  '\ufeff',
  '\u0000',
  '\u001b',
  '\u0085',
]

describe('the name of a file', () => {
  it('cannot pretend to be of another kind', () => {
    expect(uploadedFileName('invoice\u202efdp.exe')).toBe('invoicefdp.exe')
    for (const hidden of HIDDEN) expect(uploadedFileName(`me${hidden}nu.pdf`)).toBe('menu.pdf')
  })

  it('keeps what people write, in any alphabet', () => {
    for (const name of ['Lake view æøå.jpg', 'меню 2026.pdf', 'قائمة.pdf', 'メニュー.pdf', '🏔 tur.png'])
      expect(uploadedFileName(name)).toBe(name)
  })

  it('has no folders, and is none', () => {
    expect(uploadedFileName('C:\\Users\\kari\\lake.jpg')).toBe('lake.jpg')
    expect(uploadedFileName('../../etc/passwd')).toBe('passwd')
    expect(shownFileName('Menu 1/2.pdf')).toBe('Menu 1-2.pdf')
    for (const empty of ['', '..', '.', ' ', '/', '\u202e']) expect(uploadedFileName(empty)).toBe('')
  })

  it('whatever comes, is bounded, holds nothing hidden, and is the same when it is cleaned again', () => {
    const given = fc.array(fc.oneof(fc.constantFrom(...HIDDEN, '/', '\\', '.', ' ', '"'), fc.string()))
    fc.assert(
      fc.property(given, (parts) => {
        const name = uploadedFileName(parts.join(''))
        expect([...name].length).toBeLessThanOrEqual(FILE_NAME_MAX)
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}/\\]/u)
        expect([uploadedFileName(name), shownFileName(name)]).toEqual([name, name])
      }),
    )
  })
})
