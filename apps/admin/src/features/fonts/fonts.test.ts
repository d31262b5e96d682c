import type { StaffFont } from '@innkeeper/api/fonts.ts'
import { FONT_FILE_MAX_BYTES, OWN_FONT_FILES_MAX } from '@innkeeper/domain/fonts/constants.ts'
import { expect, test } from 'vitest'
import { base64Of } from './base64.ts'
import { familyProblem, fileProblem, roomLeft } from './chosen-files.ts'
import { ownFamilies } from './font-families.ts'

test('a file is refused before it is sent when its name or size already says so', () => {
  expect(fileProblem({ name: 'house.WOFF2', size: 40_000 })).toBeNull()
  expect(fileProblem({ name: 'house.ttf', size: 40_000 })).toBe('not-woff2')
  expect(fileProblem({ name: 'house.woff2', size: FONT_FILE_MAX_BYTES + 1 })).toBe('too-large')
})

test('a family has a name of its own, or the one in the file', () => {
  expect(familyProblem('  ')).toBeNull()
  expect(familyProblem('Søstrene Sans')).toBeNull()
  expect(familyProblem('a;b')).toBe('letters')
  expect(familyProblem('x'.repeat(41))).toBe('letters')
  expect(familyProblem('inter')).toBe('taken')
})

test('there is room for eight files', () => {
  expect([0, 7, 8, 9].map(roomLeft)).toEqual([OWN_FONT_FILES_MAX, 1, 0, 0])
})

test('bytes of any length travel as base64', () => {
  for (const length of [0, 1, 2, 3, 0x7fff, 0x8000, 0x8001, 200_000]) {
    const bytes = Uint8Array.from({ length }, (_, place) => (place * 7) % 256)
    expect(Uint8Array.from(atob(base64Of(bytes)), (letter) => letter.charCodeAt(0))).toEqual(bytes)
  }
})

test('files stand with their family, which says where it is used', () => {
  const font = (id: string, family: string) => ({ id, family }) as StaffFont
  const fonts = [font('1', 'A'), font('2', 'B'), font('3', 'A')]
  expect(ownFamilies({ fonts, uses: { A: ['text'] } })).toEqual([
    { family: 'A', fonts: [fonts[0], fonts[2]], places: ['text'] },
    { family: 'B', fonts: [fonts[1]], places: [] },
  ])
})
