import { describe, expect, it } from 'vitest'
import { shownFileName } from './upload.ts'

describe('an uploaded picture’s name', () => {
  it('is shown without folders and control characters, and bounded', () => {
    expect(shownFileName('C:\\Users\\kari\\Lake view æøå.jpg')).toBe('Lake view æøå.jpg')
    expect(shownFileName('../../etc/passwd')).toBe('passwd')
    expect(shownFileName('a\r\nb\0.png')).toBe('ab.png')
    expect(shownFileName('🏔'.repeat(500))).toBe('🏔'.repeat(120))
    expect(shownFileName(' / ')).toBe('picture')
  })
})
