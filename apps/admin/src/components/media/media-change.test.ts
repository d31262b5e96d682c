import { mediaChangeSchema } from '@innkeeper/domain/media/file-schema.ts'
import { expect, test } from 'vitest'
import { isSameChange, rebased, tidied } from './media-change.ts'

const change = { fileName: 'Lake.png', focalX: 0.5, focalY: 0.5, credit: null, alt: {}, isDecorative: false }

test('empty words and blanks around them are not sent', () => {
  const typed = { ...change, fileName: ' Lake.png ', credit: '  ', alt: { 0: ' The lake ', 1: ' ', 2: '' } }
  expect(tidied(typed)).toEqual({ ...change, alt: { 0: 'The lake' } })
})

test('a form in which nothing was really changed has nothing to save', () => {
  expect(isSameChange(change, { ...change, alt: { 1: '' }, credit: '' })).toBe(true)
  expect(isSameChange({ ...change, alt: { 0: 'a', 1: 'b' } }, { ...change, alt: { 1: 'b', 0: 'a' } })).toBe(
    true,
  )
  expect(isSameChange(change, { ...change, focalX: 0.6 })).toBe(false)
})

test('what is sent is what the server takes', () => {
  for (const alt of [{}, { 0: '' }, { 0: ' a ' }, { 12: 'æøå'.repeat(100) }]) {
    const sent = tidied({ ...change, fileName: ' x', credit: '', alt })
    expect(mediaChangeSchema.safeParse(sent).success).toBe(true)
  }
})

test('when somebody else saves meanwhile, what was typed stays and the rest is theirs', () => {
  const base = { ...change, alt: { 0: 'Lake', 1: 'Sø' } }
  const typed = { ...base, credit: 'Ola', alt: { 0: 'Our lake', 1: 'Sø', 2: 'Järvi' } }
  const theirs = { ...base, fileName: 'Water.png', alt: { 0: 'The lake', 1: 'Søen' } }
  expect(rebased(typed, base, theirs)).toEqual({
    ...theirs,
    credit: 'Ola',
    alt: { 0: 'Our lake', 1: 'Søen', 2: 'Järvi' },
  })
  expect(rebased(base, base, theirs)).toEqual(theirs)
})
