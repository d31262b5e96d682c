import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

it('names a file plainly, and with its own letters where it has some', () => {
  expect(contentDisposition('attachment', 'orders.csv')).toBe('attachment; filename="orders.csv"')
  expect(contentDisposition('inline', 'Vinkort "æ".pdf')).toBe(
    `inline; filename="Vinkort ___.pdf"; filename*=UTF-8''Vinkort%20%22%C3%A6%22.pdf`,
  )
})

it('says nothing hidden and breaks out of nowhere, whatever the name is', () => {
  const hostile = fc.array(
    fc.oneof(fc.constantFrom('\u202e', '\u2066', '"', ';', '\r\n', '\\', '%', "'", '\ud800'), fc.string()),
  )
  fc.assert(
    fc.property(hostile, (parts) => {
      const header = contentDisposition('inline', parts.join(''))
      expect(header).toMatch(/^inline; filename="[ !#-$&-[\]-~]*"(; filename\*=UTF-8''[\w.!~%-]+)?$/)
      expect(header).not.toMatch(/%E2%80%AE|%E2%81%A6/)
    }),
  )
})
