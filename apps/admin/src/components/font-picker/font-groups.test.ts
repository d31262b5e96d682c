import { FONT_KINDS } from '@innkeeper/domain/fonts/constants.ts'
import { expect, test } from 'vitest'
import { fontGroups } from './font-groups.ts'
import { sampleLetters } from './sample-letters.ts'
import { fontSheetAddress } from './use-font-sheet.ts'

test('own fonts come first, once each, then those of every device, then web fonts by their look', () => {
  const groups = fontGroups(['House Serif', 'House Sans', 'House Serif'], 'Inter')
  expect(groups.map(({ name }) => name)).toEqual(['own', 'standard', ...FONT_KINDS])
  expect(groups[0]?.families).toEqual(['House Sans', 'House Serif'])
  const all = groups.flatMap(({ families }) => families)
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(58)
})

test('a house without own fonts has no empty group, and a font that is gone stays readable', () => {
  expect(fontGroups([], 'Lora').map(({ name }) => name)).toEqual(['standard', ...FONT_KINDS])
  expect(fontGroups([], 'Gone Grotesk')[0]).toEqual({ name: 'missing', families: ['Gone Grotesk'] })
})

test('the sample has the letters of the house’s languages, each once', () => {
  expect(sampleLetters(['en', 'da', 'nb'])).toBe('æ ø å')
  expect(sampleLetters(['sv', 'fi', 'et'])).toBe('å ä ö õ ü')
  expect(sampleLetters(['de-AT'])).toBe('ä ö ü ß')
  expect(sampleLetters(['en', 'constructor'])).toBe('æ ø å ä ö õ ü')
})

test('one stylesheet names all fonts, its own names written for an address', () => {
  const address = new URL(fontSheetAddress('fjellheim', ['Fjellheim Sans', 'Ø & Å']), 'http://localhost')
  expect(address.pathname).toBe('/fonts/fjellheim/families/all.css')
  expect(address.searchParams.getAll('family').slice(0, 2)).toEqual(['Fjellheim Sans', 'Ø & Å'])
})
