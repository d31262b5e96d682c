import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SNIFFED_TYPES, sniffMedia } from './sniff.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const container = (...brands: string[]) =>
  bytes(
    `\0\0\0${String.fromCharCode(8 + 4 * (brands.length + 1))}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}mdat`,
  )

describe('a file', () => {
  it('is known by its first bytes', () => {
    expect(sniffMedia(bytes('\xff\xd8\xff\xe1 Exif'))).toBe('jpeg')
    expect(sniffMedia(bytes('\x89PNG\r\n\x1a\n....'))).toBe('png')
    expect(sniffMedia(bytes('GIF89a....'))).toBe('gif')
    expect(sniffMedia(bytes('RIFF....WEBPVP8 '))).toBe('webp')
    expect(sniffMedia(bytes('%PDF-1.7\n'))).toBe('pdf')
    expect(sniffMedia(container('avif', 'avif', 'mif1'))).toBe('avif')
    expect(sniffMedia(container('mif1', 'mif1', 'avif'))).toBe('avif')
  })

  it('of a phone that was not converted is told apart, so that it can be refused in words', () => {
    expect(sniffMedia(container('heic', 'mif1', 'heic'))).toBe('heic')
    expect(sniffMedia(container('mif1', 'heic'))).toBe('heic')
    expect(sniffMedia(container('mif1'))).toBe('heic')
  })

  it('is a drawing when the drawing comes first, behind declarations and comments at most', () => {
    for (const start of [
      '',
      '\xef\xbb\xbf',
      '<?xml version="1.0"?>\n',
      '<!-- made by hand -->',
      '<!DOCTYPE svg PUBLIC "x" "y">\n',
    ])
      expect(sniffMedia(bytes(`${start}<svg xmlns="http://www.w3.org/2000/svg">`)), start).toBe('svg')
  })

  it('is nothing we take when it is a page, a program, a film or something that hides its head', () => {
    const others = [
      '',
      '<html><svg></svg></html>',
      '<!DOCTYPE html><svg>',
      '<script>',
      'PK\x03\x04',
      'MZ',
      'BM',
      'II*\0',
    ]
    for (const other of [...others, ' %PDF-1.7', 'GIF90a', 'hello <svg>', '<svgx>'])
      expect(sniffMedia(bytes(other)), other).toBeNull()
    expect(sniffMedia(container('isom', 'mp42'))).toBeNull()
  })

  it('never makes the look at it fail, whatever it holds', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 6000 }), (any) => {
        const type = sniffMedia(any)
        expect(type === null || SNIFFED_TYPES.includes(type)).toBe(true)
      }),
    )
  })
})
